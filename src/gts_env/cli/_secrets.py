"""Taking secrets out of what is handed to others: keys, tokens, passwords, user names."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping

GONE = "[removed]"
_SECRET_NAME = (
    r"(?:[\w.-]*(?:(?:api|access|private|secret|signing|adb|ssh)[_-]?key|token|secret|passw(?:or)?d|passphrase"
    r"|credentials?|cookie)|[\w-]*authorization)"
)
_SECRET_VARIABLE = re.compile(r"(?i).*(key|token|secret|passw|credential|auth|cookie).*")
_VALUE = r"""("[^"\n]*"|'[^'\n]*'|[^\s,;&"'<>]+)"""
_NAMED = re.compile(rf"""(?i)(["']?\b{_SECRET_NAME}["']?\s*[:=]\s*)(?:(?:Bearer|Basic|Token)\s+)?{_VALUE}""")
_PATTERNS = (
    re.compile(r"(?i)\b(?:bearer|basic)\s+[A-Za-z0-9._~+/=-]{8,}"),
    re.compile(r"\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]+\.?[A-Za-z0-9_-]*"),
    re.compile(r"\b(?:sk|pk|rk)-[A-Za-z0-9_-]{12,}"),
    re.compile(r"\b(?:gh[pousr]|github_pat|glpat|hf|xox[abprs])[_-][A-Za-z0-9_-]{10,}"),
    re.compile(r"\b(?:AKIA|ASIA)[A-Z0-9]{16}\b"),
    re.compile(r"\bAIza[A-Za-z0-9_-]{30,}"),
    re.compile(r"-----BEGIN [A-Z ]*PRIVATE KEY-----.*?(?:-----END [A-Z ]*PRIVATE KEY-----|\Z)", re.DOTALL),
)
_IN_ADDRESS = re.compile(r"(?i)\b([a-z][a-z0-9+.-]*://)[^\s/@:]+(?::[^\s/@]*)?@")
_PASSWORD_NODE = re.compile(r"<[^<>]*\bpassword=\"true\"[^<>]*>")
_TEXT = re.compile(r"""\btext=("[^"]*"|'[^']*')""")
_SHORTEST = 6
"""Values of variables that are shorter are no secrets, and would be found everywhere."""


def without_secrets(text: str, environment: Mapping[str, str] | None = None) -> str:
    """A text with every secret in it replaced.

    What counts: values of environment variables whose names speak of a secret, wherever they stand; what follows a name
    that does; keys and tokens of the usual forms; user and password in addresses; texts of password fields; the home
    folder and with it the user's name.

    Args:
        text: The text.
        environment: Variables of this process, by default the real ones.
    """
    known = os.environ if environment is None else environment
    values = {v for name, v in known.items() if _SECRET_VARIABLE.fullmatch(name) and len(v) >= _SHORTEST}
    for value in sorted(values, key=len, reverse=True):
        text = text.replace(value, GONE)
    for pattern in _PATTERNS:
        text = pattern.sub(GONE, text)
    text = _IN_ADDRESS.sub(rf"\1{GONE}@", text)
    text = _PASSWORD_NODE.sub(lambda node: _TEXT.sub(f'text="{GONE}"', node[0]), text)
    text = _NAMED.sub(_named, text)
    home = known.get("HOME") or known.get("USERPROFILE") or ""
    return text.replace(home, "~") if len(home) > 3 else text


def _named(match: re.Match[str]) -> str:
    value = match[2]
    if value.strip("\"'").lower() in ("true", "false", "null", "none", "", GONE):
        return match[0]
    quote = value[0] if value[0] in "\"'" else ""
    return f"{match[1]}{quote}{GONE}{quote}"
