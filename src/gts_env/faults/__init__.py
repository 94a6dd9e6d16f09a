"""Fault operators: what a defect does at a seam of the phone, and the conditions under which it does it.

An operator is one module in ``operators``, named after it, or one class in the ``faults.py`` of an app's folder;
adding one touches no list.
"""

from __future__ import annotations

from gts_env.faults.binding import bind
from gts_env.faults.fault import Fault
from gts_env.faults.fault_set import FaultSet
from gts_env.faults.operator import Operator

__all__ = ["Fault", "FaultSet", "Operator", "bind"]
