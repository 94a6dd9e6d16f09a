"""System UI: bars, layers over screens, the keyboard, the launcher."""
