"""What Appium's helper app answers of the notifications that are in the shade."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gts_env.android.background import Notice
    from gts_env.serving.served_phone import ServedPhone
    from gts_env.serving.shell.commands.broadcasts import Receiver
    from gts_env.serving.shell.intents import Asked

FIRST_APP = 10_000
"""User id of the first app, as Android counts."""


def notifications(phone: ServedPhone, asked: Asked) -> str:
    """The notifications, the latest first, as JSON."""
    packages = {manifest.id: manifest.package for manifest in phone.phone.apps}
    notices = phone.state.background.notices
    told = [_told(number, notice, packages.get(notice.app, notice.app)) for number, notice in enumerate(notices, 1)]
    return json.dumps({"statusBarNotifications": told}, ensure_ascii=False)


def _told(number: int, notice: Notice, package: str) -> dict[str, Any]:
    key = f"0|{package}|{number}|{notice.id}|{FIRST_APP}"
    return {
        "isGroup": notice.group is not None,
        "packageName": package,
        "isClearable": not notice.ongoing,
        "isOngoing": notice.ongoing,
        "id": number,
        "tag": notice.id,
        "notification": {
            "title": notice.title,
            "bigTitle": None,
            "text": notice.text,
            "bigText": None,
            "tickerText": None,
            "subText": None,
            "infoText": None,
            "template": None,
        },
        "userHandle": 0,
        "groupKey": key,
        "overrideGroupKey": None,
        "postTime": notice.when,
        "key": key,
        "isRemoved": False,
    }


RECEIVERS: dict[str, Receiver] = {"io.appium.settings.notifications": notifications}
