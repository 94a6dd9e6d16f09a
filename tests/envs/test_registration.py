from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import gymnasium as gym
import pytest

import gts_env
from gts_env.benchmark import packs
from gts_env.errors import ScenarioError
from tests.envs.fake_device import KIND, PACK

# What an import must not load: it would cost more than all else, or start what only some need.
HEAVY = {"pydantic", "yaml", "skia", "PIL", "httpx", "typer", "rich", "networkx", "appium", "torch", "ray"}
