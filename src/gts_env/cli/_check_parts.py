"""Checks of the parts of the library: drawing, fonts, scenarios, an environment, a place to write to."""

from __future__ import annotations

import importlib
import tempfile
from collections.abc import Iterator
from pathlib import Path

from gts_env.cli._check import Check, Status, check
from gts_env.paths import fonts_dir, profiles_dir, scenarios_dir

_NAMESPACE = "GUITestScape/"
_RED = [255, 0, 0, 255]
_REINSTALL = "Reinstall: pip install --force-reinstall gts-env"


@check
def skia() -> Check:
    """Check that skia loads and draws eight by eight red pixels."""
    from gts_env.android.drawing.skia_loader import load_skia

    module = load_skia()
    surface = module.Surface(8, 8)
    surface.getCanvas().clear(module.ColorRED)
    pixel = surface.toarray(colorType=module.kRGBA_8888_ColorType)[4, 4].tolist()
    if pixel != _RED:
        mend = "Reinstall it: pip install --force-reinstall skia-python"
        return Check("skia", Status.FAIL, f"draws {pixel} for {_RED}", mend)
    return Check("skia", Status.PASS, "loads and draws")


@check
def graphics_libraries() -> Check:
    """Tell whether GL libraries had to be stood in for."""
    from gts_env.android.drawing import glstub

    names = ", ".join(glstub.mapped())
    detail = f"stood in for {names}: drawing on the CPU needs none" if names else "the system's own are used"
    return Check("graphics libraries", Status.PASS, detail)


@check
def fonts() -> Check:
    """Check that the fonts are there and that the drawing library can read each."""
    from gts_env.android.drawing.skia_loader import load_skia

    files = [file for file in sorted(fonts_dir().iterdir()) if file.suffix in {".ttf", ".otf"}]
    manager = load_skia().FontMgr.New_Custom_Empty()
    broken = [file.name for file in files if manager.makeFromFile(str(file)) is None]
    if broken or not files:
        detail = f"unreadable: {', '.join(broken)}" if broken else f"no font in {fonts_dir()}"
        return Check("fonts", Status.FAIL, detail, _REINSTALL)
    return Check("fonts", Status.PASS, f"{len(files)} in {fonts_dir()}")


@check
def profiles() -> Check:
    """Check that the device profiles are there and are YAML."""
    import yaml

    files = sorted(profiles_dir().rglob("*.yaml"))
    if not files:
        return Check("profiles", Status.FAIL, f"no YAML file in {profiles_dir()}", _REINSTALL)
    for file in files:
        try:
            yaml.safe_load(file.read_bytes())
        except yaml.YAMLError as error:
            return Check("profiles", Status.FAIL, f"{file}: {error}", "Mend the file, or reinstall gts-env.")
    return Check("profiles", Status.PASS, f"{len(files)} in {profiles_dir()}")


@check
def scenarios() -> Iterator[Check]:
    """Check that the scenario files of every pack are there and load."""
    from gts_env.benchmark import load_scenario, packs

    # Asked for first, as no pack at all is a broken installation.
    scenarios_dir()
    for pack in packs():
        files = pack.files()
        for file in files:
            load_scenario(file)
        detail = f"{pack.name}, revision {pack.revision}: {len(files)} in {pack.root}"
        yield Check("scenarios", Status.PASS if files else Status.FAIL, detail, "" if files else _REINSTALL)


@check
def environment() -> Check:
    """Check that an environment can be made and reset."""
    import gymnasium

    importlib.import_module("gts_env")
    registry = gymnasium.registry
    ids = sorted(name for name in registry if name.startswith(_NAMESPACE) and "task" in registry[name].kwargs)
    if not ids:
        return Check("environment", Status.FAIL, "no task is registered", _REINSTALL)
    env = gymnasium.make(ids[0])
    try:
        env.reset(seed=0)
    finally:
        env.close()
    return Check("environment", Status.PASS, f"{ids[0]}, one of {len(ids)}, made and reset")


@check
def output_folder() -> Check:
    """Check that runs and reports can be written to the current folder."""
    here = Path.cwd()
    try:
        with tempfile.TemporaryFile(dir=here):
            pass
    except OSError as error:
        mend = "Work in a folder of yours, or name one where a command asks for it."
        return Check("output folder", Status.WARN, f"{here}: {error.strerror}", mend)
    return Check("output folder", Status.PASS, f"{here} can be written to")
