from __future__ import annotations

from hypothesis import strategies as st

from gts_env.actions import (
    DoubleTap,
    Drag,
    Finish,
    LongPress,
    OpenApp,
    PressKey,
    ReportDefect,
    Rotate,
    Swipe,
    Tap,
    TypeText,
    Wait,
)
from gts_env.actions.action import FAULT_MODES, KEYS, MAX_GESTURE_MS, MAX_WAIT_MS, ORIENTATIONS

sizes = st.tuples(st.integers(1, 4000), st.integers(1, 4000))
typeable = st.characters(blacklist_categories=("Cs", "Cc")) | st.sampled_from("\n\t")
texts = st.text(typeable, max_size=128)
held = st.integers(0, MAX_GESTURE_MS)


def actions(size):
    """Valid actions on a screen of a size, with texts that fit the action space."""
    x, y = st.integers(0, size[0] - 1), st.integers(0, size[1] - 1)
    return st.one_of(
        st.builds(Tap, x, y),
        st.builds(DoubleTap, x, y),
        st.builds(LongPress, x, y, held),
        st.builds(Swipe, x, y, x, y, held),
        st.builds(Drag, x, y, x, y, held),
        st.builds(TypeText, texts, st.booleans(), st.booleans()),
        st.builds(PressKey, st.sampled_from(KEYS)),
        st.builds(Rotate, st.sampled_from(ORIENTATIONS)),
        st.builds(OpenApp, texts),
        st.builds(Wait, st.integers(0, MAX_WAIT_MS)),
        st.builds(
            ReportDefect,
            st.sampled_from(FAULT_MODES),
            texts,
            st.none() | st.tuples(x, y),
            st.none() | st.integers(0, 99_999),
        ),
        st.just(Finish()),
    )


sized_actions = sizes.flatmap(lambda size: st.tuples(actions(size), st.just(size)))
