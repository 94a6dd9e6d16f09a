"""`gts scenario new`: a scenario file to begin with."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gts_env.cli._group import add_group

_EPILOG = """
`gts scenario new balcony --pack garden --app calendar` writes `garden/calendar/balcony.yaml`, and `garden/pack.yaml` if
there is none: a scenario that loads, with one example defect, one task, and comments that tell what each part is for.

`gts scenario new first-run --pack shop --apk shop.apk` does so for a real app: package, activity, version and checksum
are read from the package file. `--android` alone leaves examples in their place.

`GTS_PACKS=garden gts validate 'Garden/*'` then tells what is still open. Nothing is ever overwritten.
"""


def register(app: typer.Typer) -> None:
    """Add `gts scenario`."""
    example = "`gts scenario new balcony --pack garden --app calendar` writes one to begin with."
    add_group(app, "scenario", "Make scenario files.", example)(epilog=_EPILOG)(new)


def new(
    name: Annotated[str, typer.Argument(help="Name of the scenario: small letters, digits and hyphens.")],
    pack: Annotated[
        Path | None, typer.Option(help="Folder of the pack; by default one called like the scenario.")
    ] = None,
    app: Annotated[str, typer.Option(help="App of the embedded phone, or a word of your own for a real one.")] = "",
    android: Annotated[bool, typer.Option("--android", help="A real app, for real devices.")] = False,
    apk: Annotated[Path | None, typer.Option(help="Package file of the real app, to read its facts from.")] = None,
) -> None:
    """Write a scenario file to begin with; its comments teach."""
    from gts_env import apps
    from gts_env.benchmark.making.new_scenario import Wish, new_scenario

    known = {manifest.id: manifest.label for manifest in apps.manifests() if manifest.category != "System"}
    folder = Path(name) if pack is None else pack
    for path in new_scenario(Wish(name, folder, app, android, apk), known):
        typer.echo(f"written: {path}")
    typer.echo(f"next: GTS_PACKS={folder} gts list --pack {_pack_name(folder)}, then edit and gts validate")


def _pack_name(folder: Path) -> str:
    from gts_env.benchmark import open_pack

    return open_pack(folder).name
