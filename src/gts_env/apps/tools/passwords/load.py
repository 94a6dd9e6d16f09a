"""The app's data at the start of a scenario: the owner's own vaults, or what the scenario says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gts_env.android.clock import local
from gts_env.android.data import check_fields, convert, merged
from gts_env.apps.tools.passwords import lived_in
from gts_env.apps.tools.passwords.data import Entry, Group, PasswordsData, Recipe, Settings, Vault

_FIELDS = ("vaults", "groups", "entries", "extra_groups", "extra_entries", "settings", "recipe", "made", "searches")


def load(values: Mapping[str, Any], now: int, zone: str) -> PasswordsData:
    """Data from a scenario's ``data:``.

    Args:
        values: ``vaults``, ``groups`` and ``entries`` (in place of the owner's), ``extra_groups`` and
            ``extra_entries`` (beside them), ``settings`` and ``recipe`` (what differs from the defaults), ``made``,
            ``searches``.
        now: Start of the scenario, ms since the epoch.
        zone: The device's time zone.

    Raises:
        ValueError: A value does not fit; the message begins with the path of its field.
    """
    check_fields(values, _FIELDS)
    moment = local(now, zone)
    vaults = convert(tuple[Vault, ...], values.get("vaults", lived_in.vaults(moment)), "vaults")
    known = {v.id for v in vaults}
    if "groups" in values:
        groups = convert(tuple[Group, ...], values["groups"], "groups")
    else:
        groups = tuple([g for g in lived_in.groups() if g.vault in known])
    if "entries" in values:
        entries = convert(tuple[Entry, ...], values["entries"], "entries")
    else:
        places = {"", *[g.id for g in groups]}
        entries = tuple([e for e in lived_in.entries(moment) if e.vault in known and e.group in places])
    made = PasswordsData(
        vaults=vaults,
        groups=groups + convert(tuple[Group, ...], values.get("extra_groups", ()), "extra_groups"),
        entries=entries + convert(tuple[Entry, ...], values.get("extra_entries", ()), "extra_entries"),
        settings=merged(Settings(), values.get("settings", {}), "settings"),
        recipe=merged(Recipe(), values.get("recipe", {}), "recipe"),
        made=convert(tuple[str, ...], values.get("made", lived_in.MADE), "made"),
        searches=convert(tuple[str, ...], values.get("searches", lived_in.SEARCHES), "searches"),
    )
    made.check()
    return made
