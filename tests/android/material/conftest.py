from __future__ import annotations

import pytest
from tests.android.material import gallery

from gts_env.android.phone import Phone


@pytest.fixture
def phone() -> Phone:
    """A phone with the gallery in front; whatever is drawn is compared with a full redraw."""
    made = gallery.phone()
    made.surfaces.check = True
    made.picture((270, 600))
    return made
