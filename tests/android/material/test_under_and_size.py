"""What a drawer says of itself, and letters of a rich text in a size of its own."""

from __future__ import annotations

from gts_env.android.config import Config
from gts_env.android.layout.context import Layout
from gts_env.android.material import LinkText
from gts_env.android.seams import CLEAN, Site
from gts_env.android.state import PhoneState
from gts_env.android.theme import theme_for
from gts_env.android.view_state import EMPTY_VIEW
from gts_env.evaluation.validation.tidy import untidy
from tests.android.material import extras
from tests.android.material.touch import tap


def test_what_lies_under_an_open_drawer_is_no_overlap() -> None:
    phone = extras.phone()
    tap(phone, desc="Open navigation drawer")
    assert not [said for said in untidy(phone.frame()) if "overlap" in said]


def test_a_rich_text_may_have_a_size_of_its_own() -> None:
    config = Config()
    lay = Layout(
        theme_for(0xFF3F6AD8, config), EMPTY_VIEW, CLEAN, Site("a", "s", {}, config, PhoneState(config, 0)), {}
    )
    usual, large = (lay(LinkText(["Hello"], size=size), 2000, 2000) for size in (None, 32))
    assert large.h == 2 * usual.h
