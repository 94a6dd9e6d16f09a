"""The embedded phone over the real protocols: adb, the emulator's console, UiAutomator2 and openatx."""
