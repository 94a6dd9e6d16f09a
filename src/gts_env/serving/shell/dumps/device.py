"""``dumpsys`` of power, battery, keyboard, notifications and what else is asked for."""

from __future__ import annotations

from gts_env.serving.shell.call import Call, Command


def power(call: Call) -> None:
    """``dumpsys power``."""
    on = call.phone.power.awake
    call.say("POWER MANAGER (dumpsys power)\nPower Manager State:")
    call.say(f"  mWakefulness={'Awake' if on else 'Asleep'}\n  mIsPowered=true\n  mStayOn=false")
    call.say(f"Display Power: state={'ON' if on else 'OFF'}\n  mHoldingDisplaySuspendBlocker={str(on).lower()}")


def battery(call: Call) -> None:
    """``dumpsys battery``."""
    call.say("Current Battery Service state:\n  AC powered: true\n  USB powered: false\n  Wireless powered: false")
    call.say("  Dock powered: false\n  Max charging current: 0\n  Max charging voltage: 0\n  Charge counter: 10000")
    call.say("  status: 4\n  health: 2\n  present: true\n  level: 100\n  scale: 100\n  voltage: 5000")
    call.say("  temperature: 250\n  technology: Li-ion")


def input_method(call: Call) -> None:
    """``dumpsys input_method``."""
    shown = str(call.phone.state.ime).lower()
    ime = call.phone.settings.get("secure", "default_input_method")
    call.say(f"Current Input Method Manager state:\n  mCurMethodId={ime}")
    call.say(f"  mShowRequested={shown} mShowExplicitlyRequested=false mShowForced=false mInputShown={shown}")
    call.say(f"  mIsInputViewShown={shown} mWindowVisible={shown} mDecorViewVisible={shown}")
    call.say(f"  mServedView={'android.widget.EditText' if call.phone.state.ime else 'null'}")


def notification(call: Call) -> None:
    """``dumpsys notification``: what stands in the shade."""
    call.say("Current Notification Manager state:\n  Notification List:")
    for notice in call.phone.state.background.notices:
        manifest = call.phone.phone.apps.manifests[notice.app]
        call.say(f"    NotificationRecord(0x1: pkg={manifest.package} user=UserHandle{{0}} id=1 tag={notice.id}")
        call.say(f"      android.title=String ({notice.title})\n      android.text=String ({notice.text})")


def clipboard(call: Call) -> None:
    """``dumpsys clipboard``: the text is not told."""
    call.say(f"CLIPBOARD MANAGER\n  mPrimaryClip={'ClipData { text/plain }' if call.phone.state.clip else 'null'}")


def wifi(call: Call) -> None:
    """``dumpsys wifi``."""
    on = call.phone.state.config.wifi
    call.say(f"Wi-Fi is {'enabled' if on else 'disabled'}")


def deviceidle(call: Call) -> None:
    """``dumpsys deviceidle [whitelist +PKG]``."""
    if call.args[:1] == ["whitelist"] and len(call.args) > 1:
        call.say(f"Added: {call.args[1].lstrip('+')}")


def _empty(call: Call) -> None:
    call.say("(nothing)")


DUMPS: dict[str, Command] = {
    "accessibility": _empty,
    "alarm": _empty,
    "battery": battery,
    "clipboard": clipboard,
    "connectivity": _empty,
    "cpuinfo": _empty,
    "deviceidle": deviceidle,
    "input_method": input_method,
    "meminfo": _empty,
    "notification": notification,
    "power": power,
    "wifi": wifi,
}
