from __future__ import annotations

import pytest

from gts_env.android.phone import Phone
from tests.android.material import gallery


@pytest.fixture
def phone() -> Phone:
    """A phone with the gallery in front; whatever is drawn is compared with a full redraw."""
    made = gallery.phone()
    made.surfaces.check = True
    made.picture((270, 600))
    return made
