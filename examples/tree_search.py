"""Looks for a defect by branching: every state is saved, and each control is tried from it, breadth first.

The search asks the judge at every step whether the target's evidence is on the screen. No agent may do that: the search
tells how near a defect lies, which is what an author of tasks wants to know.

python examples/tree_search.py --task Calendar-NLE-03 --steps 20000
"""

import argparse
from collections import deque
from collections.abc import Iterator

import gymnasium as gym

from gts_env import Action, OpenApp, PressKey, Screen, Tap
from gts_env.evaluation.words import describe

Path = tuple[Action, ...]


def search(task: str, steps: int) -> tuple[Path | None, int]:
    """The shortest way to the evidence of a task's target, and how many steps it took to find it."""
    env = gym.make(f"gts_env:GUITestScape/{task}", observe=["elements"]).unwrapped
    env.reset(seed=0)
    queue = deque([(env.save_state(), ())])
    seen, taken = {mark(env.screen())}, 0
    while queue:
        state, path = queue.popleft()
        env.load_state(state)
        for action in list(choices(env.screen(), env.assignment.scenario.app)):
            if taken == steps:
                return None, taken
            env.load_state(state)
            _, _, terminated, truncated, info = env.step(action)
            taken += 1
            if info["judge"]["evidence"]:
                return (*path, action), taken
            if not (terminated or truncated or mark(env.screen()) in seen):
                seen.add(mark(env.screen()))
                queue.append((env.save_state(), (*path, action)))
    return None, taken


def choices(screen: Screen, app: str) -> Iterator[Action]:
    """What is worth trying on a screen: back, and a tap on each control."""
    if screen.package != f"org.gts.{app}":
        yield OpenApp(app)
        return
    yield PressKey("back")
    yield from (Tap(*node.center) for node in screen.nodes if node.clickable and node.enabled)


def mark(screen: Screen) -> tuple[object, ...]:
    """What tells a screen from another."""
    words = tuple((node.resource_id, node.text, node.content_desc, node.bounds) for node in screen.nodes)
    return screen.package, screen.activity, screen.keyboard, words


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--task", default="Calendar-NLE-03")
    parser.add_argument("--steps", type=int, default=20_000)
    options = parser.parse_args()
    found, count = search(options.task, options.steps)
    print(f"{count} steps taken")
    for number, action in enumerate(found or (), 1):
        print(f"{number:3}  {describe(action)}")
    print("the defect can be seen here" if found else "nothing found")
