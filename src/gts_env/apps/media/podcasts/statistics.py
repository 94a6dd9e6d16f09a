"""Statistics: what was heard, by podcast and by month, and what lies on the phone."""

from __future__ import annotations

from gts_env.android.app import query, screen
from gts_env.android.material import BackHandler, EmptyState, ListItem, Page, TabPager
from gts_env.android.pictures import bar_chart, pie_chart, slice_color
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.fit_text import FitText
from gts_env.android.widgets.leaf import Gap, Text
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.media.podcasts import formats
from gts_env.apps.media.podcasts.data import Podcast
from gts_env.apps.media.podcasts.look import READABLE, artwork
from gts_env.apps.media.podcasts.player import PlayerScreen
from gts_env.apps.media.podcasts.strings import Words, words

PAGER = "statistics_pages"
SLICES = 5
"""Podcasts with a slice of their own."""
HOLE = 92
"""Dp of a line of text in the middle of the ring."""


class Statistics(PlayerScreen):
    """The statistics."""

    @query
    def heard_by_podcast(self, ui: Ui) -> tuple[tuple[Podcast, int], ...]:
        """Podcasts with the seconds that were heard of them, the most heard first."""
        total: dict[str, int] = {}
        for line in ui.data.listened:
            total[line.podcast] = total.get(line.podcast, 0) + line.seconds
        found = [(p, total[p.id]) for p in ui.data.podcasts if total.get(p.id)]
        return tuple(sorted(found, key=lambda pair: (-pair[1], pair[0].id)))

    @query
    def heard_by_month(self, ui: Ui) -> tuple[tuple[str, int], ...]:
        """The last twelve months with the seconds that were heard in them, the first one first."""
        today = ui.today
        at = today.year * 12 + today.month - 1
        months = [f"{n // 12}-{n % 12 + 1:02}" for n in range(at - 11, at + 1)]
        return tuple([(m, sum([x.seconds for x in ui.data.listened if x.month == m])) for m in months])

    @query
    def size_by_podcast(self, ui: Ui) -> tuple[tuple[Podcast, int, int], ...]:
        """Podcasts with downloads: how many, and how many bytes, the largest first."""
        out = []
        for p in ui.data.podcasts:
            sizes = [e.size for e in ui.data.episodes if e.downloaded and e.podcast == p.id]
            if sizes:
                out.append((p, len(sizes), sum(sizes)))
        return tuple(sorted(out, key=lambda row: (-row[2], row[0].id)))

    @screen(parent="home")
    def statistics(self, ui: Ui) -> Widget:
        """Podcasts, months and downloads, a tab each."""
        say = words(ui)
        pages = [
            Page(say("by_podcast"), self._by_podcast(ui, say), id="tab_podcasts"),
            Page(say("by_month"), self._by_month(ui, say), id="tab_months"),
            Page(say("downloads"), self._by_size(ui, say), id="tab_sizes"),
        ]
        body: Widget = TabPager(pages, key=PAGER)
        if ui.get(f"{PAGER}:page", 0):
            body = BackHandler(body, ui.do("first_tab", pager=PAGER))
        return self.page(ui, "statistics", body)

    def _by_podcast(self, ui: Ui, say: Words) -> Widget:
        found = self.heard_by_podcast(ui)
        if not found:
            return EmptyState("bar_chart", say("statistics_empty"))
        total = sum([s for _, s in found])
        shares = [float(s) for _, s in found[:SLICES]]
        rest = float(total - sum([s for _, s in found[:SLICES]]))
        ring = pie_chart(
            [*shares, rest] if rest else shares,
            hole=0.62,
            width=168,
            height=168,
            id="share_chart",
            desc=say("share_chart"),
        )
        middle = Column(
            [
                FitText(
                    formats.length(say, total), "title_medium", least=0.35, id="total_time", align="center", width=HOLE
                ),
                FitText(say("total"), "label_medium", "on_surface_variant", align="center", width=HOLE),
            ],
            align="center",
        )
        head = Row([Stack([ring, middle], align="center")], arrange="center", padding=16, width="fill")
        rows: list[Widget] = [head]
        for i, (p, seconds) in enumerate(found):
            color = slice_color(min(i, SLICES))
            dot = Stack([], width=12, height=12, radius="full", background=color, silent=True)
            lead = Row([dot, artwork(p, 40, 6)], gap=12)
            rows.append(
                ListItem(
                    p.shown,
                    formats.length(say, seconds),
                    leading=lead,
                    trailing=say.fmt.percent(seconds / total),
                    on_click=ui.open("podcast", podcast=p.id),
                    id="statistic_row",
                    key=f"heard_{p.id}",
                    item=p.id,
                    headline_lines=1,
                    supporting_id="heard_time",
                )
            )
        return LazyList(rows, id="statistics_list", key="statistics_list", most_width=READABLE, padding=(0, 0, 0, 16))

    def _by_month(self, ui: Ui, say: Words) -> Widget:
        found = self.heard_by_month(ui)
        hours = [round(s / 3600, 2) for _, s in found]
        labels = [formats.month(say, m) for m, _ in found]
        chart = bar_chart(
            hours, labels, marked=len(found) - 1, height=200, width="fill", id="month_chart", desc=say("month_chart")
        )
        rows: list[Widget] = [
            Column(
                [Text(say("hours_a_month"), "label_large", "on_surface_variant"), Gap(height=8), chart],
                width="fill",
                align="fill",
                padding=16,
            )
        ]
        for month, seconds in reversed(found):
            name = f"{say.fmt.table.months[int(month[5:]) - 1]} {month[:4]}"
            rows.append(
                ListItem(
                    name,
                    trailing=Text(formats.length(say, seconds), "label_large", id="month_time"),
                    id="month_row",
                    key=f"month_{month}",
                    item=month,
                )
            )
        return LazyList(rows, id="months_list", key="months_list", most_width=READABLE, padding=(0, 0, 0, 16))

    def _by_size(self, ui: Ui, say: Words) -> Widget:
        found = self.size_by_podcast(ui)
        if not found:
            return EmptyState("download", say("downloads_empty"))
        head = Row(
            [
                Text(say.fmt.size(sum([n for _, _, n in found])), "headline_medium", id="total_size"),
                Text(say("on_this_phone"), "body_medium", "on_surface_variant", weight=1),
            ],
            gap=12,
            padding=16,
            width="fill",
        )
        rows = [
            ListItem(
                p.shown,
                say("episode_count", n=count),
                leading=artwork(p, 40, 6),
                trailing=say.fmt.size(size),
                on_click=ui.open("podcast", podcast=p.id),
                id="size_row",
                key=f"size_{p.id}",
                item=p.id,
                headline_lines=1,
            )
            for p, count, size in found
        ]
        return LazyList([head, *rows], id="sizes_list", key="sizes_list", most_width=READABLE, padding=(0, 0, 0, 16))
