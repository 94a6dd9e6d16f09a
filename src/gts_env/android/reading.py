"""An app's data as a screen reads them: noted field by field, so that the screen depends on no more than it read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gts_env.android.memo import Memo


class Reading:
    """Stands for the frozen data of an app while a screen, part or query is made.

    A field that is read is noted as such; a method or property may read anything, so with it the whole is noted.

    Args:
        memo: Where reads are noted.
        app: Id of the app.
        data: Its data, an instance of a dataclass.
    """

    __slots__ = ("_app", "_data", "_fields", "_memo")

    def __init__(self, memo: Memo, app: str, data: Any) -> None:
        self._memo = memo
        self._app = app
        self._data = data
        self._fields = type(data).__dataclass_fields__

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._data, name)
        if name in self._fields:
            self._memo.note("field", (self._app, name), value)
        else:
            self._memo.note("data", self._app, self._data)
        return value

    def __repr__(self) -> str:
        return f"Reading({self._data!r})"
