"""The password vault: nested groups of entries behind a master password, a generator, and autofill."""

from __future__ import annotations

from gts_env.apps.tools.passwords.settings import SettingsScreens


class Passwords(SettingsScreens):
    """The password app."""
