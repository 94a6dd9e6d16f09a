"""Trains a small policy with MaskablePPO on the training split, and compares it with one that acts at random.

Needs the extra `train`. Ten minutes on two slow cores are enough to see it learn.

python examples/train_ppo.py --minutes 10 --tensorboard runs
"""

import argparse
import time

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecMonitor
from torch import nn

from gts_env.sb3 import make_vec_env

ELEMENTS, COLUMNS, SIZE = 64, 52, 64


class Elements(BaseFeaturesExtractor):
    """Encodes each element by the same small network, with the goal and the context beside it."""

    def __init__(self, space):
        super().__init__(space, ELEMENTS * SIZE + SIZE)
        self.whole = nn.Sequential(nn.Linear(space.shape[0] - ELEMENTS * (COLUMNS + 1), SIZE), nn.Tanh())
        self.each = nn.Linear(COLUMNS, SIZE)
        self.both = nn.Sequential(nn.ReLU(), nn.Linear(SIZE, SIZE), nn.ReLU())

    def forward(self, seen):
        rows, mask, rest = seen.tensor_split([ELEMENTS * COLUMNS, ELEMENTS * (COLUMNS + 1)], dim=1)
        whole = self.whole(rest)
        each = self.both(self.each(rows.unflatten(1, (ELEMENTS, COLUMNS))) + whole[:, None]) * mask[:, :, None]
        return torch.cat([each.flatten(1), whole + each.max(1).values], 1)


class Scores(nn.Module):
    """A score for each action: two for each element, to tap and to hold it, and those of the other actions."""

    def __init__(self, actions):
        super().__init__()
        self.touch, self.other = nn.Linear(SIZE, 2), nn.Linear(SIZE, actions - 2 * ELEMENTS)

    def forward(self, features):
        each, whole = features[:, :-SIZE].unflatten(1, (ELEMENTS, SIZE)), features[:, -SIZE:]
        return torch.cat([self.touch(each).transpose(1, 2).flatten(1), self.other(whole)], 1)


class ElementPolicy(MaskableActorCriticPolicy):
    """Chooses among what is on the screen, wherever it stands in the list."""

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs, net_arch=[], features_extractor_class=Elements)

    def _build(self, schedule):
        super()._build(schedule)
        self.action_net = Scores(self.action_space.n)
        self.optimizer = self.optimizer_class(self.parameters(), lr=schedule(1), **self.optimizer_kwargs)


class Curve(BaseCallback):
    """Prints the means of every so many episodes, and stops when the time is over."""

    def __init__(self, window, seconds=0.0):
        super().__init__()
        self.window, self.ends = window, time.monotonic() + seconds
        self.episodes, self.lines = [], []

    def _on_step(self):
        self.note(self.num_timesteps, self.locals["infos"])
        return time.monotonic() < self.ends

    def note(self, steps, infos):
        for info in infos:
            if "episode" in info:
                judge = info["judge"]
                self.episodes.append((info["episode"]["r"], judge["reached"], judge["evidence"], judge["detected"]))
        if len(self.episodes) >= self.window:
            means = np.mean(self.episodes, 0)
            line = "return {:6.3f}  reached {:.2f}  shown {:.2f}  detected {:.2f}".format(*means)
            self.lines.append(f"after {steps:7} steps: {line}")
            print(self.lines[-1], flush=True)
            self.episodes.clear()


def act_at_random(env, curve, steps):
    """Take any action that means something on the screen."""
    rng = np.random.default_rng(0)
    env.reset()
    for step in range(0, steps, env.num_envs):
        actions = [rng.choice(np.flatnonzero(mask)) for mask in env.env_method("action_masks")]
        curve.note(step, env.step(np.array(actions))[3])


def main(options):
    torch.set_num_threads(1)
    env = VecMonitor(
        make_vec_env("Suite", options.envs, split=options.split, workers=options.workers, seed=options.seed)
    )
    print("at random")
    chance = Curve(options.window)
    act_at_random(env, chance, options.random_steps)
    print("learning")
    learned = Curve(options.window, 60 * options.minutes)
    settings = {"n_steps": 32, "batch_size": 256, "n_epochs": 6, "learning_rate": 5e-4}
    rewards = {"gamma": 0.95, "gae_lambda": 0.9, "ent_coef": 0.04}
    model = MaskablePPO(
        ElementPolicy, env, **settings, **rewards, seed=options.seed, tensorboard_log=options.tensorboard
    )
    model.learn(options.steps, callback=learned)
    env.close()
    for name, curve in (("at random", chance), ("learned", learned)):
        print(f"{name:10}{curve.lines[-1] if curve.lines else 'too short for a point of the curve'}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--split", default="train")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--steps", type=int, default=10_000_000, help="most steps, if the minutes are not over before")
    parser.add_argument("--random-steps", type=int, default=8000)
    parser.add_argument("--window", type=int, default=200, help="episodes that a point of a curve is the mean of")
    parser.add_argument("--envs", type=int, default=16)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--tensorboard", help="folder for TensorBoard")
    main(parser.parse_args())
