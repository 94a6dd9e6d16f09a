"""skia loads where libGL and libEGL are absent, and says what to do where more is."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gts_env.android.drawing import glstub
from gts_env.android.drawing.elf import read_needs
from gts_env.android.drawing.elf_stub import MACHINES, write_stub
from gts_env.android.drawing.skia_loader import load_skia
from gts_env.errors import InstallError
from tests.support.processes import finished

linux = pytest.mark.skipif(sys.platform != "linux", reason="shared objects of Linux")

DRAW = """
from gts_env.android.drawing import glstub
from gts_env.android.drawing.skia_loader import load_skia
skia = load_skia()
surface = skia.Surface(8, 8)
surface.getCanvas().clear(skia.ColorRED)
print(surface.toarray(colorType=skia.kRGBA_8888_ColorType)[4, 4].tolist(), sorted(glstub.mapped()))
"""


def test_draws_with_what_the_machine_has() -> None:
    skia = load_skia()
    surface = skia.Surface(8, 8)
    surface.getCanvas().clear(skia.ColorBLUE)
    assert surface.toarray(colorType=skia.kRGBA_8888_ColorType)[4, 4].tolist() == [0, 0, 255, 255]
    assert load_skia() is skia


@linux
def test_draws_without_gl_libraries() -> None:
    child = _run_without(["libGL", "libEGL", "libGLX", "libGLdispatch", "libOpenGL", "libX11", "libxcb"], DRAW)
    assert child.returncode == 0, child.stderr
    assert child.stdout.strip() == "[255, 0, 0, 255] ['libEGL.so.1', 'libGL.so.1']"


@linux
def test_stands_in_only_for_what_is_missing() -> None:
    if glstub.missing(glstub.LIBRARIES):
        pytest.skip("this machine has no GL libraries of its own")
    child = _run_without(["libEGL"], DRAW)
    assert child.returncode == 0, child.stderr
    assert child.stdout.strip() == "[255, 0, 0, 255] ['libEGL.so.1']"


@linux
def test_names_the_package_of_another_missing_library() -> None:
    if _run_without(["libexpat"], "").returncode:
        pytest.skip("this Python needs libexpat for itself, as Debian's does")
    child = _run_without(["libGL", "libEGL", "libexpat"], DRAW)
    assert child.returncode == 1
    assert "InstallError" in child.stderr
    assert "apt install libexpat1)" in child.stderr


@linux
def test_the_reader_finds_libraries_and_gl_functions() -> None:
    needs = read_needs(_skia_extension())
    assert {"libc.so.6", "libEGL.so.1", "libGL.so.1", "libexpat.so.1"} <= set(needs.libraries)
    assert {"glClear", "glDrawArrays", "eglGetProcAddress", "XML_ParserCreate_MM"} <= set(needs.symbols)


@linux
@pytest.mark.skipif(not shutil.which("readelf"), reason="compares with binutils")
def test_the_reader_agrees_with_readelf() -> None:
    path = _skia_extension()
    table = finished(["readelf", "--dyn-syms", "-W", path], text=True, check=True).stdout
    rows = (line.split() for line in table.splitlines())
    undefined = [row[7].split("@")[0] for row in rows if len(row) > 7 and row[6] == "UND"]
    assert list(read_needs(path).symbols) == undefined


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("symbols", [(), ("glClear",), ("glClear", "glFlush", "glFinish")])
def test_a_stub_is_a_sound_shared_object(machine: str, symbols: tuple[str, ...], tmp_path: Path) -> None:
    stub = tmp_path / "libGL.so.1"
    stub.write_bytes(write_stub("libGL.so.1", symbols, machine))
    needs = read_needs(stub)
    assert needs.libraries == needs.symbols == ()
    if sys.platform == "linux" and machine == platform.machine():
        library = ctypes.CDLL(str(stub))
        assert [library[symbol](1, 2, 3) for symbol in symbols] == [0] * len(symbols)
        assert not hasattr(library, "glOther")


@pytest.mark.parametrize(
    "content", [b"", b"#!/bin/sh\n", b"\x7fELF\x02\x01\x01" + bytes(200), write_stub("x", ["a"], "x86_64")[:400]]
)
def test_a_broken_file_is_refused(content: bytes, tmp_path: Path) -> None:
    broken = tmp_path / "broken.so"
    broken.write_bytes(content)
    with pytest.raises(InstallError, match=r"broken\.so"):
        read_needs(broken)


def _skia_extension() -> Path:
    spec = importlib.util.find_spec("skia")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin)


def _run_without(libraries: list[str], code: str) -> subprocess.CompletedProcess[str]:
    """Run `code` in a mount namespace of its own, where these libraries are empty files."""
    unshare = [["unshare", "--mount"], ["unshare", "--mount", "--map-root-user"]][os.geteuid() != 0]
    if not shutil.which("unshare") or finished([*unshare, "true"]).returncode:
        pytest.skip("this machine does not allow mount namespaces")
    hide = 'for file in $HIDE; do mount --bind /dev/null "$file" || exit 99; done; exec "$0" -c "$1"'
    environ = {**os.environ, "HIDE": " ".join(_files_of(libraries))}
    return finished([*unshare, "sh", "-c", hide, sys.executable, code], 60, env=environ, text=True)


def _files_of(libraries: list[str]) -> set[str]:
    roots = [Path(root) for root in ("/lib", "/usr/lib", "/lib64", "/usr/lib64", "/usr/local/lib")]
    folders = [*roots, *(folder for root in roots for folder in root.glob("*-linux-gnu"))]
    return {str(file.resolve()) for folder in folders for name in libraries for file in folder.glob(f"{name}.so*")}
