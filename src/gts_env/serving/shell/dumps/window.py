"""``dumpsys window``, ``display`` and ``SurfaceFlinger``: windows, the screen, and what has the focus."""

from __future__ import annotations

from gts_env.android.system import metrics
from gts_env.serving.settings import TURNS
from gts_env.serving.shell.call import Call, Command


def window(call: Call) -> int:
    """``dumpsys window [displays|windows|policy|d|w]``."""
    verb = call.args[0] if call.args else "all"
    if verb in ("windows", "w", "all", "visible"):
        _windows(call)
    if verb in ("displays", "d", "all"):
        _displays(call)
    if verb in ("policy", "p", "all"):
        _policy(call)
    _focus(call)
    return 0


def _focus(call: Call) -> None:
    name = call.phone.component
    call.say(f"  mCurrentFocus=Window{{f0c05 u0 {name}}}")
    call.say(f"  mFocusedApp=ActivityRecord{{a10 u0 {name} t1}}")


def _policy(call: Call) -> None:
    power = call.phone.power
    locked = str(power.locked).lower()
    call.say("WINDOW MANAGER POLICY STATE (dumpsys window policy)")
    call.say(f"    mShowingLockscreen={locked} mShowingDream=false mDreamingLockscreen={locked}")
    call.say(f"    mIsShowing={locked} isStatusBarKeyguard={locked}")
    call.say(f"    screenState=SCREEN_STATE_{'ON' if power.awake else 'OFF'} mAwake={str(power.awake).lower()}")
    call.say("    KeyguardServiceDelegate\n      showing=" + locked)


def _displays(call: Call) -> None:
    config = call.phone.state.config
    width, height = config.size
    dpi = round(config.density * 160)
    turn = rotation(call)
    call.say("WINDOW MANAGER DISPLAY CONTENTS (dumpsys window displays)")
    call.say("  Display: mDisplayId=0 (organized)")
    call.say(
        f"    init={config.width}x{config.height} {dpi}dpi mMinSizeOfResizeableTaskDp=220"
        f" cur={width}x{height} app={width}x{height} rng={config.width}x{config.width}-{config.height}x{config.height}"
    )
    call.say(f"    mRotation={turn} mCurrentRotation=ROTATION_{turn * 90} mUserRotation=ROTATION_{turn * 90}")


def rotation(call: Call) -> int:
    """How the screen is turned, from 0 to 3."""
    orientation = call.phone.state.config.orientation
    return next(int(number) for number, name in TURNS.items() if name == orientation)


def _windows(call: Call) -> None:
    """Windows, the uppermost first, each parted from the next by an empty line: Appium reads the bars from here."""
    phone = call.phone
    config = phone.state.config
    width, height = config.size
    left, top, right, bottom = metrics.sides(config)
    bars = [("StatusBar", "STATUS_BAR", (0, 0, width, top))]
    if bottom:
        bars.append(("NavigationBar0", "NAVIGATION_BAR", (0, height - bottom, width, height)))
    elif left or right:
        bars.append(
            ("NavigationBar0", "NAVIGATION_BAR", (0, 0, left, height) if left else (width - right, 0, width, height))
        )
    if phone.state.ime:
        up = metrics.insets(phone.state)[3]
        bars.append(("InputMethod", "INPUT_METHOD", (0, height - up, width, height)))
    call.say("WINDOW MANAGER WINDOWS (dumpsys window windows)")
    for i, (name, kind, frame) in enumerate([*bars, (phone.component, "BASE_APPLICATION", (0, 0, width, height))]):
        x0, y0, x1, y1 = frame
        call.say(f"  Window #{i} Window{{aa1{i} u0 {name}}}:")
        call.say(f"    mDisplayId=0 mSession=Session{{5e55 1234:u0a10100}} mClient=android.os.BinderProxy@{i + 10:x}")
        call.say(f"    mAttrs={{({x0},{y0})({x1 - x0}x{y1 - y0}) sim={{adjust=resize}} ty={kind} fmt=TRANSLUCENT}}")
        call.say("    mViewVisibility=0x0 mHaveFrame=true mObscured=false\n    isOnScreen=true isVisible=true")
        call.say(
            f"    Frames: parent=[0,0][{width},{height}] display=[0,0][{width},{height}] frame=[{x0},{y0}][{x1},{y1}]\n"
        )


def display(call: Call) -> None:
    """``dumpsys display``."""
    width, height = call.phone.state.config.size
    turn = rotation(call)
    dpi = round(call.phone.state.config.density * 160)
    call.say("DISPLAY MANAGER (dumpsys display)")
    call.say(
        f"  mViewports=[DisplayViewport{{type=INTERNAL, valid=true, isActive=true, displayId=0,"
        f" uniqueId='local:4619827259835644672', physicalPort=0, orientation={turn},"
        f" logicalFrame=Rect(0, 0 - {width}, {height}), physicalFrame=Rect(0, 0 - {width}, {height}),"
        f" deviceWidth={width}, deviceHeight={height}}}]"
    )
    call.say(f"  mBaseDisplayInfo=DisplayInfo{{\"Built-in Screen\", displayId 0, real {width} x {height},"
             f" rotation {turn}, density {dpi} ({dpi}.0 x {dpi}.0) dpi, state ON}}")  # fmt: skip
    call.say(f"  mCurrentOrientation={turn}\n    mScreenState=ON")


def surface_flinger(call: Call) -> None:
    """``dumpsys SurfaceFlinger [--display-id]``."""
    if "--display-id" in call.args:
        call.say('Display 4619827259835644672 (HWC display 0): port=0 pnpId=GTS displayName="gts phone"')
    else:
        call.say("Build configuration: [sf PRESENT_TIME_OFFSET=0]")


def inputs(call: Call) -> None:
    """``dumpsys input``."""
    call.say(f"INPUT MANAGER (dumpsys input)\n    SurfaceOrientation: {rotation(call)}")
    call.say(f"      Viewport INTERNAL: displayId=0, orientation={rotation(call)}")


DUMPS: dict[str, Command] = {
    "SurfaceFlinger": surface_flinger,
    "display": display,
    "input": inputs,
    "window": window,
}
