"""What commands of a phone answer to lines that lack something, in the words of Android."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from io import BytesIO

import pytest

from gts_env.serving.making import Wanted
from gts_env.serving.served_phone import ServedPhone
from tests.serving.shell.test_shell import ran
from tests.support.served import SCENARIO


@pytest.fixture(scope="module")
def phone() -> Iterator[ServedPhone]:
    made = Wanted(scenario=SCENARIO).phone()
    yield made
    made.env.close()


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("am", "Activity manager (activity) commands:\n  help\n"),
        ("am help", "  force-stop\n"),
        ("pm", "  resolve-activity\n"),
        ("wm", "  density\n"),
        ("ime", "  enable\n"),
        ("settings", "  put NAMESPACE KEY VALUE\n"),
        ("cmd package", "Package manager (package) commands:\n"),
    ],
)
def test_a_command_alone_lists_what_it_can(phone: ServedPhone, line: str, says: str) -> None:
    out, err, code = ran(phone, line)
    assert says in out
    assert (err, code) == ("", 255)


@pytest.mark.parametrize(
    ("line", "complains"),
    [
        ("am frob", "Unknown command: frob"),
        ("am force-stop", 'Argument expected after "force-stop"'),
        ("am kill", 'Argument expected after "kill"'),
        ("pm clear", "no package specified"),
        ("pm grant", 'Argument expected after "grant"'),
        ("pm revoke no.such x", "executing 'revoke':\njava.lang.IllegalArgumentException: Unknown package: no.such"),
        ("ime set", 'Argument expected after "set"'),
        ("ime set no/.Such", "Unknown input method no/.Such cannot be selected for user #0"),
        ("ime enable no/.Such", "cannot be enabled for"),
        ("input tap a b", "Error: Invalid arguments for command: tap\n"),
        ("input", "draganddrop"),
        ("content", "usage: "),
        ("content query", "Did you specify --uri argument?"),
    ],
)
def test_what_is_missing_is_named(phone: ServedPhone, line: str, complains: str) -> None:
    out, err, code = ran(phone, line)
    assert complains in err
    assert out == ""
    assert code != 0


def test_a_package_alone_is_started_as_by_the_launcher(phone: ServedPhone) -> None:
    out, _, code = ran(phone, "am start org.gts.calendar")
    assert "act=android.intent.action.MAIN cat=[android.intent.category.LAUNCHER]" in out
    assert code == 0
    assert phone.component == "org.gts.calendar/.MainActivity"


def test_every_stub_lies_where_it_is_said_to_also_after_a_restore(phone: ServedPhone) -> None:
    phone.restore()
    for package in phone.packages.all(phone.phone):
        assert "AndroidManifest.xml" in zipfile.ZipFile(BytesIO(phone.files.read(package.path))).namelist()


def test_folders_are_listed_with_all_below_them(phone: ServedPhone) -> None:
    ran(phone, "mkdir -p /sdcard/one/two; echo x > /sdcard/one/two/file; echo x > /sdcard/one/first")
    assert ran(phone, "ls -R /sdcard/one")[0] == "/sdcard/one:\nfirst\ntwo\n\n/sdcard/one/two:\nfile\n"


REPORT = "am broadcast -a org.gts.REPORT"


@pytest.mark.parametrize(
    ("line", "mode", "words"),
    [
        (f"{REPORT} --es mode NLE --es text Back closes the app", "NLE", "Back closes the app"),
        (f"{REPORT} --es text Back closes the app --es mode NLE --ei x 5 --ei y 6", "NLE", "Back closes the app"),
        (f"{REPORT} --es text 'GUI_BUG UTR: Save forgets the time'", "UTR", "Save forgets the time"),
        (f"""{REPORT} --es text "finished(content='GUI_BUG NLE: Back closes it')" """, "NLE", "Back closes it"),
    ],
)
def test_a_report_comes_in_whole(
    phone: ServedPhone, monkeypatch: pytest.MonkeyPatch, line: str, mode: str, words: str
) -> None:
    taken: list[tuple[str, str]] = []

    def taking(mode: str, text: str, point: object, step: object) -> str:
        taken.append((mode, text))
        return ""

    monkeypatch.setattr(ServedPhone, "report", lambda self, *args: taking(*args))
    assert 'data="received"' in ran(phone, line)[0]
    assert taken == [(mode, words)]


def test_a_broadcast_that_is_no_report_says_so(phone: ServedPhone) -> None:
    assert "names a fault mode" in ran(phone, f"{REPORT} --es text hello")[0]
