"""``pm``, and ``cmd package``: what is installed, and installing."""

from __future__ import annotations

from collections.abc import Callable

from gts_env.android.system.settings.wiping import wiped
from gts_env.android.world import Kill
from gts_env.errors import GtsError
from gts_env.serving.apk import apk_of, package_in
from gts_env.serving.files import ROOM
from gts_env.serving.packages import Package
from gts_env.serving.room import NoRoom
from gts_env.serving.shell.call import Call, Command
from gts_env.serving.shell.options import expected, has, split, unknown, whole

INSTRUMENTATION = "io.appium.uiautomator2.server.test/androidx.test.runner.AndroidJUnitRunner"


def pm(call: Call) -> object:
    """``pm COMMAND ...``."""
    name, args = (call.args[0], call.args[1:]) if call.args else ("", [])
    command = _COMMANDS.get(name)
    if command is None:
        return unknown(call, "Package manager (package)", name, _COMMANDS)
    call.args = args
    return command(call)


def _all(call: Call) -> list[Package]:
    return list(call.phone.packages.all(call.phone.phone))


def _find(call: Call, name: str) -> Package | None:
    return call.phone.packages.find(call.phone.phone, name)


def _list(call: Call) -> int:
    what, *rest = call.args or [""]
    if what in ("packages", "package"):
        return _list_packages(call, rest)
    if what == "instrumentation":
        call.say(f"instrumentation:{INSTRUMENTATION} (target=io.appium.uiautomator2.server)")
    elif what == "users":
        call.say("Users:\n\tUserInfo{0:Owner:4c13} running")
    elif what == "features":
        call.say("feature:reqGlEsVersion=0x30000\nfeature:android.hardware.touchscreen")
    elif what not in ("permissions", "permission-groups", "libraries"):
        return call.fail(f"Error: unknown list type '{what}'", 255)
    return 0


def _list_packages(call: Call, args: list[str]) -> int:
    options, words = split(args, also=("--user", "--uid"))
    for one in _all(call):
        if (has(options, "-3") and one.system) or (has(options, "-s") and not one.system) or has(options, "-d"):
            continue
        if words and words[-1] not in one.name:
            continue
        place = f"{one.path}=" if has(options, "-f") else ""
        code = f" versionCode:{one.code}" if has(options, "--show-versioncode") else ""
        uid = " uid:10100" if has(options, "-U") else ""
        call.say(f"package:{place}{one.name}{code}{uid}")
    return 0


def _path(call: Call) -> int:
    names = split(call.args, also=("--user",))[1]
    found = _find(call, names[0]) if names else None
    if found is None:
        return 1
    files = call.phone.files
    if files.find(found.path) is None:  # those that were there from the start lie there already
        files.write(found.path, apk_of(found, call.phone.phone), 1_600_000_000)
    call.say(f"package:{found.path}")
    return 0


def _clear(call: Call) -> int:
    names = split(call.args, also=("--user",))[1]
    if not names:
        return call.fail("Error: no package specified", 255)
    found = _find(call, names[0])
    if found is None:
        call.say("Failed")
        return 1
    if found.app and not found.system:
        phone = call.phone
        phone.happen(Kill(found.app, True))
        app = phone.phone.apps.app(found.app)
        phone.change(lambda state: wiped(state, app))
    call.say("Success")
    return 0


async def _install(call: Call) -> int:
    options, words = split(call.args, "Si", also=("--user", "--abi", "--install-location", "--pkg"))
    size = whole(options.get("-S", ""))
    if size is not None:
        try:
            with call.phone.room.hold(max(0, min(size, ROOM))):
                data = await _streamed(call, size)
        except NoRoom:
            call.say("Failure [INSTALL_FAILED_INSUFFICIENT_STORAGE]")
            return 1
    elif words and words[-1] != "-":
        data = call.phone.files.read(words[-1])
    else:
        return call.fail("Error: must either specify a package size or an APK file")
    name = package_in(data)
    if name is None:
        call.say("Failure [INSTALL_PARSE_FAILED_NOT_APK: Failed to parse the package]")
        return 1
    known = _find(call, name[0])
    if known is None or not known.app:
        if not call.phone.packages.add(Package(name[0], name[2], name[1])):
            call.say("Failure [INSTALL_FAILED_INSUFFICIENT_STORAGE]")
            return 1
        call.phone.note("I", "PackageManager", f"Package {name[0]} installed")
    call.say("Success")
    return 0


async def _streamed(call: Call, size: int) -> bytes:
    """So many bytes of the host's input; more than the phone has room for are read and forgotten."""
    data = bytearray(call.stdin[:size])
    read = len(data)
    while read < size and call.reads is not None:
        piece = await call.reads()
        if not piece:
            break
        read += len(piece)
        if len(data) <= ROOM:
            data += piece
    return bytes(data)


def _uninstall(call: Call) -> int:
    names = split(call.args, also=("--user",))[1]
    if names and call.phone.packages.remove(names[0]):
        call.say("Success")
        return 0
    known = names and _find(call, names[0]) is not None
    call.say("Failure [DELETE_FAILED_INTERNAL_ERROR]" if known else "Failure [not installed for 0]")
    return 1


def _grant(call: Call) -> int:
    """Grants and revocations by the name of Android; what the phone has no word for is taken and forgotten."""
    from gts_env.android.permissions import PERMISSIONS, set_by_user

    granted = call.name != "revoke"
    words = split(call.args, also=("--user",))[1]
    if not words:
        return expected(call, "grant" if granted else "revoke")
    found = _find(call, words[0])
    if found is None:
        call.fail(f"\nException occurred while executing '{'grant' if granted else 'revoke'}':")
        return call.fail(f"java.lang.IllegalArgumentException: Unknown package: {words[0]}", 255)
    word = words[1].rpartition(".")[2].lower() if len(words) > 1 else ""
    names = {"post_notifications": "notifications", "record_audio": "microphone", "call_phone": "phone"}
    permission = names.get(word) or next((name for name in PERMISSIONS if name.rstrip("s") in word), None)
    if permission is not None and found.app:
        app = found.app
        call.phone.change(lambda state: set_by_user(state, app, permission, granted))
    return 0


def _revoke(call: Call) -> int:
    call.name = "revoke"
    return _grant(call)


def _resolve(call: Call) -> int:
    words = split(call.args, "acdtpf", also=("--user", "--query-flags"))
    names = [word for word in words[1] if "." in word]
    found = _find(call, names[-1]) if names else _find(call, words[0].get("-p", ""))
    if "-c" in words[0] and words[0]["-c"].endswith(".HOME"):
        found = _find(call, "org.gts.launcher")
    activity = launcher_of(call, found)
    if found is None or activity is None:
        call.say("No activity found")
        return 0
    if not has(words[0], "--brief"):
        call.say(f"ActivityInfo:\n  name={found.name}{activity}\n  packageName={found.name}")
        return 0
    call.say("priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 isDefault=true")
    call.say(f"{found.name}/{activity}")
    return 0


def launcher_of(call: Call, package: Package | None) -> str | None:
    """The activity that the launcher starts, as ``.MainActivity``."""
    if package is None or not package.app:
        return None
    try:
        app = call.phone.phone.apps.app(package.app)
    except GtsError:
        return None
    return app.screens[app.start].activity


def _nothing(call: Call) -> int:
    return 0


_COMMANDS: dict[str, Callable[[Call], object]] = {
    "clear": _clear,
    "disable-user": _nothing,
    "dump": lambda call: call.say("Packages:"),
    "enable": _nothing,
    "grant": _grant,
    "install": _install,
    "list": _list,
    "path": _path,
    "resolve-activity": _resolve,
    "revoke": _revoke,
    "uninstall": _uninstall,
}
COMMANDS: dict[str, Command] = {"pm": pm}  # type: ignore[dict-item]
SERVICES: dict[str, Command] = {"package": pm}  # type: ignore[dict-item]
