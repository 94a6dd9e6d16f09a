"""Podcasts: subscriptions, inbox, queue, downloads, and the player."""

from __future__ import annotations

from gts_env.apps.media.podcasts.widgets import PodcastWidgets


class Podcasts(PodcastWidgets):
    """The podcast app."""
