#!/bin/sh
# Make a virtual environment with pip in it, on a machine that may have no more than a bare python3.
# Usage: [PYTHON=python3.13] scripts/make_venv.sh DIR
# Tried in turn: venv; virtualenv; uv; venv without pip, filled by the host's pip or by pip's own bootstrap script.
set -eu

dir=${1:?usage: make_venv.sh DIR}
oldest="3, 11"

say() { printf 'make: %s\n' "$*" >&2; }

new_enough() {
    command -v "$1" >/dev/null 2>&1 && "$1" -c "import sys; sys.exit(sys.version_info < ($oldest))" 2>/dev/null
}

choose_python() {
    if [ -n "${PYTHON:-}" ]; then
        new_enough "$PYTHON" && { echo "$PYTHON"; return; }
        say "PYTHON=$PYTHON is not a Python 3.11 or newer: $("$PYTHON" --version 2>&1 || true)"
        return 1
    fi
    for candidate in python3 python3.14 python3.13 python3.12 python3.11; do
        new_enough "$candidate" && { echo "$candidate"; return; }
    done
    say "gts-env needs Python 3.11 or newer; found: $(python3 --version 2>&1 || echo 'no python3')."
    say "Install one (Debian, Ubuntu: apt install python3 python3-venv; macOS: brew install python@3.13)"
    say "or name one: make PYTHON=/path/to/python3.13 ..."
    return 1
}

has() { "$python" -c "import $1" 2>/dev/null; }

by_venv() { has ensurepip && has venv && "$python" -m venv "$dir"; }

by_virtualenv() { has virtualenv && "$python" -m virtualenv --quiet "$dir"; }

by_uv() { command -v uv >/dev/null 2>&1 && uv venv --quiet --seed --python "$(command -v "$python")" "$dir"; }

by_host_pip() {
    has venv && has pip && "$python" -m venv --without-pip "$dir" &&
        "$python" -m pip --quiet --python "$dir/bin/python" install pip
}

by_bootstrap() {
    has venv && "$python" -m venv --without-pip "$dir" || return 1
    say "this Python has no ensurepip; fetching pip's bootstrap script"
    "$dir/bin/python" - "${GET_PIP:-https://bootstrap.pypa.io/get-pip.py}" "$dir/get-pip.py" <<'PY' || return 1
import shutil, sys, urllib.request
try:
    with urllib.request.urlopen(sys.argv[1], timeout=60) as reply, open(sys.argv[2], "wb") as file:
        shutil.copyfileobj(reply, file)
except OSError as error:
    sys.exit(f"make: {sys.argv[1]}: {error}")
PY
    "$dir/bin/python" "$dir/get-pip.py" --quiet
}

# What lies there is wiped, so it must be an environment, whole or half made.
if [ -e "$dir" ] && [ ! -f "$dir/pyvenv.cfg" ]; then
    say "$dir is there and is no virtual environment: move it away, or choose another folder with VENV=..."
    exit 1
fi

python=$(choose_python)
say "making $dir with $("$python" --version) ($(command -v "$python"))"
for way in by_venv by_virtualenv by_uv by_host_pip by_bootstrap; do
    rm -rf "$dir"
    if $way; then exit 0; fi
done

rm -rf "$dir"
say "could not make a virtual environment with $python: it lacks ensurepip. Any one of these mends it:"
say "  Debian, Ubuntu:  apt install python3-venv"
say "  without root:    install uv or virtualenv for yourself (pip, pipx or their own installers)"
say "  another Python:  make PYTHON=/path/to/python3.13 ..."
exit 1
