"""Files and folders of the phone."""

from __future__ import annotations

import posixpath

from gts_env.android.clock import local
from gts_env.serving.files import Entry, FileError, clean
from gts_env.serving.shell.call import Call, Command
from gts_env.serving.shell.options import has, split


def ls(call: Call) -> int:
    """``ls [-l] [-a] [-d] [-R] [PATH...]``."""
    options, paths = split(call.args)
    code = 0
    for path in paths or ["/"]:
        found = call.phone.files.find(path)
        if found is None:
            code = call.fail(f"ls: {path}: No such file or directory")
        elif not found.is_folder or "-d" in options:
            _list(call, path, found, options)
        elif "-R" in options:
            _list_below(call, path, options)
        else:
            _list_folder(call, path, options, named=len(paths) > 1)
    return code


def _list_folder(call: Call, path: str, options: dict[str, str], *, named: bool) -> list[str]:
    """List a folder; returns the folders in it."""
    if named:
        call.say(f"{path}:")
    children = list(call.phone.files.children(path))
    if "-l" in options:
        call.say(f"total {sum(-(-len(entry.content) // 1024) for _, entry in children)}")
    for name, entry in children:
        _list(call, name, entry, options)
    return [posixpath.join(path, name) for name, entry in children if entry.is_folder]


def _list_below(call: Call, path: str, options: dict[str, str]) -> None:
    """List a folder and all below it, each under its name."""
    waiting = [path]
    while waiting:
        folders = _list_folder(call, waiting.pop(), options, named=True)
        if folders or waiting:
            call.say("")
        waiting += reversed(folders)


def _list(call: Call, name: str, entry: Entry, options: dict[str, str]) -> None:
    if "-l" not in options:
        call.say(name)
        return
    letters = "".join(letter if entry.mode >> (8 - i) & 1 else "-" for i, letter in enumerate("rwxrwxrwx"))
    when = local(entry.time * 1000, call.phone.state.config.zone)
    kind = "d" if entry.is_folder else "-"
    size = 4096 if entry.is_folder else len(entry.content)
    call.say(f"{kind}{letters} 1 shell shell {size:>8} {when:%Y-%m-%d %H:%M} {name}")


def rm(call: Call) -> int:
    """``rm [-r] [-f] PATH...``; a last ``*`` stands for all of a folder."""
    options, paths = split(call.args)
    code = 0
    for path in [one for word in paths for one in _spread(call, word)]:
        try:
            call.phone.files.remove(path, recursive=has(options, "-r", "-R"))
        except FileError as error:
            if "-f" not in options or not str(error).endswith("No such file or directory"):
                code = call.fail(f"rm: {error}")
    return code


def _spread(call: Call, path: str) -> list[str]:
    folder, _, last = path.rpartition("/")
    if not last.endswith("*"):
        return [path]
    return [f"{folder}/{name}" for name, _ in call.phone.files.children(folder or "/") if name.startswith(last[:-1])]


def mkdir(call: Call) -> int:
    """``mkdir [-p] PATH...``."""
    options, paths = split(call.args, "m")
    files = call.phone.files
    for path in paths:
        if "-p" not in options and files.find(path) is not None:
            return call.fail(f"mkdir: '{path}': File exists")
        if "-p" not in options and files.find(posixpath.dirname(clean(path))) is None:
            return call.fail(f"mkdir: '{path}': No such file or directory")
        files.make_folder(path)
    return 0


def touch(call: Call) -> int:
    """``touch PATH...``."""
    files = call.phone.files
    for path in split(call.args)[1]:
        found = files.find(path)
        if found is None or not found.is_folder:
            files.write(path, found.content if found else b"", call.phone.state.now // 1000)
    return 0


def cp(call: Call) -> int:
    """``cp FILE TARGET``, and ``mv``."""
    paths = split(call.args)[1]
    if len(paths) != 2:
        return call.fail(f"{call.name}: Need 2 arguments")
    source, target = paths
    files = call.phone.files
    content = files.read(source)
    place = files.find(target)
    if place is not None and place.is_folder:
        target = f"{target.rstrip('/')}/{posixpath.basename(clean(source))}"
    if clean(target) != clean(source):
        if call.name == "mv":
            files.remove(source)
        files.write(target, content, call.phone.state.now // 1000)
    return 0


def stat(call: Call) -> int:
    """``stat [-c FORMAT] PATH``: ``%s`` size, ``%n`` name, ``%Y`` time, ``%a`` permissions."""
    options, paths = split(call.args, "c")
    for path in paths:
        found = call.phone.files.find(path)
        if found is None:
            return call.fail(f"stat: '{path}': No such file or directory")
        facts = {"%s": len(found.content), "%n": path, "%Y": found.time, "%a": f"{found.mode & 0o7777:o}"}
        text = options.get("-c", "  File: %n\n  Size: %s\nModify: %Y")
        for sign, value in facts.items():
            text = text.replace(sign, str(value))
        call.say(text)
    return 0


def df(call: Call) -> None:
    """``df``."""
    call.say("Filesystem     1K-blocks    Used Available Use% Mounted on")
    call.say("/dev/block/dm-5   6082144 1034328   5047816  17% /data")


def _nothing(call: Call) -> int:
    """Permissions and owners are kept as they are."""
    return 0


COMMANDS: dict[str, Command] = {
    "chmod": _nothing,
    "chown": _nothing,
    "cp": cp,
    "df": df,
    "ls": ls,
    "mkdir": mkdir,
    "mv": cp,
    "pwd": lambda call: call.say("/"),
    "restorecon": _nothing,
    "rm": rm,
    "stat": stat,
    "sync": _nothing,
    "touch": touch,
}
