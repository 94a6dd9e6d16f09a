"""The text of a scenario file to begin with: it loads, and its comments tell what each part is for."""

from __future__ import annotations

PACK = """\
name: @PACK@        # namespace of the ids: @PACK@/@LABEL@-ONR-01
revision: 1         # raise it with every change that affects scores
"""

_HEAD = """\
# A scenario: one known state of a device in which known defects can be found, and tasks to find them.
# Every line below is an example that loads. Replace what is about the made-up "Save" button, top to bottom.
# `gts schema --faults --out scenario.schema.json` lets editors complete and check it; `gts schema --help` tells how.
schema: 1
scenario: @NAME@
app: @APP@@APP_NOTE@
title: One line on what is in the app at the start

# What is left to do. While a line stands here, `gts validate` proves the file on paper only and tells what is open.
draft:
  - Everything in this file is an example. Replace it, then take these lines out.

"""

_EMBEDDED = """\
# Settings of the device; also dark, font_scale, orientation, airplane, start: app (the app in front, not the launcher).
device: {now: 2026-10-14T09:41:00, time_zone: Europe/Berlin, locale: en-US}
data: {}                                  # what the app knows; `gts show` of a built-in scenario of this app is a model
ready: {package: org.gts.launcher}        # must hold after each restore

"""

_ANDROID = """\
# Settings of the device: dark, font_scale, locale ... only where tasks hang on them, as not each device can set them.
device: {start: app}

android:                                  # the real app; docs/android-apps.md tells more
  package: @PACKAGE@
  activity: @ACTIVITY@
  label: @TITLE@                          # what stands under its icon: plans say `open_app: @TITLE@`
  apk:@APK@
  restore: clear                          # clear (any device) | app_data (root or debuggable app) | snapshot (emulator)
  steps:                                  # from there to `ready`: permissions, first-run dialogs, log-in, data
    - open_app: @TITLE@
    - {tap: {text: Allow}, if: {has: {text: Allow}}}        # only where the dialog comes up
    - {tap: {text: Skip}, if: {has: {text: Skip}}}
ready: {package: @PACKAGE@}               # must hold after each restore: else the device tries again, then says so

"""

_BODY = """\
# Screens that the bases below speak of, told by what is on them. Queries: id, text, contains, desc, class, inside, has.
screens:
  editor: {has: {id: save}}

defects:
  - id: save-dead
    mode: ONR                             # display: CR content, EL layout; ONR no response, UTR result, NLE way
    title: Save does nothing
    urls: [https://example.org/issues/1]  # the public report it is modelled on; leave out if there is none
@FAULT@\
    basis:                                # how the judge knows that a tester met it: never a fixed path
      description: The button Save has no effect.
      preconditions: An entry is open in the editor.
      trigger_text: Tap Save.
      expected: The entry is kept and the editor closes.
      actual: Nothing changes.
      conclusion: Operation without response.
      reach:                              # the precondition was seen
        - state: {screen: editor}
      trigger:                            # the misbehaviour itself: ask for the symptom, not for the tap alone,
        - before: {screen: editor}        # or the clean app would trigger it, too
          action: {type: tap, hit: {id: save}}
          same: true                      # nothing on the screen changed
      region: {id: save}                  # where it shows
      phrases:                            # a report must hit one phrase of each group; the last says what is wrong
        - [save, save button]
        - [nothing, no effect, no response, not respond, dead, not work]
    reports_true:                         # at least four: must be accepted
      - Nothing happens when I press Save.
      - The save button is dead.
      - Save has no effect, and the editor stays open.
      - {at: {id: save}}                  # no words, but the right place
    reports_false:                        # at least six: must be refused
      - {mode: NLE, text: Save does nothing., why: other_mode}
      - {mode: ONR, text: The back arrow does nothing., why: other_place}
      - {mode: ONR, text: Something is wrong here., why: vague}
      - {mode: ONR, text: The save button works and has no problem., why: denial}
      - {mode: ONR, text: The search field does not respond., why: other_defect}
      - {mode: ONR, text: Save does nothing., why: too_early}

tasks:
  - id: @LABEL@-ONR-01                    # label, mode of the target, number; a number is never used again
    defect: save-dead
    level: goal                           # explore: an area | goal: what to do there | steps: each step
    instruction: Write an entry and keep it.      # must give no key phrase of the defect away
    entry: editor                         # where in the app, in a word
    budget: 15                            # most steps
    plan:                                 # steps that find the defect: its proof
      - open_app: @TITLE@
      - tap: {id: new}
      - type: Milk
      - tap: {id: save}
      - report: {mode: ONR, text: The save button does nothing., at: {id: save}}
      - finish: true
    near_miss:                            # the same without the defect's condition: must not trigger
      - open_app: @TITLE@
      - tap: {id: new}
      - type: Milk
      - press: back
      - finish: true
"""

_FAULT = """\
    # How the phone misbehaves; `gts schema --faults` knows all operators.
    fault: {operator: ignore_gesture, target: {id: save}}
"""
_NO_FAULT = """\
    # no `fault:` here: the package file itself has the defect
"""


def pack_text(pack: str, label: str) -> str:
    """The text of ``pack.yaml``."""
    return _filled(PACK, pack=pack, label=label)


def embedded_text(name: str, app: str, title: str, label: str) -> str:
    """A scenario of an app of the embedded phone.

    Args:
        name: Name of the scenario.
        app: Id of the app.
        title: What stands under its icon.
        label: Beginning of the ids of its tasks.
    """
    text = _HEAD + _EMBEDDED + _BODY
    return _filled(text, name=name, app=app, title=title, label=label, fault=_FAULT, app_note="")


def android_text(
    name: str, app: str, title: str, label: str, *, package: str, activity: str, apk: dict[str, str]
) -> str:
    """A scenario of a real app.

    Args:
        name: Name of the scenario.
        app: Word by which lists call the app.
        title: What stands under its icon.
        label: Beginning of the ids of its tasks.
        package: Package of the app.
        activity: Activity that starts it.
        apk: What is known of its package file: ``version``, ``file``, ``sha256``.
    """
    known = "".join(f"\n    {key}: {_quoted(value)}" for key, value in apk.items())
    known += (
        "\n    # file: apks/app.apk (in the pack), or url: https://... with sha256; else it is on the device already"
    )
    text = _HEAD + _ANDROID + _BODY
    return _filled(
        text, name=name, app=app, title=title, label=label, package=package, activity=activity, apk=known,
        fault=_NO_FAULT, app_note="              # a word of your own for lists and filters",
    )  # fmt: skip


def _quoted(value: str) -> str:
    return f'"{value}"'


def _filled(text: str, **values: str) -> str:
    for key, value in values.items():
        text = text.replace(f"@{key.upper()}@", value)
    return text
