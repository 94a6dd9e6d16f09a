from __future__ import annotations

import pytest

from gts_env.cli._secrets import without_secrets

ENVIRONMENT = {"OPENAI_API_KEY": "plain-looking-value", "SHORT_TOKEN": "abc", "HOME": "/home/maya", "PATH": "/usr/bin"}


@pytest.mark.parametrize(
    "secret",
    [
        "plain-looking-value",
        "sk-proj-abcdefghijklmnop0123",
        "ghp_abcdefghijklmnopqrst0123456789",
        "hf_abcdefghijklmnopqrst",
        "xoxb-123456789012-abcdef",
        "AKIAABCDEFGHIJKLMNOP",
        "AIzaSyA0123456789abcdefghijklmnopqrstuvw",
        "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtYXlhIn0.c2lnbmF0dXJl",
        "-----BEGIN RSA PRIVATE KEY-----\nMIIEow\n-----END RSA PRIVATE KEY-----",
    ],
)
def test_keys_are_gone_wherever_they_stand(secret: str) -> None:
    for text in (secret, f"before {secret} after", f'{{"a": "{secret}"}}', f"x={secret}&y=1"):
        assert secret not in without_secrets(text, ENVIRONMENT)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Authorization: Bearer abc.def-ghi", "Authorization: [removed]"),
        ('"api_key": "q1w2"', '"api_key": "[removed]"'),
        ("password=hunter2, user=maya", "password=[removed], user=maya"),
        ("auth_token: 'a b'", "auth_token: '[removed]'"),
        ("https://maya:geheim@example.org/x", "https://[removed]@example.org/x"),
        ('<n text="hunter2" password="true" />', '<n text="[removed]" password="true" />'),
        ('<n password="true" text=\'a"b\' />', '<n password="true" text="[removed]" />'),
        ("/home/maya/app", "~/app"),
        # What only looks alike stays.
        ("keycode=4 keyboard: shown monkey: 3", "keycode=4 keyboard: shown monkey: 3"),
        ('<n text="hunter2" password="false" />', '<n text="hunter2" password="false" />'),
        ("abc is short", "abc is short"),
        ("sdk 34 at http://127.0.0.1:4723", "sdk 34 at http://127.0.0.1:4723"),
    ],
)
def test_what_is_taken_and_what_is_left(text: str, left: str) -> None:
    assert without_secrets(text, ENVIRONMENT) == left
