"""The server: ``GET /ping``, ``POST /jsonrpc/0``."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from gts_env.errors import ActionError, GtsError
from gts_env.serving.http import HttpError, Request, Response
from gts_env.serving.selectors.java import SelectorError
from gts_env.serving.u2 import rpc
from gts_env.serving.u2.fingers import Fingers

if TYPE_CHECKING:
    from gts_env.actions import Action
    from gts_env.screen import Screen
    from gts_env.serving.selectors.uiselector import UiSelector
    from gts_env.serving.served_phone import ServedPhone

PROCESS = "com.wetest.uia2.Main"
"""Process that clients start by ``app_process`` and that holds the server."""
PATHS = ("/jsonrpc/0", "/jsonrpc")
MOST_BATCH, MOST_OBJECTS = 100, 1024
LOG = logging.getLogger(__name__)


class U2Server:
    """A phone's server for openatx's uiautomator2.

    Args:
        phone: The phone.

    Attributes:
        fingers: Fingers that touch events move.
        objects: Objects that clients were given names for.
        toast: The toast that was seen last.
    """

    def __init__(self, phone: ServedPhone) -> None:
        self.phone = phone
        self.fingers = Fingers(self.act)
        self.objects: OrderedDict[str, UiSelector] = OrderedDict()
        self.made = 0
        self.toast: str | None = None
        phone.restored.append(self.forget)

    def forget(self) -> None:
        """Forget everything that belongs to the state before."""
        self.fingers = Fingers(self.act)
        self.objects.clear()
        self.toast = None

    def screen(self) -> Screen:
        """What is looked at."""
        screen = self.phone.screen()
        self.toast = screen.toast or self.toast
        return screen

    def act(self, action: Action) -> str:
        """Do what a user does; returns why it could not be done, or ``""``."""
        error = self.phone.act(action)
        self.toast = self.phone.screen().toast or self.toast
        return error

    def keep(self, selector: UiSelector) -> str:
        """A name for an object, by which it can be meant later."""
        self.made += 1
        name = f"gts-object-{self.made}"
        self.objects[name] = selector
        if len(self.objects) > MOST_OBJECTS:
            self.objects.popitem(last=False)
        return name

    async def answer(self, request: Request) -> Response:
        """Answer one request."""
        if request.method == "GET" and request.path == "/ping":
            # Only once the client has started the process it asks for, as it waits for it to end afterwards.
            running = self.phone.processes.running(PROCESS)
            return Response(200, b"pong", "text/plain") if running else Response(404, b"not running", "text/plain")
        if request.path not in PATHS:
            return Response(404, b"not found", "text/plain")
        if request.method != "POST":
            return Response(405, b"method not allowed", "text/plain")
        try:
            asked = request.json()
        except HttpError as error:
            return Response.of(_failure(None, rpc.RpcError(rpc.BAD_JSON, str(error))))
        if isinstance(asked, list) and asked:
            return Response.of([self._answered(one) for one in asked[:MOST_BATCH]])
        return Response.of(self._answered(asked))

    def _answered(self, asked: Any) -> dict[str, Any]:
        if not isinstance(asked, dict):
            return _failure(None, rpc.RpcError(rpc.BAD_REQUEST, "a request must be an object"))
        number = asked.get("id")
        number = number if isinstance(number, (int, str, float)) else None
        name = asked.get("method")
        try:
            self.fingers.before(name, asked.get("params"), asyncio.get_running_loop())
            result = rpc.call(self, name, asked.get("params"))
        except rpc.RpcError as error:
            return _failure(number, error)
        except (ActionError, SelectorError) as error:
            return _failure(number, rpc.bad(str(error)))
        except GtsError as error:
            return _failure(number, rpc.RpcError(rpc.FAILED, str(error)))
        except Exception:
            # A fault of ours must not end the connection; where it lies is for the host's log only.
            LOG.exception("%s", str(name)[:200])
            return _failure(number, rpc.RpcError(rpc.FAILED, "the server could not do it"))
        return {"jsonrpc": "2.0", "id": number, "result": result}


def _failure(number: Any, error: rpc.RpcError) -> dict[str, Any]:
    told = {"code": error.code, "message": error.message, "data": error.message}
    return {"jsonrpc": "2.0", "id": number, "error": told}
