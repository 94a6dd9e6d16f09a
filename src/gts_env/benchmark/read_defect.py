"""Reads the defects of a scenario file."""

from __future__ import annotations

from dataclasses import replace

from gts_env.actions.action import DISPLAY_MODES, FAULT_MODES
from gts_env.benchmark.checkpoint import Checkpoint, read_checkpoints
from gts_env.benchmark.model import WHYS, Defect, FaultSpec, Groups, SampleReport, TestBasis
from gts_env.benchmark.predicates import Reading
from gts_env.benchmark.predicates.base import read_query
from gts_env.benchmark.spot import Spot
from gts_env.benchmark.yaml_lines import line_map

_TEXTS = ("description", "preconditions", "trigger_text", "expected", "actual", "conclusion")
_REQUIRED = ("id", "mode", "title", "fault", "basis")
_OPTIONAL = ("accepts", "reports", "urls", "reports_true", "reports_false")
_STAGES = ("reach", "trigger", "evidence")
_NAME = r"[a-z0-9]+(-[a-z0-9]+)*"
_LANGUAGE = r"[a-z]{2,3}"


def read_defect(spot: Spot, reading: Reading, made: bool = True) -> Defect:
    """Read one defect.

    Args:
        spot: The mapping.
        reading: What predicates may refer to.
        made: Whether it must say how it is made, as there is no real app that has it.

    Raises:
        ScenarioError: Something that cannot be meant.
    """
    required = ("id", "mode", "title", *(("fault",) if made else ()), "basis")
    fields = spot.fields((*_REQUIRED, *_OPTIONAL), required)
    mode = fields["mode"].choice(FAULT_MODES)
    return Defect(
        id=fields["id"].text(_NAME, "Small letters, digits and single hyphens."),
        mode=mode,
        accepts=_accepts(fields.get("accepts"), mode),
        title=fields["title"].text(),
        reports=tuple(item.text(r"R\d{4}", "Such as R0016.") for item in _items(fields, "reports")),
        urls=tuple(item.text(r"https://\S+", "Such as https://github.com/….") for item in _items(fields, "urls")),
        fault=_fault(fields["fault"]) if "fault" in fields else None,
        basis=_basis(fields["basis"], mode, reading),
        reports_true=tuple(_true_report(item, mode) for item in _items(fields, "reports_true")),
        reports_false=tuple(_false_report(item) for item in _items(fields, "reports_false")),
        where=spot.where,
    )


def _items(fields: dict[str, Spot], key: str) -> list[Spot]:
    return fields[key].items() if key in fields else []


def _accepts(spot: Spot | None, mode: str) -> tuple[str, ...]:
    if spot is None:
        return (mode,)
    modes = tuple(item.choice(FAULT_MODES) for item in spot.items(1))
    if mode not in modes:
        raise spot.error(f"the defect's own mode {mode} is not accepted")
    return modes


def _fault(spot: Spot) -> FaultSpec:
    fields = dict(spot.entries())
    if "operator" not in fields:
        raise spot.error("'operator' is missing", tell=False)
    when = fields.get("when")
    if when is not None and not isinstance(when.value, dict):
        raise when.error("expected a mapping")
    params = {key: one.value for key, one in fields.items() if key not in ("operator", "seam", "target", "when")}
    return FaultSpec(
        operator=fields["operator"].text(),
        seam=fields["seam"].text() if "seam" in fields else "",
        target=spot.value.get("target"),
        params=line_map(params, spot.line, {key: fields[key].line for key in params}),
        when=when.value if when is not None else {},
        where=fields["operator"].where,
        path=spot.path,
    )


def _basis(spot: Spot, mode: str, reading: Reading) -> TestBasis:
    display = mode in DISPLAY_MODES
    required = (*_TEXTS, "reach", "phrases", "region" if display else "trigger")
    fields = spot.fields((*_TEXTS, "reach", "trigger", "evidence", "region", "phrases", "phrases_other"), required)
    if display and "trigger" in fields:
        raise fields["trigger"].error(
            f"a display defect ({mode}) has no trigger", mend="Use reach and evidence.", tell=False
        )
    reading = replace(reading, names=frozenset())
    stages: dict[str, tuple[Checkpoint, ...]] = {"trigger": (), "evidence": ()}
    for stage in _STAGES:
        if stage in fields:
            stages[stage], reading = read_checkpoints(fields[stage], reading, first=stage == "reach")
    other = fields["phrases_other"].entries() if "phrases_other" in fields else ()
    return TestBasis(
        description=fields["description"].text(),
        preconditions=fields["preconditions"].text(),
        trigger_text=fields["trigger_text"].text(),
        expected=fields["expected"].text(),
        actual=fields["actual"].text(),
        conclusion=fields["conclusion"].text(),
        reach=stages["reach"],
        trigger=stages["trigger"],
        evidence=stages["evidence"],
        region=read_query(fields["region"], reading) if "region" in fields else None,
        phrases=_groups(fields["phrases"]),
        phrases_other={_language(key, entry): _groups(entry) for key, entry in other},
        where=spot.where,
    )


def _groups(spot: Spot) -> Groups:
    return tuple(item.texts(1) for item in spot.items(1))


def _language(key: str, spot: Spot) -> str:
    return Spot(key, spot.file, spot.line, spot.path).text(_LANGUAGE, "A language code such as de.")


def _true_report(spot: Spot, mode: str) -> SampleReport:
    if isinstance(spot.value, str):
        return SampleReport(mode, spot.text(), where=spot.where)
    fields = spot.fields(("text", "mode", "at"), ())
    at = fields["at"].query() if "at" in fields else None
    if at is None and "text" not in fields:
        raise spot.error("a report says something or points at something", tell=False)
    text = fields["text"].text() if "text" in fields else ""
    return SampleReport(fields["mode"].choice(FAULT_MODES) if "mode" in fields else mode, text, at=at, where=spot.where)


def _false_report(spot: Spot) -> SampleReport:
    fields = spot.fields(("mode", "text", "why", "point"), ("mode", "text", "why"))
    point = None
    if "point" in fields:
        pair = fields["point"].items(2)
        point = (pair[0].whole(0, 100_000), pair[1].whole(0, 100_000))
    text = fields["text"].value
    if not isinstance(text, str):
        raise fields["text"].error("expected a text")
    return SampleReport(
        fields["mode"].choice(FAULT_MODES), text, fields["why"].choice(WHYS), point=point, where=spot.where
    )
