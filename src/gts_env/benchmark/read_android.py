"""Reads the ``android:`` block of a scenario file.

Everything in it ends up on a device's command line, in an address or in a path, so each value has a strict form.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from gts_env.benchmark.android_app import STRATEGIES, AndroidApp, Apk, RestoreWay, SetupStep
from gts_env.benchmark.predicates import Reading, read_predicate
from gts_env.benchmark.read_task import STEP_KEYS, step_of
from gts_env.benchmark.spot import Spot

_PACKAGE = r"[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z][A-Za-z0-9_]*)+"
_ACTIVITY = r"\.?[A-Za-z][A-Za-z0-9_$]*(\.[A-Za-z][A-Za-z0-9_$]*)*"
_FILE = r"(?![./])(?!.*(//|/\.))[A-Za-z0-9._+ /-]{1,200}\.apk"
_MEMBER = r"(?![./])(?!.*(//|/\.))[A-Za-z0-9._+ /-]{1,200}"
_HTTPS = r"https://[A-Za-z0-9.-]+(:[0-9]{1,5})?/[!-~]{1,1800}"
_ARCHIVES = (".zip", ".tgz", ".tar.gz")
_SHA256 = r"[0-9a-fA-F]{64}"
_VERSION = r"[!-~]([ -~]{0,62}[!-~])?"
_NAME = r"[A-Za-z0-9][A-Za-z0-9_.-]{0,63}"
NO_SETUP = ("report", "finish")
"""Steps of a plan that only an agent takes."""


def read_android(
    spot: Spot, reading: Reading, scenario: str, written: Iterable[str], known: tuple[str, ...]
) -> AndroidApp:
    """Read the block.

    Args:
        spot: The mapping.
        reading: What predicates may refer to.
        scenario: Name of the scenario, by which a snapshot is called that has no name of its own.
        written: Keys of ``device:`` that the file writes.
        known: Keys that ``device:`` knows.

    Raises:
        ScenarioError: Something that cannot be meant; names file, line, field, value and near names.
    """
    required = ("package", "activity", "apk")
    fields = spot.fields((*required, "label", "restore", "steps", "settings"), required)
    settings = tuple(key for key in known if key in set(written))
    if "settings" in fields:
        settings = tuple([item.choice(known) for item in fields["settings"].items()])
    return AndroidApp(
        package=fields["package"].text(_PACKAGE, "A package such as org.example.notes."),
        activity=fields["activity"].text(_ACTIVITY, "A class such as .MainActivity or org.example.notes.MainActivity."),
        apk=_apk(fields["apk"]),
        restore=_restore(fields["restore"], scenario) if "restore" in fields else RestoreWay(),
        label=fields["label"].text() if "label" in fields else "",
        steps=tuple([_step(item, reading) for item in fields["steps"].items()]) if "steps" in fields else (),
        settings=settings,
        where=spot.where,
    )


def _apk(spot: Spot) -> Apk:
    fields = spot.fields(("version", "file", "url", "member", "sha256"))
    if "file" in fields and "url" in fields:
        raise fields["url"].error("a package file has one source", mend="Give `file` or `url`.", tell=False)
    if "url" in fields and "sha256" not in fields:
        raise fields["url"].error(
            "what is fetched from an address needs its checksum", mend="Add sha256: sha256sum FILE.apk tells it."
        )
    if "member" in fields and "url" not in fields:
        raise fields["member"].error("only an archive at an address has members", mend="Add `url`.", tell=False)
    if "version" not in fields and ("file" in fields or "url" in fields):
        raise spot.error("'version' is missing", mend="Say which version the package file is.", tell=False)
    return Apk(
        version=_version(fields["version"]) if "version" in fields else "",
        file=fields["file"].text(_FILE, "A path below the pack, such as apks/notes.apk.") if "file" in fields else "",
        url=_url(fields["url"]) if "url" in fields else "",
        member=_member(fields["member"], fields["url"]) if "member" in fields else "",
        sha256=fields["sha256"].text(_SHA256, "64 hex digits.").lower() if "sha256" in fields else "",
        where=spot.where,
    )


def _version(spot: Spot) -> str:
    return spot.text(_VERSION, "The version name, such as 3.7.3; quote what looks like a number.")


def _url(spot: Spot) -> str:
    return spot.text(_HTTPS, "Only https addresses with a path, without a user name: https://host/path/app.apk.")


def _member(spot: Spot, url: Spot) -> str:
    if not _url(url).partition("?")[0].endswith(_ARCHIVES):
        raise spot.error("the address is not an archive", mend=f"Archives end in {', '.join(_ARCHIVES)}.", tell=False)
    return spot.text(_MEMBER, "A path within the archive, such as package/apks/notes.apk.")


def _restore(spot: Spot, scenario: str) -> RestoreWay:
    if isinstance(spot.value, str):
        how = spot.choice(STRATEGIES)
        return RestoreWay(how, "" if how == "clear" else scenario)
    fields = spot.fields(STRATEGIES[1:])
    if len(fields) != 1:
        raise spot.error("a restore begins in one way", mend=f"One of: {', '.join(STRATEGIES)}.", tell=False)
    ((how, name),) = fields.items()
    return RestoreWay(how, name.text(_NAME, "Letters, digits, '_', '.' and '-'."))


def _step(spot: Spot, reading: Reading) -> SetupStep:
    fields = spot.fields((*STEP_KEYS, "if"))
    asked = fields.pop("if", None)
    when = read_predicate(asked, replace(reading, names=frozenset())) if asked is not None else None
    step = step_of(fields, spot)
    if step.verb in NO_SETUP:
        raise spot.error(f"{step.verb!r} is no set-up", mend="It is for an agent.", tell=False)
    return SetupStep(step, when)
