"""The picture and nothing else, for policies with eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import gymnasium as gym
import numpy as np

from gts_env.errors import GtsError, UnknownIdError
from gts_env.wrappers.phone_env import part_of
from gts_env.wrappers.sizes import checked_pair

if TYPE_CHECKING:
    import numpy.typing as npt

LAYOUTS = ("hwc", "chw", "hw")


class PixelObservation(gym.ObservationWrapper[Any, Any, Any], gym.utils.RecordConstructorArgs):
    """Makes the observation one uint8 ``Box``: the screenshot.

    Pictures to learn from are best drawn small in the first place (``obs_size=(84, 188)``), which keeps text legible
    and costs least; ``size`` is for shapes that a network insists on.

    ===========  =====================  ==========================================================================
    ``layout``   shape                  for
    ===========  =====================  ==========================================================================
    ``hwc``      (height, width, 3)     CleanRL, RLlib, and Stable-Baselines3, which turns it by itself; 1 if gray
    ``chw``      (3, height, width)     PyTorch; 1 if gray
    ``hw``       (height, width)        ``gymnasium.wrappers.FrameStackObservation`` with (n, height, width), as in
                                        Atari; gray only
    ===========  =====================  ==========================================================================

    Args:
        env: A NavigationEnv, wrapped or not, that observes ``screenshot``.
        gray: Whether the picture is gray: 0.299 R + 0.587 G + 0.114 B.
        size: Width and height to scale to, each pixel the mean of those that it covers; as drawn by default.
        layout: Order of the axes, see above.

    Raises:
        GtsError: The environment does not observe screenshots, or an argument that cannot be meant.

    Example:
        >>> import gymnasium as gym
        >>> env = gym.make("gts_env:GUITestScape/Calendar-CR-01", observe=["screenshot"])  # doctest: +SKIP
        >>> env = PixelObservation(env, gray=True, size=(84, 84), layout="hw")  # doctest: +SKIP
        >>> env = gym.wrappers.FrameStackObservation(env, 4)  # doctest: +SKIP
    """

    def __init__(
        self, env: gym.Env[Any, Any], gray: bool = False, size: Sequence[int] | None = None, layout: str = "hwc"
    ) -> None:
        recorded = None if size is None else list(size)
        gym.utils.RecordConstructorArgs.__init__(self, gray=gray, size=recorded, layout=layout)
        gym.ObservationWrapper.__init__(self, env)
        if layout not in LAYOUTS:
            raise UnknownIdError.of("layout of pictures", layout, LAYOUTS)
        if layout == "hw" and not gray:
            raise GtsError("Pictures without a colour axis are gray", mend='Give gray=True, or layout="hwc".')
        height, width, _ = part_of(env, "screenshot", "PixelObservation").shape
        self._drawn = (width, height)
        self._size = self._drawn if size is None else checked_pair("size", size)
        self._gray, self._layout = gray, layout
        blank = np.zeros((self._size[1], self._size[0], 1 if gray else 3), np.uint8)
        self.observation_space = gym.spaces.Box(0, 255, self._laid_out(blank).shape, np.uint8)

    def observation(self, observation: dict[str, Any]) -> npt.NDArray[np.uint8]:
        """The picture of an observation."""
        picture = observation["screenshot"]
        if self._gray or self._size != self._drawn:
            picture = self._scaled(picture)
        return self._laid_out(picture)

    def _scaled(self, picture: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
        from PIL import Image

        image = Image.fromarray(picture)
        if self._gray:
            image = image.convert("L")
        if self._size != self._drawn:
            image = image.resize(self._size, Image.Resampling.BOX)
        scaled: npt.NDArray[np.uint8] = np.array(image)
        return scaled[:, :, None] if self._gray else scaled

    def _laid_out(self, picture: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
        if self._layout == "hwc":
            return picture
        if self._layout == "hw":
            return picture[:, :, 0]
        return np.ascontiguousarray(picture.transpose(2, 0, 1))
