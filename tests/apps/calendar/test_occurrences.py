from __future__ import annotations

import datetime as dt
from dataclasses import replace

from gts_env.apps.productivity.calendar.columns import slots
from gts_env.apps.productivity.calendar.data import Event, Repeat
from gts_env.apps.productivity.calendar.occurrences import by_day, expand, first_occurrence, next_occurrence

D, T = dt.date, dt.datetime
BERLIN, NEW_YORK, AUCKLAND = "Europe/Berlin", "America/New_York", "Pacific/Auckland"


def event(start: T, minutes: int = 60, id_: str = "a", title: str = "A", zone: str = BERLIN, **more: object) -> Event:
    end = start + dt.timedelta(minutes=minutes)
    return Event(id_, title, "work", start, end, time_zone=zone, **more)  # type: ignore[arg-type]


def test_a_series_keeps_its_wall_time_over_a_change_of_the_clocks() -> None:
    series = event(T(2026, 10, 23, 9), repeat=Repeat("daily"))
    found = expand(series, D(2026, 10, 24), D(2026, 10, 26), BERLIN)
    assert [o.start for o in found] == [T(2026, 10, 24, 9), T(2026, 10, 25, 9), T(2026, 10, 26, 9)]


def test_in_another_zone_the_change_of_the_clocks_shows() -> None:
    # Europe ends summer time on October 25, the United States on November 1.
    series = event(T(2026, 10, 23, 9), repeat=Repeat("daily"), zone=NEW_YORK)
    found = expand(series, D(2026, 10, 24), D(2026, 11, 1), BERLIN)
    assert [o.start.hour for o in found] == [15, 14, 14, 14, 14, 14, 14, 14, 15]


def test_a_night_of_changed_clocks_does_not_change_the_length() -> None:
    series = event(T(2026, 10, 24, 23), minutes=480, repeat=Repeat("daily"))
    saturday, sunday = expand(series, D(2026, 10, 24), D(2026, 10, 25), BERLIN)
    # The first occurrence says the length: nine hours pass between 23:00 and 7:00 of that night.
    assert saturday.end == T(2026, 10, 25, 7)
    assert sunday.end == T(2026, 10, 26, 8)


def test_a_time_that_does_not_exist_moves_on() -> None:
    lost = event(T(2026, 3, 29, 2, 30), minutes=30)
    assert first_occurrence(lost, BERLIN).start == T(2026, 3, 29, 3, 30)


def test_excluded_dates_are_left_out_and_count() -> None:
    series = event(T(2026, 10, 12, 9), repeat=Repeat("daily", count=4), excluded_dates=(D(2026, 10, 13),))
    assert [o.date.day for o in expand(series, D(2026, 10, 1), D(2026, 10, 31), BERLIN)] == [12, 14, 15]


def test_an_event_that_ends_at_midnight_is_not_on_the_next_day() -> None:
    late = event(T(2026, 10, 14, 22), minutes=120)
    assert list(by_day([late], D(2026, 10, 14), D(2026, 10, 16), BERLIN)) == [D(2026, 10, 14)]
    assert list(by_day([event(T(2026, 10, 14), 0)], D(2026, 10, 13), D(2026, 10, 16), BERLIN)) == [D(2026, 10, 14)]


def test_days_of_long_events_wherever_the_window_lies() -> None:
    trip = Event("t", "Trip", "work", T(2026, 10, 12), T(2026, 10, 16), all_day=True, time_zone=BERLIN)
    assert list(by_day([trip], D(2026, 10, 15), D(2026, 10, 20), NEW_YORK)) == [D(2026, 10, 15), D(2026, 10, 16)]
    night = event(T(2026, 10, 14, 22), minutes=300)
    assert list(by_day([night], D(2026, 10, 15), D(2026, 10, 15), BERLIN)) == [D(2026, 10, 15)]


def test_all_day_events_keep_their_date_in_every_zone() -> None:
    birthday = Event("b", "Birthday", "work", T(2026, 10, 14), T(2026, 10, 14), all_day=True, time_zone=AUCKLAND)
    (found,) = expand(birthday, D(2026, 10, 1), D(2026, 10, 31), "Pacific/Honolulu")
    assert (found.first_day, found.last_day) == (D(2026, 10, 14), D(2026, 10, 14))


def test_a_day_is_sorted_all_day_first_then_by_start_then_by_title() -> None:
    day = D(2026, 10, 14)
    made = [
        event(T(2026, 10, 14, 10), id_="1", title="zebra"),
        event(T(2026, 10, 14, 10), id_="2", title="Apple"),
        event(T(2026, 10, 14, 8), id_="3"),
        replace(event(T(2026, 10, 14, 10), id_="4", title="Rent"), all_day=True),
        event(T(2026, 10, 13, 12), minutes=2000, id_="5", title="Trip"),
    ]
    assert [o.event.id for o in by_day(made, day, day, BERLIN)[day]] == ["5", "4", "3", "2", "1"]


def test_equal_days_are_the_same_object() -> None:
    made = [event(T(2026, 10, 14, 10)), event(T(2026, 10, 14, 12), id_="b")]
    first = by_day(made, D(2026, 10, 1), D(2026, 10, 28), BERLIN)[D(2026, 10, 14)]
    again = by_day([*made, event(T(2026, 10, 20, 8), id_="c")], D(2026, 10, 1), D(2026, 10, 28), BERLIN)
    assert again[D(2026, 10, 14)] is first


def test_next_occurrence() -> None:
    series = event(T(2026, 10, 12, 9), repeat=Repeat("weekly"))
    found = next_occurrence(series, T(2026, 10, 12, 9, 30), BERLIN)
    assert found is not None
    assert found.date == D(2026, 10, 12)
    later = next_occurrence(series, T(2026, 10, 12, 10), BERLIN)
    assert later is not None
    assert later.date == D(2026, 10, 19)
    assert next_occurrence(event(T(2020, 1, 1, 9)), T(2026, 1, 1), BERLIN) is None


def placed(*times: tuple[str, str]) -> list[tuple[int, int, int]]:
    made = []
    for i, (start, end) in enumerate(times):
        a = T.fromisoformat(f"2026-10-14T{start}")
        b = T.fromisoformat(f"2026-10-14T{end}")
        made.append(first_occurrence(Event(f"{i}", f"{i}", "work", a, b, time_zone=BERLIN), BERLIN))
    found = sorted(slots(tuple(made), D(2026, 10, 14)), key=lambda s: s.occurrence.event.id)
    return [(s.column, s.span, s.columns) for s in found]


def test_overlapping_events_stand_side_by_side() -> None:
    assert placed(("09:00", "10:00"), ("10:00", "11:00")) == [(0, 1, 1), (0, 1, 1)]
    assert placed(("09:00", "10:00"), ("09:30", "11:00"), ("10:00", "11:00")) == [(0, 1, 2), (1, 1, 2), (0, 1, 2)]
    assert placed(("09:00", "12:00"), ("09:00", "10:00"), ("09:00", "10:00"), ("10:30", "12:00")) == [
        (0, 1, 3),
        (1, 1, 3),
        (2, 1, 3),
        (1, 2, 3),
    ]


def test_a_short_event_is_as_tall_as_its_title() -> None:
    assert placed(("09:00", "09:05"), ("09:10", "09:15")) == [(0, 1, 2), (1, 1, 2)]
    last = slots((first_occurrence(event(T(2026, 10, 14, 23, 55), 5), BERLIN),), D(2026, 10, 14))[0]
    assert last.bottom == 24 * 60


def test_a_night_is_cut_at_the_days_edges() -> None:
    night = first_occurrence(event(T(2026, 10, 14, 22), 240), BERLIN)
    assert [(s.top, s.bottom) for d in (14, 15) for s in slots((night,), D(2026, 10, d))] == [(1320, 1440), (0, 120)]
