"""The made-up podcasts of this world: those the owner follows, those the directory has beside them, and their words."""

from __future__ import annotations

from gts_env.apps.media.podcasts.library.directory import DIRECTORY
from gts_env.apps.media.podcasts.library.followed import FOLLOWED
from gts_env.apps.media.podcasts.library.note_words import CLOSINGS, GUESTS, MIDDLES, OPENINGS, PARTS
from gts_env.apps.media.podcasts.library.show import Show

__all__ = ["CLOSINGS", "DIRECTORY", "FOLLOWED", "GUESTS", "MIDDLES", "OPENINGS", "PARTS", "Show"]
