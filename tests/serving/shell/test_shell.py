"""Lines of shell on a phone: lists, quotes, variables, redirections, pipes, and their bounds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gts_env.serving.making import Wanted
from gts_env.serving.served_phone import ServedPhone
from gts_env.serving.shell.interpreter import Shell
from gts_env.serving.shell.parser import parse
from gts_env.serving.shell.words import ShellSyntaxError
from tests.support.processes import run_async
from tests.support.served import SCENARIO


@pytest.fixture(scope="module")
def made() -> Iterator[ServedPhone]:
    phone = Wanted(scenario=SCENARIO).phone()
    yield phone
    phone.env.close()


@pytest.fixture
def phone(made: ServedPhone) -> ServedPhone:
    made.restore()
    return made


def ran(phone: ServedPhone, line: str) -> tuple[str, str, int]:
    out, err = bytearray(), bytearray()

    async def to_out(data: bytes) -> None:
        out.extend(data)

    async def to_err(data: bytes) -> None:
        err.extend(data)

    code = run_async(Shell(phone, to_out, to_err).run(line), 60)
    return out.decode(errors="replace"), err.decode(errors="replace"), code


@pytest.mark.parametrize(
    ("line", "out"),
    [
        ("echo a; echo b", "a\nb\n"),
        ("false && echo a || echo b", "b\n"),
        ("true || echo a && echo b", "b\n"),
        ("echo a#b # comment", "a#b\n"),
        (r"echo a\ b\"c 'd\e' \"f\"", 'a b"c d\\e "f"\n'),
        ('A=1 B="$A"; echo "${A}x" \'$A\' \\$A', "1x $A $A\n"),
        ("echo $NONE-$HOME", "-/\n"),
        ("echo to > /sdcard/f; cat < /sdcard/f", "to\n"),
        ("nonsense 2>&1 | grep -c inaccessible", "1\n"),
        ("nonsense > /sdcard/f 2>&1; cat /sdcard/f", "/system/bin/sh: nonsense: inaccessible or not found\n"),
        ("nonsense 2> /dev/null; echo $?", "127\n"),
        ("echo e >&2", ""),
        ("printenv_ || exit 4; echo never", ""),
        ("exec echo last; echo never", "last\n"),
        ("export P=q; echo $P", "q\n"),
        ("echo a |  cat | cat", "a\n"),
        ("  ", ""),
        ("echo a &", "a\n"),
        ("CLASSPATH=/x echo with", "with\n"),
        ("cd /sdcard && pwd", "/\n"),
        ("toybox echo nested", "nested\n"),
        ("date '+%s' | wc -l", "1\n"),
        ("date +%Y-%m-%dT%T%z", "2026-10-14T09:41:00+0200\n"),
        ("date +%%d%Q%", "%d%Q%\n"),
        ("echo one; ls /sdcard | sort -r | head -n 1", "one\nDownload\n"),
    ],
)
def test_what_lines_say(phone: ServedPhone, line: str, out: str) -> None:
    assert ran(phone, line)[0] == out


@pytest.mark.parametrize(
    ("line", "code"),
    [("exit 9", 9), ("false", 1), ("nonsense", 127), ("true; false || true", 0), ("echo 'a", 1), ("[ -e", 2)],
)
def test_what_lines_end_with(phone: ServedPhone, line: str, code: int) -> None:
    assert ran(phone, line)[2] == code


def test_complaints_go_their_own_way(phone: ServedPhone) -> None:
    assert ran(phone, "echo e >&2") == ("", "e\n", 0)
    assert ran(phone, "cat /none")[1] == "cat: /none: No such file or directory\n"
    assert ran(phone, "echo x > /sdcard")[1] == "/system/bin/sh: /sdcard: Is a directory\n"


@pytest.mark.parametrize("line", ["echo 'a", 'echo "a', "&& a", "a ||", "a | | b", "> ", "${a b}", "x" * 200_000])
def test_what_no_shell_reads(line: str) -> None:
    with pytest.raises(ShellSyntaxError):
        parse(line)


def test_variables_cannot_fill_the_memory(phone: ServedPhone) -> None:
    doubling = "A=xxxxxxxx;" + "A=$A$A;" * 400 + "echo done"
    _, err, code = ran(phone, doubling)
    assert code == 1
    assert "too long" in err


def test_output_cannot_fill_the_memory(phone: ServedPhone) -> None:
    phone.files.write("/sdcard/big", b"x" * (20 << 20))
    out, err, _ = ran(phone, "cat" + " /sdcard/big" * 2000 + " | wc -c")
    assert int(out) <= 32 << 20
    assert "No space left" in err


def test_files_cannot_fill_the_memory(phone: ServedPhone) -> None:
    for i in range(40):
        ran(phone, ";".join(f"touch /sdcard/{i}-{j}" for j in range(500)))
    assert "No space left" in ran(phone, "touch /sdcard/last")[1]
    phone.files.clear()
    assert ran(phone, "echo x > /sdcard/a" + "/a" * 600)[2] == 1


def test_an_app_that_fails_leaves_the_phone_as_it_was(phone: ServedPhone, monkeypatch: pytest.MonkeyPatch) -> None:
    ran(phone, "am start -n org.gts.calendar/.MainActivity")
    state = phone.state
    monkeypatch.setattr(type(phone.phone), "perform", lambda *_: 1 / 0)
    _, err, code = ran(phone, "input tap 5 5")
    assert code == 1
    assert "the phone did not do it" in err
    assert phone.state is state


def test_what_only_a_cable_does_is_seen_by_judge_and_recorder(phone: ServedPhone) -> None:
    before = phone.env.unwrapped.steps
    ran(phone, "cmd uimode night yes")
    assert phone.env.unwrapped.steps == before + 1
    assert phone.screen().night
    ran(phone, "cmd uimode night yes; settings get system font_scale")
    assert phone.env.unwrapped.steps == before + 1
