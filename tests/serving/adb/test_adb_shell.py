"""adb-shell, a client in Python that speaks the protocol itself."""

from __future__ import annotations

import base64
import io
import re
from collections.abc import Iterator

import pytest
from adb_shell.adb_device import AdbDeviceTcp

from tests.support.served import Serving

CALENDAR = "org.gts.calendar/.MainActivity"
LAUNCHER = "org.gts.launcher/.NexusLauncherActivity"
CALLS = [
    ("getprop ro.build.version.sdk", "34"),
    ("getprop no.such.thing fallback", "fallback"),
    ("setprop debug.mine 5; getprop debug.mine", "5"),
    ("setprop ro.mine 5", r"setprop: failed to set property 'ro\.mine' to '5'"),
    ("nonsense; echo $?", r"/system/bin/sh: nonsense: inaccessible or not found\n127"),
    ("echo one  'two  three' \"four\"", "one two  three four"),
    ("echo a > /sdcard/a; echo b >> /sdcard/a; cat /sdcard/a", "a\nb"),
    ("[ -e /sdcard/none ] && echo yes || echo no", "no"),
    ("test -d /sdcard && echo folder", "folder"),
    ("X=5; echo $X ${X}6", "5 56"),
    ("date +%Y-%m-%d", "2026-10-14"),
    ("whoami; id -u", "shell\n2000"),
    ("printf_is_unknown 2>/dev/null; echo $?", "127"),
    ("mkdir -p /sdcard/x/y; touch /sdcard/x/y/z; ls /sdcard/x/y; rm -r /sdcard/x; ls /sdcard", "z\nDownload"),
    ("echo hi > /sdcard/h; cp /sdcard/h /sdcard/i; mv /sdcard/i /sdcard/j; cat /sdcard/j", "hi"),
    ("rm /sdcard/none; echo $?", r"rm: /sdcard/none: No such file or directory\n1"),
    ("ps -A | grep launcher | wc -l", "1"),
    ("pidof org.gts.launcher", r"\d+"),
    ("service check package", "Service package: found"),
    ("wm size", "Physical size: 1080x2400"),
    ("wm density", "Physical density: 420"),
    ("wm density 480; wm density", "Physical density: 420\nOverride density: 483"),
    ("settings get system font_scale", "1.0"),
    ("settings put system system_locales de-DE; settings get system system_locales", "en-US"),
    ("settings put system font_scale 2.0; settings get system font_scale", "2.0"),
    ("settings put system font_scale 1.3; settings get system font_scale", "1.3"),
    ("settings put secure mine 7; settings get secure mine; settings delete secure mine", "7\nDeleted 1 rows"),
    ("settings get secure none", "null"),
    ("settings get nowhere none; echo $?", "Invalid namespace 'nowhere'\n255"),
    ("cmd uimode night yes", "Night mode: yes"),
    ("cmd connectivity airplane-mode enable; settings get global airplane_mode_on", "1"),
    ("cmd package resolve-activity --brief org.gts.calendar | tail -n 1", re.escape(CALENDAR)),
    ("pm list packages org.gts.cal", "package:org.gts.calendar"),
    ("cmd package list packages --show-versioncode | grep calendar", r"package:org\.gts\.calendar versionCode:\d+"),
    ("pm list packages -3 | grep -c settings", "1"),
    ("pm path no.such.package; echo $?", "1"),
    ("pm list instrumentation", r"instrumentation:io\.appium\.uiautomator2\.server\.test/.*"),
    ("dumpsys package org.gts.calendar | grep versionName", r"    versionName=7\.11\.2"),
    (
        "dumpsys window displays | grep mFocusedApp",
        rf"  mFocusedApp=ActivityRecord\{{a10 u0 {re.escape(LAUNCHER)} t1\}}",
    ),
    ("dumpsys power | grep Wakefulness", "  mWakefulness=Awake"),
    ("input keyevent 26; dumpsys power | grep mWake; input keyevent KEYCODE_WAKEUP", "  mWakefulness=Asleep"),
    ("dumpsys input_method | grep -o mIsInput", r"  mIsInputViewShown=false .*"),
    ("dumpsys battery | grep level", "  level: 100"),
    (
        f"am start -n {CALENDAR}; dumpsys activity top | grep ACTIVITY",
        rf"Starting: Intent \{{ cmp={CALENDAR} \}}\n  ACTIVITY {CALENDAR} .*",
    ),
    ("am start -n org.gts.calendar/.Nope | tail -n 1", r"Error: Activity class \{.*Nope\} does not exist\."),
    ("am start -n org.gts.calendar/.DayActivity | grep -c 'not exported'", "1"),
    (
        "am start -W -a android.intent.action.VIEW -d content://org.gts.calendar/day/2026-10-16 | grep Activity:",
        r"Activity: org\.gts\.calendar/\.DayActivity",
    ),
    (
        "am start -a android.settings.DISPLAY_SETTINGS; dumpsys activity top | grep -o ACTIVITY",
        r"(?s).*com\.android\.settings/\.SubSettings.*",
    ),
    ("monkey -p org.gts.calendar -c android.intent.category.LAUNCHER 1", "Events injected: 1"),
    ("monkey -p no.such 1", r"\*\* No activities found to run, monkey aborted\."),
    ("ime list -s", r"org\.gts\.keyboard/\.Keyboard"),
    ("content query --uri content://settings/system/font_scale", "Row: 0 _id=2, name=font_scale, value=1.0"),
    (
        """content query --uri content://settings/system --projection name:value --where "name='font_scale'" """,
        r"Row: 0 name=font_scale, value=1\.0",
    ),
    ("content query --uri content://settings/system --where \"name = 'no' AND value=1\"", r"No result found\."),
    ("content query --uri content://settings/system --projection size", r"(?s).*Invalid column or condition size"),
    ("content query --uri content://settings/system --where 'a LIKE b'", r"(?s).*Invalid column or condition a LIKE b"),
    ("uiautomator dump", "UI hierchary dumped to: /sdcard/window_dump.xml"),
    ("screencap /sdcard/s.png; ls -l /sdcard/s.png | wc -l", "1"),
    ("locksettings get-disabled", "true"),
    ("su; echo $?", "su: uid 2000 not allowed to su\n1"),
    ("input tap; echo $?", r"(?s)Error: Invalid arguments.*255"),
    ("input roll 1 2; echo $?", "0"),
]


@pytest.fixture
def device(serving: Serving) -> Iterator[AdbDeviceTcp]:
    device = AdbDeviceTcp("127.0.0.1", serving.port, default_transport_timeout_s=60.0)
    device.connect()
    yield device
    device.close()


@pytest.mark.parametrize(("line", "answer"), CALLS, ids=[line[:40] for line, _ in CALLS])
def test_shell_answers(device: AdbDeviceTcp, line: str, answer: str) -> None:
    assert re.fullmatch(answer, device.shell(line).rstrip("\n")), device.shell(line)


def test_push_pull_stat_and_list(device: AdbDeviceTcp) -> None:
    content = bytes(range(256)) * 1200
    device.push(io.BytesIO(content), "/sdcard/deep/er/file.bin", mtime=1_700_000_000)
    back = io.BytesIO()
    device.pull("/sdcard/deep/er/file.bin", back)
    assert back.getvalue() == content
    assert device.stat("/sdcard/deep/er/file.bin")[1:] == (len(content), 1_700_000_000)
    assert [entry.filename for entry in device.list("/sdcard/deep/er")] == [b"file.bin"]


def test_a_screenshot_is_a_png_of_the_device(device: AdbDeviceTcp) -> None:
    data = device.exec_out("screencap -p", decode=False)
    assert data.startswith(b"\x89PNG")
    assert int.from_bytes(data[16:20], "big") == 1080


def test_a_tap_opens_what_it_hits(device: AdbDeviceTcp, serving: Serving) -> None:
    icon = next(node for node in serving.do(serving.phone.screen).nodes if node.text == "Calendar")
    x, y = icon.center
    device.shell(f"input tap {x} {y}")
    assert serving.do(lambda: serving.phone.component) == CALENDAR


def to_search(device: AdbDeviceTcp, serving: Serving) -> None:
    """Into the search field of the settings."""
    device.shell("am start -n com.android.settings/.Settings")
    (field,) = serving.do(serving.phone.screen).by_name["search_action_bar"]
    device.shell(f"input tap {field.center[0]} {field.center[1]}")


def test_text_is_typed_with_escapes(device: AdbDeviceTcp, serving: Serving) -> None:
    to_search(device, serving)
    assert "mInputShown=true" in device.shell("dumpsys input_method")
    device.shell("input text 'wi%sfi'")
    assert "wi fi" in device.shell("uiautomator dump /dev/tty")


def test_appiums_keyboard_takes_modified_utf7(device: AdbDeviceTcp, serving: Serving) -> None:
    to_search(device, serving)
    device.shell("ime enable io.appium.settings/.AppiumIME; ime set io.appium.settings/.AppiumIME")
    device.shell(r"input text ''\&ANw-n\&''")
    assert "Ün" in device.shell("uiautomator dump /dev/tty")


def test_the_clipboard_comes_back_in_base64(device: AdbDeviceTcp) -> None:
    packed = base64.b64encode("grüße".encode()).decode()
    device.shell(f"am broadcast -a io.appium.settings.clipboard.set --es content {packed}")
    said = device.shell("am broadcast -a io.appium.settings.clipboard.get")
    assert f'Broadcast completed: result=-1, data="{packed}"' in said


def test_a_stopped_app_is_gone(device: AdbDeviceTcp) -> None:
    device.shell(f"am start -n {CALENDAR}")
    assert "org.gts.calendar/u0a1" in device.shell("dumpsys activity processes")
    device.shell("am force-stop org.gts.calendar")
    assert "org.gts.calendar" not in device.shell("dumpsys activity processes")
    assert LAUNCHER in device.shell("dumpsys window | grep mCurrentFocus")


def test_seeded_monkeys_do_the_same(device: AdbDeviceTcp, serving: Serving) -> None:
    runs = []
    for _ in range(2):
        serving.do(serving.phone.restore)
        said = device.shell("monkey -p org.gts.calendar -s 7 -v 15")
        runs.append((said, device.shell("uiautomator dump /dev/tty")))
    assert runs[0] == runs[1]
    assert "Events injected: 15" in runs[0][0]


def test_a_report_is_taken_and_nothing_is_told_of_it(device: AdbDeviceTcp, serving: Serving) -> None:
    said = device.shell(
        'am broadcast -a org.gts.REPORT --es mode NLE --es text "Back closes the app" --ei x 5 --ei y 9'
    )
    assert said.endswith('Broadcast completed: result=-1, data="received"\n')
    assert serving.do(lambda: serving.phone.env.unwrapped.reports_left) == 4
    bad = device.shell("am broadcast -a org.gts.REPORT --es mode NOPE --es text x")
    assert "fault_mode" in bad
    assert serving.do(lambda: serving.phone.env.unwrapped.reports_left) == 4


def test_a_turned_phone_has_its_sides_changed(device: AdbDeviceTcp) -> None:
    device.shell("settings put system accelerometer_rotation 0; settings put system user_rotation 1")
    assert "cur=2400x1080" in device.shell("dumpsys window displays")
    assert 'rotation="1"' in device.shell("uiautomator dump /dev/tty")
