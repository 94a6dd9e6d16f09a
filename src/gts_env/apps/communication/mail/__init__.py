"""The mail app: accounts with folders, conversations, messages, and what is written in reply."""

from __future__ import annotations

from gts_env.apps.communication.mail.settings import SettingsScreen


class Mail(SettingsScreen):
    """The mail app."""
