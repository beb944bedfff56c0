"""Names cut to columns, in a time that does not grow with them."""

import pytest

from riichi_desktop.export import cut_name
from riichi_desktop.export.columns import width


@pytest.mark.parametrize(
    ("name", "longest", "cut"),
    [
        ("Ana", 3, "Ana"),
        ("Anna", 3, "An…"),
        ("木村拓哉", 8, "木村拓哉"),
        ("木村拓哉", 7, "木村拓…"),
        ("木村拓哉", 6, "木村…"),
        ("Ana Bo", 5, "Ana…"),
        ("e\u0301e\u0301e\u0301", 3, "e\u0301e\u0301e\u0301"),
        ("e\u0301e\u0301e\u0301", 2, "e\u0301…"),
        ("", 3, ""),
    ],
)
def test_a_name_is_cut_to_its_columns(name, longest, cut):
    assert cut_name(name, longest) == cut
    assert width(cut) <= longest


def test_of_a_very_long_name_only_the_beginning_is_looked_at(monkeypatch):
    looked = []
    monkeypatch.setattr(
        "riichi_desktop.export.game_names.width", lambda text: looked.append(text) or 1
    )
    assert cut_name("X" * 10_000, 12) == "X" * 11 + "…"
    assert sum(map(len, looked)) < 20
