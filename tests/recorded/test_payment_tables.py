"""Every cell of two printed point tables, through the points document."""

import json

import pytest

from riichi_desktop.documents import points_to_document, rules_from_document
from riichi_desktop.engine import Award, NotScorable, value_award

from .cases import FOLDER, Case

pytestmark = pytest.mark.recorded

CELLS: list[Case] = json.loads((FOLDER / "payment_tables.json").read_text("utf-8"))


def name(cell: Case) -> str:
    who = "dealer" if cell["dealer"] else "non-dealer"
    rounding = "kiriage" if cell["kiriage"] else "formula"
    return f"{cell['source']}-{rounding}-{who}-{cell['win']}-{cell['han']}han-{cell['fu']}fu"


def award(cell: Case) -> Award:
    return Award(cell["han"], cell["fu"], dealer=cell["dealer"], tsumo=cell["win"] == "tsumo")


def test_the_tables_are_whole() -> None:
    assert len(CELLS) == len({name(cell) for cell in CELLS}) == 336


@pytest.mark.parametrize("cell", [c for c in CELLS if c.get("impossible")], ids=name)
def test_an_impossible_cell_is_refused(cell: Case) -> None:
    with pytest.raises(NotScorable) as caught:
        award(cell)
    assert [(p.id, p.field) for p in caught.value.problems] == [("impossible_fu", "fu")]


@pytest.mark.parametrize("cell", [c for c in CELLS if not c.get("impossible")], ids=name)
def test_a_cell_is_paid_as_printed(cell: Case) -> None:
    rules = rules_from_document({"preset": "tenhou", "kiriage_mangan": cell["kiriage"]})
    document = points_to_document(value_award(award(cell), rules))
    payments = document["payments"]
    assert document["points"] == payments.pop("winner") == cell["total"]
    printed = {
        "discarder": cell.get("discarder"),
        "dealer": cell.get("dealer_pays"),
        "each" if cell["dealer"] else "others": cell.get("each"),
    }
    assert payments == {role: -paid for role, paid in printed.items() if paid}
