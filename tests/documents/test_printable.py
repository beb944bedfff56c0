"""What may be shown on a terminal, and what is written out."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riichi_desktop.documents import printable

ORDINARY = "mangan\u202f: 8\u202f000 \u2212 満貫、\u3000é"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\nb\tc", "a\\nb\\tc"),
        ("\x1b[31m\x9b2J", "\\u001b[31m\\u009b2J"),
        ("\u202eevil\u2066\u200f", "\\u202eevil\\u2066\\u200f"),
        ("\udcff", "\\udcff"),
        (ORDINARY, ORDINARY),
        ("C:\\n", "C:\\n"),
    ],
)  # fmt: skip
def test_what_steers_a_terminal_is_written_out(text: str, shown: str) -> None:
    assert printable(text) == shown


@given(st.text().filter(lambda text: "\\" not in text))
def test_what_is_written_out_can_be_read_back(text: str) -> None:
    assert json.loads(json.dumps(printable(text)).replace("\\\\", "\\")) == text
    assert printable(printable(text)) == printable(text)
