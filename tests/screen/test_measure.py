from __future__ import annotations

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from gts_env.screen.measure import (
    colour_share,
    contrast_ratio,
    crop,
    diff_fraction,
    dominant_colour,
    ink,
    ink_at_edge,
    is_blank,
    rgb,
    same_picture,
)


def picture(width=400, height=120, ground="white"):
    return Image.new("RGB", (width, height), ground)


def written(text="Save changes", colour="black", ground="white", size=38, at=(20, 30), pill=None, **box):
    """A label as a device draws it: soft-edged letters, on a pill where asked."""
    image = picture(ground=ground, **box)
    draw = ImageDraw.Draw(image)
    if pill:
        draw.rounded_rectangle((0, 0, image.width - 1, image.height - 1), radius=image.height // 2, fill=pill)
    draw.text(at, text, fill=colour, font=ImageFont.load_default(size))
    return np.asarray(image)


def blank(colour, width=400, height=120):
    return np.asarray(picture(width, height, colour))


def test_crop_clips_to_the_picture():
    full = np.arange(4 * 5 * 3, dtype=np.uint8).reshape(4, 5, 3)
    assert crop(full, (1, 2, 3, 4)).shape == (2, 2, 3)
    assert crop(full, (-5, -5, 2, 1)).shape == (1, 2, 3)
    assert crop(full, (-5, -5, -2, -1)).size == crop(full, (9, 9, 12, 12)).size == crop(full, (3, 3, 2, 2)).size == 0
    assert np.shares_memory(crop(full, (0, 0, 2, 2)), full)


class TestDominantColour:
    def test_exact_colour_of_the_ground(self):
        assert dominant_colour(written(ground="#E7E0EC")) == (0xE7, 0xE0, 0xEC)

    def test_close_shades_count_together(self):
        shades = np.zeros((1, 10, 3), np.uint8)
        shades[0, :6] = [[16, 16, 16], [17, 17, 17], [17, 17, 17], [18, 18, 18], [19, 19, 19], [20, 20, 20]]
        shades[0, 6:] = 200
        assert dominant_colour(shades) == (17, 17, 17)

    def test_empty_picture_is_told(self):
        with pytest.raises(ValueError, match="empty picture has no colour"):
            dominant_colour(np.zeros((0, 4, 3), np.uint8))


class TestContrast:
    """Expected values by the WCAG formula, from the two colours alone."""

    @pytest.mark.parametrize(
        ("colour", "ground", "expected"),
        [
            ("black", "white", 21.0),
            ("white", "black", 21.0),
            ("#767676", "white", 4.54),
            ("#AAAAAA", "white", 2.32),
            ("#FF0000", "white", 4.0),
            ("#49454F", "#1C1B1F", 1.83),
            ("#DDDDDD", "#E0E0E0", 1.03),
        ],
    )
    @pytest.mark.parametrize("size", [24, 38, 60])
    def test_of_text_does_not_depend_on_its_size(self, colour, ground, expected, size):
        assert contrast_ratio(written(colour=colour, ground=ground, size=size), 2) == pytest.approx(expected, abs=0.01)

    def test_of_a_label_on_a_pill_is_not_that_of_the_page_around_it(self):
        faint = written("OK", colour="#7A5FB5", ground="white", pill="#6750A4", at=(150, 40))
        assert contrast_ratio(faint) == pytest.approx(1.28, abs=0.05)
        clear = written("OK", colour="white", ground="white", pill="#6750A4", at=(150, 40))
        assert contrast_ratio(clear) == pytest.approx(6.44, abs=0.05)

    def test_nothing_drawn_is_one(self):
        assert contrast_ratio(blank("#123456")) == 1.0
        assert contrast_ratio(np.zeros((0, 0, 3), np.uint8)) == 1.0


class TestBlank:
    def test_plain_and_pill_are_blank(self):
        assert is_blank(blank("#EEEEEE"))
        assert is_blank(np.zeros((0, 7, 3), np.uint8))
        image = picture(ground="white")
        ImageDraw.Draw(image).rounded_rectangle((0, 0, 399, 119), radius=60, fill="#6750A4")
        assert ink(np.asarray(image)).mean() < 0.01

    def test_a_hyphen_is_not_blank(self):
        assert not is_blank(written("-", size=24))

    def test_stray_pixels_are_blank(self):
        dots = blank("white").copy()
        dots[[10, 50, 90], [10, 200, 300]] = 0
        assert is_blank(dots)


class TestInkAtEdge:
    def test_whole_text_touches_no_edge(self):
        assert not any(ink_at_edge(written("Agjpqy"), side) for side in ("left", "top", "right", "bottom"))

    def test_cut_text_touches_the_edge_where_it_is_cut(self):
        label = written("Agjpqy MMM", size=60, at=(20, 20))
        columns = np.flatnonzero(ink(label).any(axis=0))
        rows = np.flatnonzero(ink(label).any(axis=1))
        right = label[:, : columns[-1] - 8]
        assert ink_at_edge(right, "right")
        assert not ink_at_edge(right, "left")
        assert ink_at_edge(label[: rows[-1] - 8], "bottom")
        assert ink_at_edge(label[rows[0] + 12 :], "top")
        assert ink_at_edge(label[:, columns[0] + 10 :], "left")

    def test_soft_rim_may_touch(self):
        faint = blank("white").copy()
        faint[40:80, 100:300] = 0
        faint[40:80, -1] = 235
        assert not ink_at_edge(faint, "right")

    def test_unknown_side(self):
        with pytest.raises(ValueError, match="unknown side 'middle'; known: left, top, right, bottom"):
            ink_at_edge(blank("white"), "middle")


class TestCompare:
    def test_difference_is_symmetric_and_does_not_wrap(self):
        a, b = blank("#000000"), blank("#000000").copy()
        b[:60] = 255
        assert diff_fraction(a, b) == diff_fraction(b, a) == 0.5
        assert diff_fraction(a, np.full_like(a, 4), tolerance=4) == 0.0
        assert diff_fraction(a, np.full_like(a, 5), tolerance=4) == 1.0

    def test_other_size_is_another_picture(self):
        assert not same_picture(blank("white"), blank("white", width=399))
        assert diff_fraction(blank("white"), blank("white", width=399)) == 1.0

    def test_one_changed_letter_is_another_picture_unless_allowed(self):
        a, b = written("Wallpaper 1"), written("Wallpaper 2")
        assert same_picture(a, a.copy())
        assert not same_picture(a, b)
        assert same_picture(a, b, share=0.05)


def test_colours():
    assert rgb("#1a73E8") == (0x1A, 0x73, 0xE8)
    half = blank("#1A73E8").copy()
    half[:60] = 255
    assert colour_share(half, rgb("#1A73E8")) == 0.5
    assert colour_share(half[:0], (0, 0, 0)) == 0.0
    for wrong in ("1A73E8", "#12345", "#1234567", "#GG0000", "red", "#12 34 56 78", ""):
        with pytest.raises(ValueError, match="expected a colour such as '#1A73E8', got"):
            rgb(wrong)
