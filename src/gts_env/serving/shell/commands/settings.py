"""``settings``: the three tables of settings."""

from __future__ import annotations

from gts_env.serving.settings import NAMESPACES
from gts_env.serving.shell.call import Call, Command
from gts_env.serving.shell.options import split, unknown

_FORMS = {
    "get": "get NAMESPACE KEY",
    "put": "put NAMESPACE KEY VALUE",
    "delete": "delete NAMESPACE KEY",
    "list": "list NAMESPACE",
}


def run(call: Call) -> int:
    """``settings [--user U] get|put|delete|list NAMESPACE [KEY [VALUE]]``."""
    words = split(call.args, also=("--user",))[1] if "--user" in call.args else list(call.args)
    verb, namespace, key = [*words, "", "", ""][:3]
    if verb not in _FORMS:
        if verb in ("", "help", "-h"):
            return unknown(call, "Settings provider (settings)", verb, _FORMS.values())
        return call.fail("Invalid command: " + verb, 255)
    if namespace not in NAMESPACES:
        return call.fail(f"Invalid namespace '{namespace}'", 255)
    settings = call.phone.settings
    if verb == "list":
        for name, value in settings.all(namespace).items():
            call.say(f"{name}={value}")
    elif not key or (verb == "put" and len(words) < 4):
        return call.fail("Bad arguments", 255)
    elif verb == "get":
        call.say(settings.get(namespace, key))
    elif verb == "delete":
        call.say(f"Deleted {int(settings.delete(namespace, key))} rows")
    elif not settings.put(namespace, key, words[3]):
        return call.fail("Failed transaction (2147483646)", 255)
    return 0


COMMANDS: dict[str, Command] = {"settings": run}
SERVICES: dict[str, Command] = {"settings": run}
