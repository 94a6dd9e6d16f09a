from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import pytest

from gts_env.actions import Wait
from tests.support.app_driver import AppDriver


class Driver(AppDriver):
    """A phone with the password vault in front, driven as a tester does: by what is on the screen."""

    app, label = "passwords", "Passwords"

    @property
    def toast(self) -> str:
        return self.phone.state.toast.text if self.phone.state.toast is not None else ""

    @property
    def clip(self) -> str | None:
        return self.phone.state.clip.text if self.phone.state.clip is not None else None

    @property
    def notices(self) -> dict[str, Any]:
        return {n.id: n for n in self.phone.state.background.notices}

    def wait(self, seconds: float) -> Self:
        self.phone.perform(Wait(int(seconds * 1000)))
        return self

    def menu(self, item: str) -> Self:
        return self.tap(desc="More options").tap(text=item)

    def unlock(self, vault: str = "Personal", password: str = "maple") -> Self:
        return self.tap("vault_name", vault).type(password, submit=True)


@pytest.fixture
def drive() -> Callable[..., Driver]:
    return Driver
