"""Nothing that can be asked over a cable tells a verdict, a live defect, or the id of the task."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from gts_env.benchmark import Catalogue
from gts_env.serving.adb.services import service_for
from gts_env.serving.console import COMMANDS as CONSOLE
from gts_env.serving.console import Console
from gts_env.serving.making import Wanted
from gts_env.serving.served_phone import ServedPhone
from gts_env.serving.shell.interpreter import Shell
from gts_env.serving.shell.registry import commands, dumps, services
from tests.support.processes import run_async

TASK = "Calendar-NLE-03"
REPORT = 'am broadcast -a org.gts.REPORT --es mode NLE --es text "Back from the day view closes the app"'
WAITING = ("app_process", "logcat", "monkey")
LINES = (
    *"logcat -d,getprop,settings list system,settings list secure,settings list global,ps -A,ls -l /,ls /sdcard".split(
        ","
    ),
    *"ls /data/local/tmp,uiautomator dump /dev/tty,pm list packages -f,dumpsys window all,dumpsys activity all".split(
        ","
    ),
    *"content query --uri content://settings/system,dumpsys activity services,dumpsys package,env,set,export".split(
        ","
    ),
    *"cat /proc/net/unix,service list,ime list -a,am stack list,am,pm,cmd -l,logcat -d -v brief".split(","),
    "monkey -p org.gts.calendar -v 5",
    REPORT,
    REPORT,
)


@pytest.fixture(scope="module")
def phone() -> Iterator[ServedPhone]:
    phone = Wanted(task=TASK).phone()
    yield phone
    phone.env.close()


def everything(phone: ServedPhone) -> str:
    out = bytearray()

    async def keep(data: bytes) -> None:
        out.extend(data)

    async def ask() -> None:
        names = [name for name in commands() if name not in WAITING]
        for line in [*LINES, *names, *(f"cmd {n}" for n in services()), *(f"dumpsys {n}" for n in dumps())]:
            await asyncio.wait_for(Shell(phone, keep, keep).run(line), 60)
        console = Console(phone, lambda: None, lambda: None)
        for line in (*CONSOLE, "avd name", "avd status", "avd snapshot list", "avd snapshot load nothing"):
            await keep(console.answer(line))

    run_async(ask(), 600)
    return out.decode(errors="replace")


def test_all_that_is_said(phone: ServedPhone) -> None:
    said = everything(phone).casefold()
    assert len(said) > 10_000
    case = Catalogue().case(TASK)
    words = "nle-03,guitestscape,gts_env,verdict,judge,matched,false report,undecided,detected,evidence"
    secrets = [case.id, TASK, case.task.instruction, *words.split(",")]
    for defect in case.scenario.defects:
        secrets += [defect.id, defect.title, *defect.reports]
    assert [secret for secret in secrets if secret.casefold() in said] == []


def test_true_and_false_reports_are_answered_alike() -> None:
    answers = []
    for text in ("Back from the day view closes the app", "Nothing of the kind"):
        phone = Wanted(task=TASK).phone()
        out = bytearray()

        async def keep(data: bytes, out: bytearray = out) -> None:
            out.extend(data)

        run_async(Shell(phone, keep, keep).run(f'am broadcast -a org.gts.REPORT --es mode NLE --es text "{text}"'))
        answers.append(bytes(out))
        phone.env.close()
    assert answers[0] == answers[1]


def test_a_task_keeps_to_its_scenario(phone: ServedPhone) -> None:
    answer = Console(phone, lambda: None, lambda: None).answer("avd snapshot load expenses-everyday")
    assert answer.startswith(b"KO")


def test_services_say_no_more(phone: ServedPhone) -> None:
    assert service_for(phone, "gts:status") is None
