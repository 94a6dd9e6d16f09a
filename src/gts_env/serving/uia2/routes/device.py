"""The device: what it is, its bars, battery, network, clipboard, shade and apps."""

from __future__ import annotations

import base64
import binascii
from typing import Any

from gts_env.actions import Swipe
from gts_env.android.connectivity import by_mobile
from gts_env.android.intent_effects import Copy
from gts_env.android.system.metrics import sides
from gts_env.serving.uia2.call import Call
from gts_env.serving.uia2.errors import bad_argument
from gts_env.serving.uia2.route import route

AIRPLANE, WIFI, DATA = 1, 2, 4
"""Bits of a network connection."""


@route("GET", "/appium/device/info")
def info(call: Call) -> dict[str, Any]:
    """What the device is."""
    phone = call.phone
    config, told = phone.state.config, phone.properties
    return {
        "androidId": phone.settings.get("secure", "android_id"),
        "manufacturer": told["ro.product.manufacturer"],
        "model": told["ro.product.model"],
        "brand": told["ro.product.brand"],
        "apiVersion": told["ro.build.version.sdk"],
        "platformVersion": told["ro.build.version.release"],
        "carrierName": "",
        "realDisplaySize": f"{config.width}x{config.height}",
        "displayDensity": round(config.density * 160),
        "networks": _networks(call),
        "locale": config.locale.replace("-", "_"),
        "timeZone": config.zone,
        "bluetooth": {"state": "OFF"},
    }


def _networks(call: Call) -> list[dict[str, Any]]:
    config = call.phone.state.config
    kinds = [(1, "WIFI", config.wifi), (0, "MOBILE", by_mobile(config))]
    return [
        {"type": number, "typeName": name, "subtype": 0, "subtypeName": "", "isConnected": config.reachable,
         "isAvailable": True, "isFailover": False, "isRoaming": False, "state": "CONNECTED",
         "detailedState": "CONNECTED"}
        for number, name, there in kinds
        if there
    ]  # fmt: skip


@route("GET", "/appium/device/system_bars")
def system_bars(call: Call) -> dict[str, int]:
    """Height of the status bar in pixels."""
    return {"statusBar": sides(call.phone.state.config)[1]}


@route("GET", "/appium/device/pixel_ratio")
def pixel_ratio(call: Call) -> float:
    """Pixels per dp."""
    return call.phone.state.config.density


@route("GET", "/appium/device/display_density")
def display_density(call: Call) -> int:
    """Dots per inch."""
    return round(call.phone.state.config.density * 160)


@route("GET", "/appium/device/battery_info")
def battery_info(call: Call) -> dict[str, Any]:
    """The battery, always full."""
    return {"level": 1.0, "status": 5}


@route("POST", "/appium/device/set_clipboard")
def set_clipboard(call: Call) -> None:
    """Put a text on the clipboard."""
    if call.text("contentType", "PLAINTEXT").upper() != "PLAINTEXT":
        raise bad_argument("the clipboard takes PLAINTEXT only")
    try:
        text = base64.b64decode(call.text("content"), validate=True).decode()
    except (binascii.Error, ValueError) as error:
        raise bad_argument("'content' must be a text in base64") from error
    call.phone.happen(Copy(text, call.text("label", "") or ""))


@route("POST", "/appium/device/get_clipboard")
def get_clipboard(call: Call) -> str:
    """The text on the clipboard, in base64."""
    if call.text("contentType", "PLAINTEXT").upper() != "PLAINTEXT":
        raise bad_argument("the clipboard holds PLAINTEXT only")
    clip = call.phone.state.clip
    return base64.b64encode((clip.text if clip is not None else "").encode()).decode()


@route("POST", "/appium/device/open_notifications")
def open_notifications(call: Call) -> None:
    """Pull the shade down."""
    if call.phone.state.panel is None:
        screen = call.phone.screen()
        call.act(Swipe(screen.width // 2, 1, screen.width // 2, screen.height // 2, 300))


@route("GET", "/appium/device/apps")
@route("POST", "/appium/device/apps")
def apps(call: Call) -> list[dict[str, str]]:
    """What is installed."""
    return [{"name": m.label, "packageName": m.package} for m in call.phone.phone.apps]


@route("GET", "/network_connection")
def network_connection(call: Call) -> int:
    """The networks that are on, as bits."""
    config = call.phone.state.config
    return AIRPLANE * config.airplane + WIFI * config.wifi + DATA * by_mobile(config)


@route("POST", "/network_connection")
def set_network_connection(call: Call) -> int:
    """Switch networks."""
    wanted = call.within("parameters") or call.body
    bits = wanted.get("type")
    if type(bits) is not int or not 0 <= bits <= AIRPLANE + WIFI + DATA:
        raise bad_argument("'type' must be bits: 1 airplane mode, 2 Wi-Fi, 4 mobile data")
    settings = call.phone.settings
    settings.put("global", "airplane_mode_on", str(int(bool(bits & AIRPLANE))))
    settings.put("global", "wifi_on", str(int(bool(bits & WIFI))))
    if not bits & AIRPLANE:
        settings.put("global", "mobile_data", str(int(bool(bits & DATA))))
    return network_connection(call)
