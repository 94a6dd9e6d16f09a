"""Radios: ``svc`` and the services behind ``cmd wifi``, ``cmd phone``, ``cmd connectivity`` and ``cmd location``."""

from __future__ import annotations

from gts_env.serving.shell.call import Call, Command


def svc(call: Call) -> int:
    """``svc wifi|data|power enable|disable|stayon``."""
    match call.args:
        case ["wifi", "enable" | "disable" as verb]:
            call.phone.settings.put("global", "wifi_on", str(int(verb == "enable")))
        case ["data", "enable" | "disable" as verb]:
            call.phone.settings.put("global", "mobile_data", str(int(verb == "enable")))
        case ["bluetooth" | "nfc" | "usb" | "power", *_]:
            pass
        case _:
            return call.fail("Usage: svc [wifi|data|power] ...")
    return 0


def phone(call: Call) -> int:
    """``cmd phone data enable|disable``."""
    match call.args:
        case ["data", "enable" | "disable" as verb]:
            call.phone.settings.put("global", "mobile_data", str(int(verb == "enable")))
        case _:
            return call.fail("Unknown command", 255)
    return 0


def wifi(call: Call) -> int:
    """``cmd wifi status``, ``cmd wifi set-wifi-enabled enabled|disabled``."""
    match call.args:
        case ["set-wifi-enabled", "enabled" | "disabled" as verb]:
            call.phone.settings.put("global", "wifi_on", str(int(verb == "enabled")))
        case ["status"]:
            call.say(f"Wifi is {'enabled' if call.phone.state.config.wifi else 'disabled'}")
        case _:
            return call.fail("Unknown command", 255)
    return 0


def connectivity(call: Call) -> int:
    """``cmd connectivity airplane-mode [enable|disable]``."""
    if call.args[:1] != ["airplane-mode"]:
        return call.fail(f"Unknown command: {' '.join(call.args)}", 255)
    if len(call.args) == 1:
        call.say("enabled" if call.phone.state.config.airplane else "disabled")
        return 0
    call.phone.settings.put("global", "airplane_mode_on", str(int(call.args[1] == "enable")))
    return 0


def location(call: Call) -> int:
    """``cmd location is-location-enabled``, ``cmd location set-location-enabled true|false``."""
    settings = call.phone.settings
    match call.args:
        case ["is-location-enabled", *_]:
            call.say(str(settings.get("secure", "location_mode") != "0").lower())
        case ["set-location-enabled", "true" | "false" as on, *_]:
            settings.put("secure", "location_mode", "3" if on == "true" else "0")
        case _:
            return call.fail("Unknown command", 255)
    return 0


COMMANDS: dict[str, Command] = {"svc": svc}
SERVICES: dict[str, Command] = {"connectivity": connectivity, "location": location, "phone": phone, "wifi": wifi}
