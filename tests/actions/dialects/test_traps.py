"""Where two families mean different things by like words: each trap by its name."""

from __future__ import annotations

import pytest

from gts_env.actions import (
    Action,
    DoubleTap,
    Drag,
    Finish,
    LongPress,
    OpenApp,
    PressKey,
    ReportDefect,
    Swipe,
    Tap,
    TypeText,
    Wait,
)
from gts_env.actions.dialects import dialect
from gts_env.actions.seen import Seen
from gts_env.errors import ActionError
from tests.actions.dialects.strategies import marks_on

TOOL_CALL = '{"name": "mobile_use", "arguments": {"action": "open", "text": "Mail"}}'
SEEN = Seen((1080, 2400), None, marks_on((1080, 2400)))


def parsed(name: str, text: str, frame: str | None = None, seen: Seen = SEEN) -> Action:
    (action,) = dialect(name, frame).parse(text, seen)
    return action


def heading(action: Action) -> str:
    assert isinstance(action, Swipe)
    across, down = action.x1 - action.x0, action.y1 - action.y0
    return ("right" if across > 0 else "left") if down == 0 else ("down" if down > 0 else "up")


@pytest.mark.parametrize(
    ("name", "text", "finger"),
    [
        # A scroll shows what lies further that way, a swipe moves the finger that way.
        ("android_world", '{"action_type": "scroll", "direction": "down"}', "up"),
        ("android_world", '{"action_type": "scroll", "direction": "up"}', "down"),
        ("android_world", '{"action_type": "scroll", "direction": "left"}', "right"),
        ("android_world", '{"action_type": "scroll", "direction": "right"}', "left"),
        ("android_world", '{"action_type": "swipe", "direction": "down"}', "down"),
        ("android_world", '{"action_type": "swipe", "direction": "up"}', "up"),
        # AndroidWorld's own two are no inverses: sideways, its swipe is named like its scroll.
        ("android_world", '{"action_type": "swipe", "direction": "left"}', "right"),
        ("android_world", '{"action_type": "swipe", "direction": "right"}', "left"),
        ("ui_tars", "scroll(start_box='(500,1200)', direction='down')", "up"),
        ("ui_tars", "scroll(point='<point>500 1200</point>', direction='left')", "right"),
        ("ui_tars", "drag(start_box='(500,1200)', end_box='(500,400)')", "up"),
        ("qwen", '{"action": "swipe", "coordinate": [500, 1200], "coordinate2": [500, 400]}', "up"),
        ("autoglm", 'do(action="Swipe", start=[500,900], end=[500,100])', "up"),
        ("appagent", 'swipe(2, "up", "long")', "up"),
        ("appagent", 'swipe(2, "left", "short")', "left"),
        ("gtarena", '{"type": "drag", "direction": "up"}', "up"),
    ],
)
def test_scroll_against_swipe(name: str, text: str, finger: str) -> None:
    assert heading(parsed(name, text)) == finger


@pytest.mark.parametrize("index", ["0", '"0"', "0.0"])
def test_index_zero_is_an_element(index: str) -> None:
    assert parsed("android_world", f'{{"action_type": "click", "index": {index}}}') == Tap(540, 100)
    scrolled = parsed("android_world", f'{{"action_type": "scroll", "direction": "down", "index": {index}}}')
    assert scrolled == Swipe(540, 100, 540, 0)


def test_android_world_counts_from_zero_and_app_agent_from_one() -> None:
    assert parsed("android_world", '{"action_type": "click", "index": 1}') == Tap(300, 360)
    assert parsed("appagent", "tap(2)") == Tap(300, 360)
    assert parsed("gtarena", '{"type": "click", "target_description": "c02"}') == Tap(300, 360)
    with pytest.raises(ActionError, match=r"no element 4 on this screen. They go from 0 to 3"):
        parsed("android_world", '{"action_type": "click", "index": 4}')
    with pytest.raises(ActionError, match=r"no element 0 on this screen. They go from 1 to 4"):
        parsed("appagent", "tap(0)")
    with pytest.raises(ActionError, match="There are none"):
        parsed("appagent", "tap(1)", seen=Seen((1080, 2400)))


@pytest.mark.parametrize("index", ["true", '"one"', "1.5", "[]", "1e400"])
def test_an_index_is_a_whole_number(index: str) -> None:
    with pytest.raises(ActionError, match="index: expected a whole number"):
        parsed("android_world", f'{{"action_type": "click", "index": {index}}}')


@pytest.mark.parametrize(
    ("name", "text", "action"),
    [
        ("qwen", '{"action": "wait", "time": 2}', Wait(2000)),
        ("qwen", '{"action": "wait", "time": "0.5"}', Wait(500)),
        ("qwen", '{"action": "long_press", "coordinate": [1, 1], "time": 2}', LongPress(0, 0, 2000)),
        ("autoglm", 'do(action="Wait", duration="3 seconds")', Wait(3000)),
        ("autoglm", 'do(action="Wait", duration=3)', Wait(3000)),
        ("ui_tars", "wait()", Wait(5000)),
        ("ui_tars", "long_press(start_box='(1,1)', time='2')", LongPress(0, 0, 2000)),
        ("ui_tars", "long_press(start_box='(1,1)', time='')", LongPress(0, 0)),
        ("android_world", '{"action_type": "wait"}', Wait(1000)),
    ],
)
def test_seconds_against_milliseconds(name: str, text: str, action: Action) -> None:
    assert parsed(name, text) == action


def test_a_wait_that_was_meant_in_milliseconds_is_not_a_week() -> None:
    with pytest.raises(ActionError, match="from 0 to 86400 seconds"):
        parsed("qwen", '{"action": "wait", "time": 200000}')


@pytest.mark.parametrize(
    ("name", "text", "action"),
    [
        # Enter is implied by AndroidWorld, a line break by UI-TARS, and nothing by the others.
        ("android_world", '{"action_type": "input_text", "text": "a"}', TypeText("a", submit=True)),
        ("ui_tars", "type(content='a')", TypeText("a")),
        ("ui_tars", r"type(content='a\n')", TypeText("a", submit=True)),
        ("ui_tars", r"type(content='a\nb\n')", TypeText("a\nb", submit=True)),
        ("qwen", '{"action": "type", "text": "a\\n"}', TypeText("a\n")),
        ("gtarena", '{"type": "type", "text": "a"}', TypeText("a")),
        ("appagent", 'text("a")', TypeText("a")),
        # Clearing is implied by AutoGLM.
        ("autoglm", 'do(action="Type", text="a")', TypeText("a", clear=True)),
        ("android_world", '{"action_type": "input_text", "text": "a", "clear_text": true}', TypeText("a", True, True)),
    ],
)
def test_what_typing_implies(name: str, text: str, action: Action) -> None:
    assert parsed(name, text) == action


def test_typing_into_an_element_touches_it_first() -> None:
    typed = dialect("android_world").parse('{"action_type": "input_text", "text": "a", "index": 0}', SEEN)
    assert typed == (Tap(540, 100), TypeText("a", submit=True))
    typed = dialect("gtarena").parse('{"type": "input_text", "text": "a", "target_description": "Save"}', SEEN)
    assert typed == (Tap(300, 360), TypeText("a"))


@pytest.mark.parametrize(
    ("name", "frame", "text"),
    [
        ("android_world", None, '{"action_type": "click", "x": 108, "y": 2160}'),
        ("ui_tars", None, "click(start_box='(109.2, 2167.2)')"),
        ("ui_tars", "per_mille", "click(start_box='<|box_start|>(100,900)<|box_end|>')"),
        ("ui_tars", "per_mille", "click(point='<point>100 900</point>')"),
        ("ui_tars", "per_mille", "click(start_box='[80, 880, 120, 920]')"),
        ("qwen", None, '{"action": "click", "coordinate": [109.2, 2167.2]}'),
        ("qwen", "per_mille", '{"action": "click", "coordinate": [100, 900]}'),
        ("autoglm", None, 'do(action="Tap", element=[100,900])'),
        ("gtarena", None, '{"type": "click", "target_description": "[100,2150][116,2170]"}'),
    ],
)
def test_x_comes_before_y(name: str, frame: str | None, text: str) -> None:
    assert parsed(name, text, frame) == Tap(108, 2160)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("android_world", '{"action_type": "status", "goal_status": "infeasible"}'),
        ("ui_tars", "finished(content='done')"),
        ("ui_tars", "finished()"),
        ("ui_tars", "call_user()"),
        ("ui_tars", "finished(content='No GUI_BUG was seen')"),
        ("qwen", '{"action": "terminate", "status": "failure"}'),
        ("autoglm", 'finish(message="done")'),
        ("appagent", "FINISH"),
        ("gtarena", '{"type": "task_complete"}'),
        ("gtarena", '{"label": "clean", "observed_evidence": "fine"}'),
    ],
)
def test_the_last_word(name: str, text: str) -> None:
    assert parsed(name, text) == Finish()


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("android_world", '{"action_type": "answer", "text": "NLE: Back closes the app"}'),
        ("android_world", '{"action_type": "answer", "text": "GUI_BUG NLE: Back closes the app"}'),
        ("ui_tars", "Thought: odd\nAction: finished(content='GUI_BUG NLE: Back closes the app')"),
        ("qwen", '{"action": "answer", "text": "GUI_BUG navigation logic error: Back closes the app"}'),
        ("autoglm", '<answer>finish(message="GUI_BUG NLE: Back closes the app")</answer>'),
        ("appagent", "Thought: odd\nAction: FINISH GUI_BUG NLE: Back closes the app\nSummary: I reported it"),
        ("gtarena", '{"label": "defect", "observed_evidence": "NLE: Back closes the app"}'),
    ],
)
def test_how_each_family_reports(name: str, text: str) -> None:
    assert parsed(name, text) == ReportDefect("NLE", "Back closes the app".rstrip())


def test_a_report_says_where_in_the_agent_s_own_numbers() -> None:
    said = 'finish(message="GUI_BUG CR at (500, 250) step 4: letters missing")'
    assert parsed("autoglm", said) == ReportDefect("CR", "letters missing", (540, 600), 4)


def test_a_report_without_a_mode() -> None:
    said = "finished(content='GUI_BUG')"
    with pytest.raises(ActionError, match="names a fault mode"):
        parsed("ui_tars", said)
    assert dialect("ui_tars", fault_mode="ONR").parse(said, SEEN) == (ReportDefect("ONR"),)


def test_an_answer_that_is_no_report() -> None:
    for name, text in (
        ("android_world", '{"action_type": "answer", "text": "42"}'),
        ("qwen", '{"action":"answer","text":"42"}'),
    ):
        with pytest.raises(ActionError, match=r"nobody to answer.*begin with GUI_BUG"):
            parsed(name, text)


@pytest.mark.parametrize(
    ("name", "text", "action"),
    [
        ("android_world", '```json\n{"action_type": "navigate_back"}\n```', PressKey("back")),
        ("android_world", 'Reason: go on.\nAction: {"action_type": "keyboard_enter"}', PressKey("enter")),
        ("android_world", '{"action_type": "press_keyboard", "keycode": "KEYCODE_APP_SWITCH"}', PressKey("recents")),
        ("android_world", '{"action_type": "drag_and_drop", "touch_xy": [1, 2], "lift_xy": [3, 4]}', Drag(1, 2, 3, 4)),
        ("android_world", '{"action_type": "open_app", "app_name": "Mail"}', OpenApp("Mail")),
        ("ui_tars", "Thought: Action: is near\nAction: press_home()", PressKey("home")),
        ("ui_tars", "hotkey(key='enter')", PressKey("enter")),
        ("ui_tars", "type(content='Action: go')", TypeText("Action: go")),
        ("ui_tars", "left_double(start_box='(1,1)')", DoubleTap(0, 0)),
        ("qwen", '{"action": "system_button", "button": "Menu"}', PressKey("recents")),
        ("qwen", '{"action": "key", "text": "menu"}', PressKey("menu")),
        ("qwen", '{"action": "key", "text": "66"}', PressKey("enter")),
        ("qwen", f"<think>tap {{it}}</think><tool_call>{TOOL_CALL}", OpenApp("Mail")),
        ("qwen", '{"action": "type", "text": "</tool_call> ``` </think>"}', TypeText("</tool_call> ``` </think>")),
        ("autoglm", "hm</think><answer>do(action=\"Double Tap\", element=[0,0])</answer>", DoubleTap(0, 0)),
        ("autoglm", 'do(action="Type_Name", text="Ann")', TypeText("Ann", clear=True)),
        ("appagent", 'Observation: o\nThought: t\nAction: long_press(2)\nSummary: s', LongPress(300, 360, 1000)),
        ("appagent", 'swipe(2, "down", "short")', Swipe(300, 360, 300, 576, 400)),
        ("appagent", 'tap(1, "top-left")', Tap(30, 30)),
        ("appagent", 'swipe(1, "center", 10, "bottom-right")', Swipe(60, 60, 90, 210, 400)),
        ("gtarena", '{"action": "key_back"}', PressKey("back")),
        ("gtarena", '{"type": "home"}', PressKey("home")),
        ("gtarena", '{"type": "system_button", "key": "KEYCODE_ESCAPE"}', PressKey("back")),
        ("gtarena", '{"type": "system_button", "key": "recent_apps"}', PressKey("recents")),
        ("gtarena", '{"type": "double_tap", "target_description": "Save"}', DoubleTap(300, 360)),
        ("gtarena", '{"type": "long_tap", "control_id": "c02"}', LongPress(300, 360)),
        ("gtarena", '{"type": "open", "target_description": "Mail"}', OpenApp("Mail")),
        ("gtarena", "I click the button c02.", Tap(300, 360)),
        ("gtarena", "type: system_button, key: back", PressKey("back")),
        ("gtarena", 'system_button key="home"', PressKey("home")),
    ],
)  # fmt: skip
def test_the_rest_of_each_vocabulary(name: str, text: str, action: Action) -> None:
    assert parsed(name, text) == action


def test_a_sequence() -> None:
    actions = '{"type": "tap", "target_description": "c02"}, {"type": "input_text", "text": "a"}, {"type": "wait"}'
    said = f'{{"actions": [{actions}]}}'
    assert dialect("gtarena").parse(said, SEEN) == (Tap(300, 360), TypeText("a"), Wait())
    with pytest.raises(ActionError, match="cannot stand in a sequence"):
        parsed("gtarena", '{"actions": [{"type": "action_sequence", "actions": []}]}')
    assert dialect("ui_tars").parse("press_back()\n\npress_home()", SEEN) == (PressKey("back"), PressKey("home"))


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("android_world", '{"action_type": "clck", "index": 1}', "Did you mean 'click'"),
        ("android_world", '{"action_type": "click"}', "x, y: expected two numbers"),
        ("android_world", '{"action_type": "click", "index": 1, "x": 1, "y": 1}', "Either an index or x and y"),
        ("android_world", '{"action_type": "unknown"}', "Known: click"),
        ("android_world", '{"action_type": "scroll", "direction": "dwon"}', "Did you mean 'down'"),
        ("android_world", "click 5", "Not JSON"),
        ("android_world", '{"action_type": "click", "x": 1, "x": 2}', "x: given twice"),
        ("ui_tars", "tap(start_box='(1,1)')", "UI-TARS has no such call"),
        ("ui_tars", "click(start_box='(5000,1)')", r"the frame 'resized' goes from 0 to 1092. Found: 5000"),
        ("ui_tars", "click()", r"click\.start_box: missing"),
        ("ui_tars", "I would click", "Expected a call"),
        ("qwen", '{"action": "click", "coordinate": [5]}', "coordinate: expected two numbers"),
        ("qwen", '{"action": "system_button", "button": "Vol"}', "no such key"),
        ("autoglm", 'do(action="Take_over", message="log in")', "nobody to ask"),
        ("autoglm", 'do(action="Tab")', "Did you mean 'Tap'"),
        ("autoglm", "", "names no action"),
        ("appagent", "grid()", r"120x120 pixels, 9 across and 20 down"),
        ("appagent", "tap()", "does not take 0 arguments"),
        ("appagent", 'swipe(2, "up", "far")', "no such distance"),
        ("appagent", 'tap(181, "center")', "They go from 1 to 180"),
        ("gtarena", '{"type": "click", "target_description": "Sav"}', "Did you mean 'Save'"),
        ("gtarena", '{"type": "ask_user"}', "type: unknown"),
        ("gtarena", "click c02 or click c03", "expected one control, such as c07. Found: c02, c03"),
        ("gtarena", "click or drag c02", "or one type of action. Found: click, drag"),
        ("gtarena", "hm", "Expected a JSON object, or one type of action"),
    ],
)
def test_an_error_tells_the_agent_what_to_do(name: str, text: str, says: str) -> None:
    with pytest.raises(ActionError, match=says):
        parsed(name, text)
