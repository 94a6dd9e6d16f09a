"""``ime``, and ``cmd input_method``: the phone has one keyboard; those of tools are remembered by name."""

from __future__ import annotations

from gts_env.serving.settings import IME
from gts_env.serving.shell.call import Call, Command
from gts_env.serving.shell.options import expected, split, unknown

HELPERS = ("io.appium.settings/.AppiumIME", "io.appium.settings/.UnicodeIME", "com.github.uiautomator/.AdbKeyboard")
_DONE = {"enable": "enabled", "disable": "disabled", "set": "selected"}
"""What happens to a keyboard, by the word that asks for it."""


def ime(call: Call) -> int:
    """``ime list [-s] [-a] | enable | disable | set | reset ID``."""
    verb, *args = call.args or [""]
    options, words = split(args, also=("--user",))
    settings = call.phone.settings
    enabled = settings.get("secure", "enabled_input_methods").split(":")
    if verb == "list":
        for name in dict.fromkeys([*enabled, *(HELPERS[:2] if "-a" in options else ())]):
            call.say(name if "-s" in options else f"{name}:\n  mId={name} mSettingsActivityName=null")
        return 0
    if verb == "reset":
        settings.put("secure", "enabled_input_methods", IME)
        settings.put("secure", "default_input_method", IME)
        call.say("Reset current and enabled IMEs for user #0")
        return 0
    if verb not in _DONE:
        return unknown(call, "Input method manager (input_method)", verb, ("list", "reset", *_DONE))
    if not words:
        return expected(call, verb)
    return _chosen(call, verb, words[0], enabled)


def _chosen(call: Call, verb: str, name: str, enabled: list[str]) -> int:
    settings = call.phone.settings
    if name not in (IME, *HELPERS):
        return call.fail(f"Unknown input method {name} cannot be {_DONE[verb]} for user #0", 255)
    if verb == "enable":
        already = "already " if name in enabled else "now "
        settings.put("secure", "enabled_input_methods", ":".join(dict.fromkeys([*enabled, name])))
        call.say(f"Input method {name}: {already}enabled for user #0")
    elif verb == "disable":
        left = [one for one in enabled if one != name] or [IME]
        settings.put("secure", "enabled_input_methods", ":".join(left))
        if settings.get("secure", "default_input_method") == name:
            settings.put("secure", "default_input_method", left[0])
        call.say(f"Input method {name}: now disabled for user #0")
    elif name in enabled:
        settings.put("secure", "default_input_method", name)
        call.say(f"Input method {name} selected for user #0")
    else:
        return call.fail(f"Unknown input method {name} cannot be selected for user #0", 255)
    return 0


COMMANDS: dict[str, Command] = {"ime": ime}
SERVICES: dict[str, Command] = {"input_method": ime}
