"""Reminders as notifications."""

from __future__ import annotations

import datetime as dt
from typing import Any

import pytest

from gts_env import apps
from gts_env.actions import OpenApp, PressKey, Swipe, Tap, Wait
from gts_env.android.clock import local, to_ms
from gts_env.android.config import Config
from gts_env.android.effects import As, Do, pack
from gts_env.android.manifest import Registry
from gts_env.android.phone import Phone
from gts_env.android.system import installed
from gts_env.screen import Node

ZONE = "Europe/Berlin"
NOW = dt.datetime(2026, 10, 14, 9, 41)
MINUTE = 60_000

CALENDARS = [{"id": "work", "name": "Work", "color": "#3F51B5"}]


def event(id: str, start: str, minutes: int = 30, reminders: Any = (10,), **more: Any) -> dict[str, Any]:
    begin = dt.datetime.fromisoformat(start)
    end = (begin + dt.timedelta(minutes=minutes)).isoformat()
    texts = {"id": id, "title": id.title(), "calendar": "work", "start": start, "end": end}
    return {**texts, "reminders": list(reminders), **more}


def phone(*events: dict[str, Any], settings: dict[str, Any] | None = None, **config: Any) -> Phone:
    made = Phone(Registry([*installed.MANIFESTS, *[m for m in apps.manifests() if m.id == "calendar"]]))
    made.surfaces.check = True
    now = to_ms(NOW, ZONE)
    values = {"calendars": CALENDARS, "events": list(events), "settings": settings or {}}
    data = made.apps.app("calendar").load(values, now, ZONE)
    made.boot(Config(zone=ZONE, **config), now, {"calendar": data})
    return made


def notes(p: Phone) -> list[tuple[str, str]]:
    """When each notification came, and its title."""
    return [(f"{local(n.when, ZONE):%H:%M}", n.title) for n in reversed(p.state.background.notices)]


def find(p: Phone, *, system: bool = False, **wanted: str) -> Node:
    nodes = p.screen(system=system).nodes
    return next(n for n in nodes if all(getattr(n, k) == v for k, v in wanted.items()))


def tap(p: Phone, *, system: bool = False, **wanted: str) -> None:
    p.perform(Tap(*find(p, system=system, **wanted).center))


def shade(p: Phone) -> None:
    p.perform(Swipe(540, 5, 540, 1500))


def test_a_reminder_notifies_at_its_minute_with_title_time_and_place():
    p = phone(event("review", "2026-10-14T10:00:00", place="Room Aurora"))
    p.perform(Wait(8 * MINUTE))
    assert notes(p) == []
    p.perform(Wait(MINUTE))
    assert notes(p) == [("09:50", "Review")]
    assert find(p, system=True, name="big_text").text == "10:00 – 10:30 AM · Room Aurora"
    p.picture((270, 600))


def test_repeats_remind_at_each_occurrence_and_a_long_wait_brings_all():
    p = phone(
        event("standup", "2026-10-12T09:15:00", reminders=(5,), repeat={"every": "daily"}),
        event("lunch", "2026-10-14T12:00:00", reminders=(60, 10)),
    )
    for _ in range(2):
        p.perform(Wait(24 * 60 * MINUTE))
    assert [(n.when, n.title) for n in reversed(p.state.background.notices)] == [
        (to_ms(dt.datetime(2026, 10, 14, 11, 50), ZONE), "Lunch"),
        (to_ms(dt.datetime(2026, 10, 15, 9, 10), ZONE), "Standup"),
        (to_ms(dt.datetime(2026, 10, 16, 9, 10), ZONE), "Standup"),
    ]


def test_a_day_before_it_says_tomorrow():
    p = phone(event("trip", "2026-10-15T10:00:00", reminders=(1440,)))
    p.perform(Wait(30 * MINUTE))
    assert p.state.background.notices[0].text.startswith("Tomorrow, ")


def test_a_tap_opens_the_event_and_back_leads_home():
    p = phone(event("review", "2026-10-14T10:00:00"))
    p.perform(Wait(30 * MINUTE))
    shade(p)
    tap(p, text="Review")
    assert p.state.entry.screen == "event"
    assert p.state.background.notices == ()
    p.perform(PressKey("back"))
    assert (p.state.entry.app, p.state.entry.screen) == ("calendar", "home")


def test_snooze_brings_it_back_after_five_minutes_and_dismiss_does_not():
    p = phone(event("review", "2026-10-14T10:00:00"))
    p.perform(Wait(9 * MINUTE))
    tap(p, system=True, text="Snooze 5 min")
    assert notes(p) == []
    p.perform(Wait(5 * MINUTE))
    assert len(notes(p)) == 1
    shade(p)
    tap(p, text="Dismiss")
    p.perform(Wait(60 * MINUTE))
    assert notes(p) == []


def test_the_switch_turns_reminders_off_and_on_again():
    p = phone(event("review", "2026-10-14T10:30:00"))
    p.perform(OpenApp("Calendar"))
    tap(p, content_desc="More options")
    tap(p, text="Settings")
    for _ in range(2):
        p.perform(Swipe(540, 1800, 540, 600))
    tap(p, name="notifications")
    assert p.state.background.jobs == ()
    tap(p, name="notifications")
    assert len(p.state.background.jobs) == 1
    tap(p, name="notifications")
    p.perform(Wait(60 * MINUTE))
    assert notes(p) == []


def test_a_new_event_moves_the_alarm_and_a_deleted_one_is_not_reminded_of():
    p = phone(event("review", "2026-10-14T10:30:00"))
    p.perform(OpenApp("Calendar"))
    first = p.state.background.jobs
    p.state = p.reducer.job(p.state, "calendar", "remind", event="gone", date="2026-10-14")
    assert notes(p) == []
    gone = Do("delete", pack({"event": "review", "date": "2026-10-14", "value": "this"}))
    p.state = p.reducer.apply(p.state, As("calendar", gone))
    p.perform(Wait(1000))
    assert p.state.background.jobs != first
    p.perform(Wait(60 * MINUTE))
    assert notes(p) == []


def test_an_empty_calendar_looks_ahead_for_ever():
    p = phone(event("far", "2026-11-14T10:00:00"))
    for _ in range(32):
        p.perform(Wait(24 * 60 * MINUTE))
    assert [n.title for n in p.state.background.notices] == ["Far"]


@pytest.mark.parametrize("locale", ["de-DE", "ar-EG", "ja-JP"])
def test_the_notification_is_in_the_language_of_the_phone(locale):
    p = phone(event("review", "2026-10-14T10:00:00"), locale=locale)
    p.perform(Wait(30 * MINUTE))
    labels = [a.label for a in p.state.background.notices[0].actions]
    assert "Dismiss" not in labels
    p.picture((270, 600))
