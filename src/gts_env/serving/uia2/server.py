"""The server: requests in, answers in the envelope of the protocol out, and no exception ever through."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from gts_env.errors import ActionError, GtsError
from gts_env.serving.http import HttpError, Request, Response, Verbatim
from gts_env.serving.selectors.xpath import XPathTree
from gts_env.serving.uia2.call import Call
from gts_env.serving.uia2.elements import Elements
from gts_env.serving.uia2.errors import WireError
from gts_env.serving.uia2.identity import toast_node
from gts_env.serving.uia2.route import find
from gts_env.serving.uia2.settings import starting_settings

if TYPE_CHECKING:
    from gts_env.screen import Node, Screen
    from gts_env.serving.served_phone import ServedPhone

PROCESS = "io.appium.uiautomator2.server"
"""Process that ``am instrument`` starts and that ends with the session."""
LOG = logging.getLogger(__name__)


class Uia2Server:
    """A phone's UiAutomator2 server. It has at most one session, as the real one has.

    Args:
        phone: The phone.

    Attributes:
        session: Id of the session, or None.
        capabilities: What the session was asked for.
        settings: Settings of the session.
        elements: Elements that were found in it.
    """

    def __init__(self, phone: ServedPhone) -> None:
        self.phone = phone
        self.sessions = 0
        self.session: str | None = None
        self.capabilities: dict[str, Any] = {}
        self.settings = starting_settings()
        self.elements = Elements(self)
        self._tree: tuple[tuple[Node, ...], XPathTree] | None = None
        phone.restored.append(self.end)

    def begin(self, capabilities: dict[str, Any]) -> str:
        """Begin a session in place of the one before."""
        self.end()
        self.sessions += 1
        self.session = f"67747300-0000-4000-8000-{self.sessions:012x}"
        self.capabilities = capabilities
        return self.session

    def end(self) -> None:
        """End the session; its elements are gone."""
        self.session = None
        self.capabilities = {}
        self.settings = starting_settings()
        self.elements.clear()
        self._tree = None

    def screen(self) -> Screen:
        """What is looked at."""
        return self.phone.screen(system=self.settings["enableMultiWindows"] is True)

    def toasts(self) -> tuple[Node, ...]:
        """The toast, which is found beside the active window unless the session does not listen to notifications."""
        toast = self.phone.screen().toast
        shown = toast is not None and self.settings["enableNotificationListener"] is True
        return (toast_node(toast),) if shown and toast is not None else ()

    def tree(self) -> XPathTree:
        """What is looked at, for XPath; made once for a screen."""
        screen, toasts = self.screen(), self.toasts()
        held = self._tree
        if held is None or held[0] != (*screen.roots, *toasts):
            held = self._tree = (*screen.roots, *toasts), XPathTree(screen, toasts)
        return held[1]

    async def answer(self, request: Request) -> Response:
        """Answer one request."""
        try:
            return self._enveloped(self._handled(request))
        except WireError as error:
            return self._enveloped(error.value(), error.status)
        except HttpError as error:
            return self._enveloped(WireError("invalid argument", str(error)).value(), error.status)
        except ActionError as error:
            return self._enveloped(WireError("invalid argument", str(error)).value(), 400)
        except GtsError as error:
            return self._enveloped(WireError("unknown error", str(error)).value(), 500)
        except Exception:
            # A fault of ours must not end the connection; where it lies is for the host's log only.
            LOG.exception("%s %s", request.method, request.path[:200])
            return self._enveloped(WireError("unknown error", "the server could not do it").value(), 500)

    def _enveloped(self, value: Any, status: int = 200) -> Response:
        if isinstance(value, Verbatim):
            return value.inside({"sessionId": self.session}, "value")
        return Response.of({"sessionId": self.session, "value": value}, status)

    def _handled(self, request: Request) -> Any:
        path = request.path.removeprefix("/wd/hub")
        found, params, known = find(request.method, path)
        if found is None:
            code = "unknown method" if known else "unknown command"
            raise WireError(code, f"{request.method} {path[:200]} is not a command of this server")
        if "session" in params and params["session"] != self.session:
            raise WireError("invalid session id", "there is no such session, or it has ended")
        body = request.json() if request.method == "POST" else {}
        if not isinstance(body, dict):
            raise WireError("invalid argument", f"the body must be an object, found {type(body).__name__}")
        return found.handler(Call(self, params, body))
