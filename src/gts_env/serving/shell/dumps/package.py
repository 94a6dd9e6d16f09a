"""``dumpsys package``."""

from __future__ import annotations

from gts_env.android.permissions import PERMISSIONS
from gts_env.serving.shell.call import Call, Command
from gts_env.serving.shell.commands.packages import launcher_of

_NAMES = {"notifications": "POST_NOTIFICATIONS", "location": "ACCESS_FINE_LOCATION", "camera": "CAMERA",
          "microphone": "RECORD_AUDIO", "contacts": "READ_CONTACTS", "calendar": "READ_CALENDAR",
          "photos": "READ_MEDIA_IMAGES", "phone": "CALL_PHONE", "bluetooth": "BLUETOOTH_CONNECT"}  # fmt: skip


def package(call: Call) -> int:
    """``dumpsys package [NAME]``."""
    names = [word for word in call.args if not word.startswith("-")]
    phone = call.phone
    shown = [one for one in phone.packages.all(phone.phone) if not names or one.name in names]
    if not shown:
        call.say(f"Unable to find package: {names[0] if names else ''}")
        return 0
    for one in shown:
        activity = launcher_of(call, one)
        if activity is not None:
            call.say("Activity Resolver Table:\n  Non-Data Actions:\n      android.intent.action.MAIN:")
            call.say(f"        a1b2c3 {one.name}/{activity} filter d4e5f6")
            call.say('          Action: "android.intent.action.MAIN"')
            call.say('          Category: "android.intent.category.LAUNCHER"\n')
    call.say("Packages:")
    for one in shown:
        call.say(f"  Package [{one.name}] (a1b2c3):\n    userId=10100\n    codePath={one.path.rpartition('/')[0]}")
        call.say(f"    versionCode={one.code} minSdk=26 targetSdk=34\n    versionName={one.version}")
        call.say(f"    flags=[ {'SYSTEM ' if one.system else ''}HAS_CODE ALLOW_CLEAR_USER_DATA ]")
        call.say("    User 0: ceDataInode=1 installed=true hidden=false stopped=false\n      runtime permissions:")
        for name in PERMISSIONS:
            grant = phone.state.background.grants.get((one.app, name))
            if grant is not None:
                granted = str(grant.answer != "denied").lower()
                call.say(f"        android.permission.{_NAMES.get(name, name.upper())}: granted={granted}")
    return 0


DUMPS: dict[str, Command] = {"package": package}
