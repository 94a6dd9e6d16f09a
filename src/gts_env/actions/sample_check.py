"""Check a sample of a flat Dict space and say exactly what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from gts_env.actions.validate import shown
from gts_env.errors import ActionError, near


def check_sample(sample: Mapping[str, Any], space: spaces.Dict) -> None:
    """Check that a sample is an element of a space, as ``space.contains`` does, but with a reason.

    Args:
        sample: What an agent gave.
        space: A Dict of Box and Discrete spaces.

    Raises:
        ActionError: A missing or unknown field, a wrong dtype or shape, a number out of range or not a number.
    """
    if not isinstance(sample, Mapping):
        raise ActionError(f"Expected an Action or a dict with {', '.join(space)}", found=shown(sample))
    if sample.keys() != space.keys():
        _report_keys(sample, space)
    for name, part in space.items():
        value = sample[name]
        if isinstance(part, spaces.Discrete):
            _check_number(name, value, int(part.n))
        elif isinstance(part, spaces.Box):
            _check_array(name, value, part)


def _report_keys(sample: Mapping[str, Any], space: spaces.Dict) -> None:
    for name in sample:
        if name not in space.spaces:
            raise ActionError(f"{name}: unknown field", mend=near(str(name), space) or f"Known: {', '.join(space)}.")
    missing = [name for name in space if name not in sample]
    raise ActionError(f"{', '.join(missing)}: missing", mend="A sample has every field; those not needed are zero.")


def _check_number(name: str, value: Any, n: int) -> None:
    number = value
    if isinstance(value, np.ndarray) and value.shape == ():
        number = value[()]
    if isinstance(number, (bool, np.bool_)) or not isinstance(number, (int, np.integer)) or not 0 <= number < n:
        raise ActionError(f"{name}: expected a whole number from 0 to {n - 1}", found=shown(value))


def _check_array(name: str, value: Any, box: spaces.Box) -> None:
    low, high = float(box.low.flat[0]), float(box.high.flat[0])
    fits = isinstance(value, np.ndarray) and value.shape == box.shape and np.can_cast(value.dtype, box.dtype)
    # Bytes cannot be out of range. A comparison with NaN is false, so NaN is refused.
    if fits and value.dtype != np.uint8:
        fits = all(low <= number <= high for number in value.flat)
    if not fits:
        wanted = f"{name}: expected {box.dtype} of shape {box.shape} in [{low:g}, {high:g}]"
        raise ActionError(wanted, found=shown(value))
