"""``dumpsys activity``: processes, services, activities."""

from __future__ import annotations

from collections.abc import Callable

from gts_env.serving.shell.call import Call, Command


def activity(call: Call) -> int:
    """``dumpsys activity [processes|services [PKG]|activities|top|recents|broadcasts]``."""
    verb = call.args[0] if call.args else "all"
    part = _PARTS.get(verb)
    if part is None:
        call.say(f"ACTIVITY MANAGER ({verb})\n  (nothing)")
    else:
        part(call)
    return 0


def _processes(call: Call) -> None:
    call.say("ACTIVITY MANAGER RUNNING PROCESSES (dumpsys activity processes)")
    call.say("  All known processes:")
    for p in call.phone.processes:
        if p.user.startswith("u0_"):
            call.say(f"  *APP* UID 10100 ProcessRecord{{{p.pid:x} {p.pid}:{p.name}/{p.user.replace('_', '')}}}")
            call.say(f"    user #0 uid=10100 gids={{}}\n    packageList={{{p.name}}}")


def _services(call: Call) -> None:
    call.say("ACTIVITY MANAGER SERVICES (dumpsys activity services)")
    wanted = call.args[1] if len(call.args) > 1 else ""
    names = [p.name for p in call.phone.processes if call.phone.processes.running(p.name)]
    shown = [name for name in names if wanted.partition("/")[0] in name]
    for name in shown:
        call.say("  User 0 active services:")
        call.say(f"  * ServiceRecord{{1a2b3c u0 {name}/.ForegroundService}}")
        call.say(f"    packageName={name}\n    processName={name}\n    isForeground=true foregroundId=1")
    enabled = call.phone.settings.get("secure", "enabled_accessibility_services")
    for service in enabled.split(":") if enabled != "null" and "/" in enabled else ():
        call.say(f"  * ServiceRecord{{1a2b3d u0 {service}}}\n    isForeground=false")
    if not shown:
        call.say("  (nothing)")


def _records(call: Call) -> list[tuple[int, int, str]]:
    """Task, place in it (0 on top) and component of each activity, the task in front first."""
    phone = call.phone
    found = []
    for number, task in enumerate(phone.state.tasks, 1):
        for place, entry in enumerate(reversed(task.entries)):
            app = phone.phone.apps.app(entry.app)
            name = f"{app.manifest.package}/{app.screens[entry.screen].activity}"
            found.append((number, place, name))
    return found


def _activities(call: Call) -> None:
    call.say("ACTIVITY MANAGER ACTIVITIES (dumpsys activity activities)")
    call.say("Display #0 (activities from top to bottom):")
    for number, place, name in _records(call):
        if place == 0:
            call.say(f"  * Task{{c0ffee{number:x} #{number} type=standard A=10100:{name.partition('/')[0]}}}")
        call.say(f"    * Hist #{place}: ActivityRecord{{a{number:x}{place:x} u0 {name} t{number}}}")
    front = call.phone.component
    call.say(f"  mResumedActivity: ActivityRecord{{a10 u0 {front} t1}}")
    call.say(f"  ResumedActivity: ActivityRecord{{a10 u0 {front} t1}}")
    call.say(f"  topResumedActivity=ActivityRecord{{a10 u0 {front} t1}}")
    call.say(f"  mFocusedActivity: ActivityRecord{{a10 u0 {front} t1}}")


def _top(call: Call) -> None:
    name = call.phone.component
    pid = next((p.pid for p in call.phone.processes if p.name == name.partition("/")[0]), 1)
    call.say("TASK 10100: id=1 userId=0")
    call.say(f"  ACTIVITY {name} a10 pid={pid}")
    call.say("    Local Activity a10 State:\n      mResumed=true mStopped=false mFinished=false")


_PARTS: dict[str, Callable[[Call], None]] = {
    "a": _activities,
    "activities": _activities,
    "all": _activities,
    "processes": _processes,
    "recents": _activities,
    "services": _services,
    "top": _top,
}
DUMPS: dict[str, Command] = {"activity": activity}
