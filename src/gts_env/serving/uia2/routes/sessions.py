"""Sessions, the server's status, and the settings of a session."""

from __future__ import annotations

from typing import Any

from gts_env.serving.uia2.call import Call
from gts_env.serving.uia2.errors import WireError, bad_argument
from gts_env.serving.uia2.route import route
from gts_env.serving.uia2.settings import set_all

VERSION, CODE = "10.6.6", 278
"""Version of the server whose protocol this is."""


@route("GET", "/status", session=False)
def status(call: Call) -> dict[str, Any]:
    """Whether commands are taken: always."""
    return {
        "ready": True,
        "message": "UiAutomator2 Server is ready to accept commands",
        "build": {"version": VERSION, "versionCode": CODE},
    }


@route("GET", "/sessions", session=False)
def sessions(call: Call) -> list[dict[str, Any]]:
    """The session, if there is one."""
    server = call.server
    return [] if server.session is None else [{"id": server.session, "capabilities": server.capabilities}]


@route("POST", "/session", session=False)
def begin(call: Call) -> dict[str, Any]:
    """Begin a session; the one before ends."""
    capabilities = _capabilities(call.body)
    changes = {
        name[len("settings[") : -1]: value
        for name, value in capabilities.items()
        if name.startswith("settings[") and name.endswith("]")
    }
    settings = dict(call.server.settings)
    set_all(settings, changes)
    session = call.server.begin(capabilities)
    call.server.settings.update(changes)
    return {"sessionId": session, "capabilities": capabilities}


def _capabilities(body: dict[str, Any]) -> dict[str, Any]:
    asked = body.get("capabilities", body.get("desiredCapabilities", {}))
    first = asked.get("firstMatch", [{}]) if isinstance(asked, dict) else None
    always = asked.get("alwaysMatch", {}) if isinstance(asked, dict) else None
    if not isinstance(first, list) or not first or not isinstance(first[0], dict) or not isinstance(always, dict):
        raise WireError("session not created", "capabilities must be {alwaysMatch: {...}, firstMatch: [{...}]}")
    plain = {k: v for k, v in asked.items() if k not in ("firstMatch", "alwaysMatch")}
    return {key.removeprefix("appium:"): value for key, value in {**plain, **always, **first[0]}.items()}


@route("GET", "")
def details(call: Call) -> dict[str, Any]:
    """What the session was asked for."""
    return call.server.capabilities


@route("DELETE", "")
def end(call: Call) -> None:
    """End the session, and the process that clients wait for."""
    from gts_env.serving.uia2.server import PROCESS

    call.server.end()
    call.phone.processes.end(PROCESS)


@route("GET", "/appium/settings")
def settings(call: Call) -> dict[str, Any]:
    """The settings."""
    return dict(call.server.settings)


@route("POST", "/appium/settings")
def change_settings(call: Call) -> dict[str, Any]:
    """Change settings."""
    changes = call.within("settings")
    if changes is None:
        raise bad_argument("'settings' must be an object")
    set_all(call.server.settings, changes)
    return dict(call.server.settings)


@route("POST", "/appium/reset_ax_cache")
def reset_cache(call: Call) -> None:
    """Forget cached nodes: there are none."""


@route("POST", "/appium/schedule_action")
@route("POST", "/appium/unschedule_action")
@route("POST", "/appium/action_history")
def scheduled(call: Call) -> None:
    """Actions that the server does by itself, later: this one does not."""
    raise WireError("unsupported operation", "actions cannot be scheduled on this phone")
