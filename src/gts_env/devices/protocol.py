"""What every device can do: the one interface behind which the embedded phone and real devices stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from gts_env.actions import Action
    from gts_env.benchmark import Scenario
    from gts_env.screen import Screen


@runtime_checkable
class Device(Protocol):
    """A device under test.

    A device class is made with one argument, the name of a profile or None, and claims nothing before the first
    :meth:`restore`.
    """

    @property
    def size(self) -> tuple[int, int]:
        """Native width and height in pixels, upright."""
        ...

    def restore(self, scenario: Scenario, defects: Sequence[str] | None = None, variation: int = 0) -> None:
        """Bring about the state that a scenario asks for.

        Args:
            scenario: The scenario.
            defects: Ids of the defects that are live; None for all of the scenario, an empty one for the clean build.
            variation: Number of the variation, see :func:`~gts_env.benchmark.variation.variant`; 0 for the scenario
                as it is given.

        Raises:
            RestoreError: The state cannot be reached.
            BindingError: The scenario names something that the device does not have.
        """
        ...

    def perform(self, action: Action) -> str | None:
        """Carry out a gesture and come to rest.

        :class:`~gts_env.actions.ReportDefect` and :class:`~gts_env.actions.Finish` only let the rest time pass.

        Args:
            action: An action that is valid on the present screen.

        Returns:
            Why the device could not do it, in words that an agent may read, or None.

        Raises:
            DeviceLost: The connection is gone.
        """
        ...

    def screen(self) -> Screen:
        """What the device shows; the same object until something is performed."""
        ...

    def frame(self, size: tuple[int, int]) -> npt.NDArray[np.uint8]:
        """The picture at another size.

        Args:
            size: Width and height, upright. A turned device is shown lying in it.

        Returns:
            Fresh uint8 array of shape (height, width, 3), RGB.
        """
        ...

    def save_state(self) -> Any:
        """An immutable, picklable value that :meth:`load_state` takes back exactly.

        Raises:
            DeviceError: The device cannot be cloned.
        """
        ...

    def load_state(self, state: Any) -> None:
        """Take back a state that was saved under the same scenario, defects and variation.

        Raises:
            DeviceError: The device cannot be cloned.
        """
        ...

    def apps(self) -> tuple[str, ...]:
        """Labels of the apps that :class:`~gts_env.actions.OpenApp` can start."""
        ...

    def close(self) -> None:
        """Give the device free. Closing twice is allowed."""
        ...
