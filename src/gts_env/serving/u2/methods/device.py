"""The device: what it is, what it shows, its keys, clipboard, orientation and panels."""

from __future__ import annotations

import base64
import io
from typing import Any

from gts_env.actions import PressKey, Rotate, Swipe, TypeText
from gts_env.android.intent_effects import Copy
from gts_env.serving import keycodes
from gts_env.serving.u2.rpc import FAILED, RpcError, bad, method, text_of, whole
from gts_env.serving.u2.server import U2Server

_ROTATIONS = {"portrait": 0, "landscape": 1, "reverse_landscape": 3}
_TURNS = {"natural": "portrait", "n": "portrait", "left": "landscape", "l": "landscape",
          "right": "reverse_landscape", "r": "reverse_landscape"}  # fmt: skip
_USER_ROTATIONS = {"portrait": "0", "landscape": "1", "reverse_landscape": "3"}
_KEYS = {"back": "back", "home": "home", "enter": "enter", "delete": "delete", "del": "delete", "recent": "recents",
         "menu": "menu", "search": "search", "volume_up": "volume_up", "volume_down": "volume_down"}  # fmt: skip
_SILENT = ("left", "right", "up", "down", "center", "volume_mute", "camera")
"""Keys that Android has and that change nothing on this phone."""


@method("ping")
def ping(server: U2Server) -> str:
    """Whether it is there."""
    return "pong"


@method("deviceInfo")
def device_info(server: U2Server) -> dict[str, Any]:
    """What the phone is and how it stands."""
    phone, screen = server.phone, server.screen()
    config = phone.state.config
    return {
        "currentPackageName": screen.package,
        "displayHeight": screen.height,
        "displayRotation": _ROTATIONS[config.orientation],
        "displaySizeDpX": round(screen.width / config.density),
        "displaySizeDpY": round(screen.height / config.density),
        "displayWidth": screen.width,
        "productName": phone.properties["ro.product.name"],
        "screenOn": phone.power.awake,
        "sdkInt": int(phone.properties["ro.build.version.sdk"]),
        "naturalOrientation": config.orientation == "portrait",
    }


@method("dumpWindowHierarchy")
def dump_window_hierarchy(server: U2Server, compressed: Any = False, depth: Any = 50, active: Any = False) -> str:
    """The hierarchy as ``uiautomator dump`` writes it."""
    return server.screen().to_xml("uiautomator")


@method("takeScreenshot")
def take_screenshot(server: U2Server, scale: Any = 1, quality: Any = 80) -> str:
    """The screen as JPEG in base64."""
    from PIL import Image

    share = float(scale) if isinstance(scale, (int, float)) and 0.05 <= scale <= 1 else 1.0
    picture = Image.fromarray(server.phone.pixels())
    if share < 1:
        picture = picture.resize((max(1, int(picture.width * share)), max(1, int(picture.height * share))))
    out = io.BytesIO()
    picture.save(out, "JPEG", quality=whole(quality, "quality", 1, 100))
    return base64.b64encode(out.getvalue()).decode()


@method("pressKey")
def press_key(server: U2Server, key: Any) -> bool:
    """Press a key by its name."""
    name = text_of(key, "key").lower()
    if name == "power":
        return keycodes.press(server.phone, keycodes.POWER)
    if name in _SILENT:
        return True
    if name not in _KEYS:
        raise bad(f"there is no key {name[:40]!r}")
    server.act(PressKey(_KEYS[name]))
    return True


@method("pressKeyCode")
def press_key_code(server: U2Server, code: Any, meta: Any = 0) -> bool:
    """Press a key by its number."""
    return keycodes.press(
        server.phone, whole(code, "keyCode", 0, keycodes.HIGHEST), whole(meta, "metaState", 0, 1 << 30)
    )


@method("clearInputText")
def clear_input_text(server: U2Server) -> None:
    """Empty the field that has the focus."""
    _typed(server.act(TypeText("", clear=True)))


@method("pasteClipboard")
def paste_clipboard(server: U2Server) -> bool:
    """Type what is on the clipboard."""
    clip = server.phone.state.clip
    if clip is not None and clip.text:
        _typed(server.act(TypeText(clip.text)))
    return True


def _typed(error: str) -> None:
    if error:
        raise RpcError(FAILED, error)


@method("setClipboard")
def set_clipboard(server: U2Server, label: Any, text: Any) -> None:
    """Put a text on the clipboard."""
    server.phone.happen(Copy(text_of(text, "text"), label if isinstance(label, str) else ""))


@method("getClipboard")
def get_clipboard(server: U2Server) -> str | None:
    """What is on the clipboard."""
    clip = server.phone.state.clip
    return None if clip is None else clip.text


@method("setOrientation")
def set_orientation(server: U2Server, way: Any) -> None:
    """Turn the phone, even where it is told to stay as it is."""
    wanted = _TURNS.get(text_of(way, "dir").lower())
    if wanted is None:
        raise bad("the phone turns to natural, left and right")
    config = server.phone.state.config
    if config.orientation == wanted:
        return
    if config.rotation_locked:
        server.phone.settings.put("system", "user_rotation", _USER_ROTATIONS[wanted])
    else:
        server.act(Rotate(wanted))


@method("freezeRotation")
def freeze_rotation(server: U2Server, frozen: Any = True) -> None:
    """Whether the screen stays as it is when the phone is turned."""
    server.phone.settings.put("system", "accelerometer_rotation", "0" if frozen else "1")


@method("openNotification")
def open_notification(server: U2Server) -> bool:
    """Pull the shade down."""
    if server.phone.state.panel is None:
        _pull(server)
    return True


@method("openQuickSettings")
def open_quick_settings(server: U2Server) -> bool:
    """Pull the shade down twice."""
    for _ in range(2):
        panel = server.phone.state.panel
        if panel is None or panel.screen != "quick_settings":
            _pull(server)
    return True


def _pull(server: U2Server) -> None:
    screen = server.screen()
    server.act(Swipe(screen.width // 2, 1, screen.width // 2, screen.height // 2, 300))


@method("wakeUp")
def wake_up(server: U2Server) -> None:
    """Turn the screen on."""
    server.phone.power.wake()


@method("sleep")
def sleep(server: U2Server) -> None:
    """Turn the screen off."""
    server.phone.power.sleep()


@method("isScreenOn")
def is_screen_on(server: U2Server) -> bool:
    """Whether the screen is on."""
    return server.phone.power.awake


@method("getLastToast")
def get_last_toast(server: U2Server) -> str | None:
    """The toast that was seen last."""
    server.screen()
    return server.toast


@method("clearLastToast")
def clear_last_toast(server: U2Server) -> None:
    """Forget it."""
    server.toast = None
