"""Runs lines of shell on a served phone."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from gts_env.errors import GtsError
from gts_env.serving.adb.stream import Closed
from gts_env.serving.files import FileError
from gts_env.serving.room import NoRoom
from gts_env.serving.shell.call import MOST_OUTPUT, Call, OutputTooLong, Write
from gts_env.serving.shell.call import Command as Runs
from gts_env.serving.shell.parser import Command, Redirection, Step, parse
from gts_env.serving.shell.registry import commands
from gts_env.serving.shell.words import LONGEST, ShellSyntaxError, Word

if TYPE_CHECKING:
    from gts_env.serving.served_phone import ServedPhone

UNKNOWN = 127
"""What an unknown command ends with."""
LOG = logging.getLogger(__name__)


class Exit(Exception):
    """The shell is left.

    Attributes:
        code: What it ends with.
    """

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@dataclass(slots=True)
class Shell:
    """A shell session: its variables and the result of its last command.

    Attributes:
        phone: The phone.
        out: Writes output.
        err: Writes complaints.
        reads: Reads more input of the host, or None.
        env: Variables.
        last: Result of the last command.
        leaves: Whether the command that runs takes the shell's place (``exec``).
    """

    phone: ServedPhone
    out: Write
    err: Write
    reads: Callable[[], Awaitable[bytes]] | None = None
    env: dict[str, str] = field(default_factory=dict)
    last: int = 0
    leaves: bool = False

    async def run(self, line: str) -> int:
        """Run a line; returns what it ends with."""
        try:
            for step in parse(line):
                if step.when == ";" or (step.when == "&&") == (self.last == 0):
                    self.last = await self._step(step)
        except (ShellSyntaxError, FileError) as error:
            await self.err(f"/system/bin/sh: {error}\n".encode())
            self.last = 1
        except Exit as left:
            self.last = left.code
        return self.last

    async def _step(self, step: Step) -> int:
        stdin, code = b"", 0
        for place, command in enumerate(step.commands):
            last = place == len(step.commands) - 1
            call = self._call(command, stdin, live=last and not command.redirections)
            code = await self._called(command, call)
            piped = bytearray()

            async def pipe(data: bytes, piped: bytearray = piped) -> None:
                piped += data[:MOST_OUTPUT]

            try:
                with self.phone.room.hold(len(call.out)):
                    await self._write(call, command.redirections, self.out if last else pipe)
            except NoRoom:
                await self.err(f"{call.name}: write error: No buffer space available\n".encode())
                code = 1
            stdin = bytes(piped)
        if self.leaves:
            raise Exit(code)
        return code

    def _call(self, command: Command, stdin: bytes, live: bool) -> Call:
        words = self._words(command)
        if command.source is not None:
            stdin = self.phone.files.read(self._text(command.source))
        env = {**self.env, **{name: self._text(value) for name, value in command.assignments}}
        name, args = (words[0], words[1:]) if words else ("", [])
        return Call(self.phone, name, args, stdin, env, live=self.out if live else None, reads=self.reads)

    async def _called(self, command: Command, call: Call) -> int:
        if call.name == "exec" and call.args:
            call.name, call.args, self.leaves = call.args[0], call.args[1:], True
        if not call.name:
            self.env = dict(call.env)
            return 0
        built_in = _BUILT_IN.get(call.name)
        if built_in is not None:
            return await built_in(self, call)
        found = commands().get(call.name.rpartition("/")[2])
        if found is None:
            return call.fail(f"/system/bin/sh: {call.name}: inaccessible or not found", UNKNOWN)
        return await ran(found, call)

    async def _write(self, call: Call, redirections: tuple[Redirection, ...], out: Write) -> None:
        """Output and complaints to where they are sent, in the order of the redirections."""
        places: dict[int, int | str] = {1: 1, 2: 2}
        appends = False
        for redirection in redirections:
            if redirection.target is None:
                places[redirection.number] = places[3 - redirection.number]
            else:
                places[redirection.number] = self._text(redirection.target)
                appends = redirection.append
        kept: set[str] = set()
        gathered = {1: bytes(call.out), 2: bytes(call.err)}
        call.out.clear()
        for number, data in gathered.items():
            place = places[number]
            if isinstance(place, str):
                self._keep(place, data, appends or place in kept)
                kept.add(place)
            elif data:
                await (out if place == 1 else self.err)(data)

    def _keep(self, place: str, data: bytes, append: bool) -> None:
        if place == "/dev/null":
            return
        files = self.phone.files
        known = files.read(place) if append and files.find(place) is not None else b""
        files.write(place, known + data, self.phone.state.now // 1000)

    def _words(self, command: Command) -> list[str]:
        """Words with their variables filled in: as many as the kernel takes for a command, and no more."""
        words: list[str] = []
        room = LONGEST
        for word in command.words:
            words.append(self._text(word))
            room -= len(words[-1])
            if room < 0:
                raise ShellSyntaxError("Argument list too long")
        return words

    def _text(self, word: Word) -> str:
        text = ""
        for part in word.parts:
            text += part if isinstance(part, str) else self._value(part.name)
            if len(text) > LONGEST:
                raise ShellSyntaxError("Argument list too long")
        return text

    def _value(self, name: str) -> str:
        return str(self.last) if name == "?" else self.env.get(name, self.phone.environment.get(name, ""))


async def ran(command: Runs, call: Call) -> int:
    """Run a command; whatever goes wrong in it is said as a command says it."""
    try:
        result = command(call)
        code = await result if inspect.isawaitable(result) else result
    except FileError as error:
        return call.fail(f"{call.name}: {error}")
    except OutputTooLong:
        del call.out[MOST_OUTPUT:]
        return call.fail(f"{call.name}: write error: No space left on device")
    except GtsError as error:
        return call.fail(f"{call.name}: {error}")
    except (Closed, ConnectionError):
        raise
    except Exception:
        # A fault of ours must not end the shell; where it lies is for the host's log only.
        LOG.exception("command %.80r failed", call.name)
        return call.fail(f"{call.name}: Internal error")
    return 0 if code is None else int(code)


async def _exit(shell: Shell, call: Call) -> int:
    raise Exit(int(call.args[0]) & 0xFF if call.args and call.args[0].isdecimal() else shell.last)


async def _export(shell: Shell, call: Call) -> int:
    for word in call.args:
        name, sign, value = word.partition("=")
        if not name.isidentifier():
            return call.fail(f"/system/bin/sh: export: {word}: is not an identifier")
        shell.env[name] = value if sign else call.env.get(name, "")
    return 0


async def _cd(shell: Shell, call: Call) -> int:
    """Only names that begin at the root are used, so that changing the folder changes nothing."""
    found = shell.phone.files.find(call.args[0]) if call.args else None
    if call.args and (found is None or not found.is_folder):
        return call.fail(f"/system/bin/sh: cd: {call.args[0]}: No such file or directory", 2)
    return 0


_BUILT_IN = {"cd": _cd, "exit": _exit, "export": _export}
