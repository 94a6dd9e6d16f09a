"""Records without end and tells each step that is recorded, until it is killed."""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path

from gts_env.recording import Recorder
from tests.recording.made import META, add

if __name__ == "__main__":
    recorder = Recorder(Path(sys.argv[1]), META, judged=True)
    for number in count():
        add(recorder, number)
        print(number, flush=True)
