"""Connectivity: what airplane mode and the switches of the radios leave of the network."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.evolving import evolve

if TYPE_CHECKING:
    from gts_env.android.config import Config


def by_wifi(config: Config) -> bool:
    """Whether the phone is on Wi-Fi, which can be switched on again in airplane mode."""
    return config.wifi


def by_mobile(config: Config) -> bool:
    """Whether data come over the mobile network when there is no Wi-Fi."""
    return config.mobile_data and not config.airplane


def connected(config: Config) -> bool:
    """Whether the network can be reached at all: by some radio, and while the world does not cut it off."""
    return config.reachable and (by_wifi(config) or by_mobile(config))


def with_airplane(config: Config, on: bool) -> Config:
    """Airplane mode switched: it takes Wi-Fi along both ways."""
    return evolve(config, airplane=on, wifi=not on)


def with_wifi(config: Config, on: bool) -> Config:
    """Wi-Fi switched."""
    return evolve(config, wifi=on)
