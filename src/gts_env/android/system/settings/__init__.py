"""The settings of the phone: what each changes is in force at once."""

from gts_env.android.manifest import Manifest

SETTINGS = "settings"
"""App id."""
MANIFEST = Manifest(
    SETTINGS,
    "Settings",
    "settings",
    0xFF5F6368,
    "Tools",
    "gts_env.android.system.settings.app:Settings",
    "14",
    "com.android.settings",
)
