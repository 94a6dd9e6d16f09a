"""The HTTP server that Appium's UiAutomator2 driver puts on a phone, answered by the served phone itself."""
