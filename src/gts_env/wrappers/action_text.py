"""What the spaces of texts that stand for actions have in common."""

from __future__ import annotations

from typing import Any

from gts_env.actions.space import action_space
from gts_env.actions.strict_json import MAX_JSON
from gts_env.wrappers.unicode_text import UnicodeText


class ActionText(UnicodeText):
    """Texts of at most :data:`MAX_JSON` characters; subclasses put a random action into words."""

    def __init__(self) -> None:
        super().__init__(MAX_JSON)
        self._actions = action_space()

    def seed(self, seed: int | None = None) -> Any:
        """Seed the generator of samples."""
        self._actions.seed(seed)
        return super().seed(seed)
