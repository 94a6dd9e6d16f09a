"""The Appium device: real phones, emulators and served phones through Appium and its UiAutomator2 driver.

* :mod:`~gts_env.devices.appium.profile`: what the files of ``envs/`` say; :mod:`~gts_env.devices.appium.capabilities`.
* :mod:`~gts_env.devices.appium.session` and :mod:`~gts_env.devices.appium.supervising`: the session and its server.
* :mod:`~gts_env.devices.appium.looking` and :mod:`~gts_env.devices.appium.gestures`: screens and actions.
* :mod:`~gts_env.devices.appium.restoring`: scenarios.
"""

from __future__ import annotations

from gts_env.devices.appium.device import AppiumDevice

__all__ = ["AppiumDevice"]
