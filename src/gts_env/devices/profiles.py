"""Device profiles: one YAML file each in ``envs/``, or a path of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gts_env.benchmark.spot import Spot
from gts_env.benchmark.yaml_lines import read_yaml
from gts_env.errors import UnknownIdError
from gts_env.paths import profiles_dir

KINDS = ("embedded", "appium")
EMBEDDED_KEYS = ("kind", "title", "width", "height", "density", "navigation")


def profile_names() -> tuple[str, ...]:
    """Names of the profiles that come with the library."""
    return tuple(sorted(path.stem for path in profiles_dir().glob("*.yaml")))


def profile_path(name: str) -> Path:
    """The file of a profile: a name of :func:`profile_names`, or a path that ends in ``.yaml``.

    Raises:
        UnknownIdError: There is no such profile.
    """
    if name.endswith((".yaml", ".yml")):
        return Path(name)
    if name not in profile_names():
        raise UnknownIdError.of("device profile", name, profile_names())
    return profiles_dir() / f"{name}.yaml"


def profile_of_kind(name: str, kind: str) -> Spot:
    """What the file of a profile says, which must be one of a kind.

    Raises:
        UnknownIdError: There is no such profile.
        ScenarioError: It is of another kind.
    """
    path = profile_path(name)
    spot = Spot(read_yaml(path), str(path))
    if isinstance(spot.value, dict) and "kind" in spot.value:
        told = spot.child("kind").choice(KINDS)
        if told != kind:
            raise spot.child("kind").error(
                f"is no profile of a device of kind {kind!r}", mend=f'Use it with device="{told}".'
            )
    return spot


def embedded_profile(name: str) -> dict[str, Any]:
    """Size and density of an embedded phone.

    Returns:
        ``width`` and ``height`` in pixels (portrait), ``density`` in pixels per dp, ``navigation``.

    Raises:
        UnknownIdError: There is no such profile.
        ScenarioError: The file does not say what an embedded phone needs; names file, line and value.
    """
    fields = profile_of_kind(name, "embedded").fields(EMBEDDED_KEYS, ("kind", "width", "height", "density"))
    return {
        "width": fields["width"].whole(240, 8000),
        "height": fields["height"].whole(240, 8000),
        "density": fields["density"].number(0.75, 6.0),
        "navigation": fields["navigation"].choice(("gesture", "buttons")) if "navigation" in fields else "gesture",
    }
