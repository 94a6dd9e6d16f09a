"""``monkey``: starts an app, or lets seeded gestures rain on it."""

from __future__ import annotations

import asyncio
import random

from gts_env.actions import Action, OpenApp, PressKey, Swipe, Tap
from gts_env.errors import GtsError
from gts_env.serving.shell.call import Call, Command
from gts_env.serving.shell.options import split, whole

MOST = 100_000
"""Events of one run."""
_SHARES = "touch motion trackball nav majornav syskeys appswitch anyevent flip pinchzoom"
_TAKING = (*[f"--pct-{name}" for name in _SHARES.split()], "--throttle", "--bugreport")


async def monkey(call: Call) -> int:
    """``monkey -p PKG [-c CATEGORY] [-s SEED] [-v] N``; the first of N events starts the app."""
    options, words = split(call.args, "pcs", also=_TAKING)
    count = whole(words[-1]) if words else None
    if count is None or not 0 < count <= MOST:
        return call.fail("** Error: Count not specified", 255)
    found = call.phone.packages.find(call.phone.phone, options.get("-p", ""))
    if found is None or not found.app or call.phone.phone.apps.find(found.name) is None:
        call.say("** No activities found to run, monkey aborted.")
        return 252
    seed = whole(options.get("-s", "0")) or 0
    loud = "-v" in options
    if loud:
        call.say(f":Monkey: seed={seed} count={count}\n:AllowPackage: {found.name}")
    call.phone.act(OpenApp(found.app))
    done = 1
    dice = random.Random(seed)
    while done < count:
        if call.phone.screen().package != found.name:
            call.phone.act(OpenApp(found.app))
        else:
            _one(call, dice, loud)
        done += 1
        # Others have their turn between events.
        await asyncio.sleep(0)
        if len(call.out) > 4096:
            await call.flush()
    call.say(f"Events injected: {done}")
    if loud:
        call.say("// Monkey finished")
    return 0


def _one(call: Call, dice: random.Random, loud: bool) -> None:
    action = _gesture(dice, call.phone.state.config.size)
    if loud:
        call.say(f":Sending {_told(action)}")
    try:
        call.phone.act(action)
    except GtsError as error:
        call.say(f"// NOT RESPONDING: {error}" if loud else "")


def _gesture(dice: random.Random, size: tuple[int, int]) -> Action:
    width, height = size
    kind, x, y = dice.random(), dice.randrange(width), dice.randrange(height)
    if kind < 0.75:
        return Tap(x, y)
    if kind < 0.92:
        return Swipe(x, y, dice.randrange(width), dice.randrange(height), dice.randrange(100, 600))
    return PressKey("back")


def _told(action: Action) -> str:
    if isinstance(action, Tap):
        return f"Touch (ACTION_DOWN): 0:({action.x}.0,{action.y}.0)"
    if isinstance(action, Swipe):
        return f"Touch (ACTION_MOVE): 0:({action.x0}.0,{action.y0}.0)"
    return "Key (ACTION_DOWN): 4    // KEYCODE_BACK"


COMMANDS: dict[str, Command] = {"monkey": monkey}
