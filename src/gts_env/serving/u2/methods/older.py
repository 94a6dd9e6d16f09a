"""Methods of older servers that clients still call: watchers, traversed texts, waiting."""

from __future__ import annotations

from typing import Any

from gts_env.serving.u2.rpc import FAILED, RpcError, method
from gts_env.serving.u2.server import U2Server


@method("getLastTraversedText")
def get_last_traversed_text(server: U2Server) -> str | None:
    """Texts that a screen reader went over: there is none."""
    return None


@method("clearLastTraversedText")
@method("waitForIdle")
@method("resetWatcherTriggers")
@method("runWatchers")
@method("setConfigurator")
def nothing(server: U2Server, *_: Any) -> None:
    """Nothing to do: the phone is always at rest, and nothing watches it."""


@method("waitForWindowUpdate")
@method("hasWatcherTriggered")
@method("hasAnyWatcherTriggered")
def no(server: U2Server, *_: Any) -> bool:
    """No: nothing changes by itself."""
    return False


@method("getWatchers")
def watchers(server: U2Server) -> list[str]:
    """No watchers."""
    return []


@method("getConfigurator")
def configurator(server: U2Server) -> dict[str, int]:
    """Times that change nothing here."""
    return {
        "actionAcknowledgmentTimeout": 3000,
        "keyInjectionDelay": 0,
        "scrollAcknowledgmentTimeout": 200,
        "waitForIdleTimeout": 10_000,
        "waitForSelectorTimeout": 10_000,
    }


@method("registerClickUiObjectWatcher")
@method("registerPressKeyskWatcher")
@method("removeWatcher")
@method("makeToast")
def refused(server: U2Server, *_: Any) -> None:
    """What would act or show something by itself, behind the user's back, is refused."""
    raise RpcError(FAILED, "this phone does nothing that no user and no app did")
