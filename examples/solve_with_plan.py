"""Plays the plan that a task's author wrote, and tells what each step earned.

python examples/solve_with_plan.py --task Calendar-CR-01 --film solved.gif
"""

import argparse

import gymnasium as gym
from PIL import Image

from gts_env.agents.plan import PlanPlayer

parser = argparse.ArgumentParser()
parser.add_argument("--task", default="Calendar-NLE-03")
parser.add_argument("--film", help="GIF to write")
options = parser.parse_args()

env = gym.make(f"gts_env:GUITestScape/{options.task}", render_mode="rgb_array")
env.reset(seed=0)
task = env.unwrapped.task
print(task.instruction)

player, pictures, total, done = PlanPlayer(task.plan), [env.render()], 0.0, False
while not done:
    action = player.next(env.unwrapped.screen())
    _, reward, terminated, truncated, info = env.step(action)
    pictures.append(env.render())
    stages = ", ".join(event["kind"] for event in info["judge"]["events"])
    print(f"{info['step']:3}  {action!s:70.70}  {reward:4.2f}  {stages}")
    total, done = total + float(reward), terminated or truncated
print(f"return {total}")
env.close()

if options.film:
    first, *rest = [Image.fromarray(picture) for picture in pictures]
    first.save(options.film, save_all=True, append_images=rest, duration=900, loop=0)
