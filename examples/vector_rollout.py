"""Many environments at once, over worker processes if asked, with statistics of their episodes.

python examples/vector_rollout.py --envs 8 --workers 2 --steps 500
"""

import argparse
import time

import gymnasium as gym
import numpy as np
from gymnasium.wrappers.vector import RecordEpisodeStatistics


def rollout(task: str, number: int, workers: int, steps: int) -> None:
    """Let a random policy act in `number` environments, and print how its episodes went."""
    envs = gym.make_vec(f"gts_env:GUITestScape/{task}", num_envs=number, workers=workers, preset="rl")
    envs = RecordEpisodeStatistics(envs)
    random = np.random.default_rng(0)
    observations, infos = envs.reset(seed=0)
    returns, lengths = [], []
    start = time.perf_counter()
    for _ in range(steps):
        actions = np.array([random.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        observations, _, _, _, infos = envs.step(actions)
        if "episode" in infos:
            ended = infos["_episode"]
            returns.extend(infos["episode"]["r"][ended])
            lengths.extend(infos["episode"]["l"][ended])
    rate = number * steps / (time.perf_counter() - start)
    envs.close()
    print(f"observations {observations.shape}, {rate:.0f} steps a second")
    if returns:
        print(f"{len(returns)} episodes: return {np.mean(returns):.3f}, {np.mean(lengths):.1f} steps")


if __name__ == "__main__":  # worker processes import this file again
    parser = argparse.ArgumentParser()
    parser.add_argument("--task", default="Calendar-NLE-03")
    parser.add_argument("--envs", type=int, default=4)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--steps", type=int, default=200)
    options = parser.parse_args()
    rollout(options.task, options.envs, options.workers, options.steps)
