"""The shortest loop: an agent that takes any action that means something on the screen.

python examples/random_agent.py --task Calendar-CR-01 --steps 100
"""

import argparse

import gymnasium as gym

parser = argparse.ArgumentParser()
parser.add_argument("--task", default="Calendar-NLE-03")
parser.add_argument("--steps", type=int, default=200)
options = parser.parse_args()

env = gym.make(f"gts_env:GUITestScape/{options.task}", preset="rl")
env.action_space.seed(0)
observation, info = env.reset(seed=0)
total = 0.0
for _ in range(options.steps):
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(mask=info["action_mask"]))
    total += float(reward)
    if terminated or truncated:
        print(f"{info['step']:3} steps, reached: {info['judge']['reached']}, detected: {info['judge']['detected']}")
        observation, info = env.reset()
print(f"earned in {options.steps} steps: {total:.2f}")
env.close()
