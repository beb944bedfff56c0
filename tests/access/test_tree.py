"""The accessibility tree of every place of the window, in three languages."""

import re
from itertools import chain
from typing import Final

import pytest

from riichi_desktop.ui.kit import Pressable
from riichi_desktop.ui.kit.station import PressStation
from riichi_desktop.words import LANGUAGES

from .places import Place
from .tree import Node, Role, nodes

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

CONTROLS: Final = frozenset(
    {
        *(Role.Button, Role.ButtonMenu, Role.CheckBox, Role.RadioButton, Role.EditableText),
        *(Role.Slider, Role.SpinBox, Role.ComboBox, Role.List, Role.ListItem, Role.PageTab),
    }
)
"""What can be worked with: each must have a name."""

READ: Final = frozenset({Role.StaticText, Role.PageTabList, Role.Client, Role.Grouping})
"""What may have the focus to be read: rows, graphs, parts that scroll."""

ID: Final = re.compile(r"[a-z]+([._][a-z0-9]+)+|(button|label|widget|icon)\s*\d*", re.IGNORECASE)
"""A key of the catalogue, the name of an icon, or what a designer calls a widget."""


def faults(place: Place) -> list[str]:
    """Give what is wrong with a place, in sentences."""
    return [f"{place.name}: {node}: {why}" for node in nodes(place.root) for why in _faults(node)]


def _faults(node: Node) -> list[str]:
    found = []
    usable = node.focusable or node.role in CONTROLS
    if usable and not any(sign.isalpha() or sign.isdigit() for sign in node.name):
        found.append("no name of words")
    if ID.fullmatch(node.name):
        found.append("an id for a name")
    if usable and "…" in node.name.rstrip("…") and not _is_text(node):
        found.append("its name is cut")
    if node.focusable and node.role not in CONTROLS | READ:
        found.append("a role that says nothing")
    return found + _state_faults(node)


def _is_text(node: Node) -> bool:
    """Tell whether its name may hold a text that somebody wrote, dots and all."""
    return node.role in {Role.StaticText, Role.ListItem}


def _state_faults(node: Node) -> list[str]:
    widget, found = node.widget, []
    if isinstance(widget, Pressable):
        if widget.reason and widget.reason not in node.description:
            found.append("greyed, and its description does not say why")
        if widget.isCheckable() != node.checkable or widget.isChecked() != node.checked:
            found.append("its state is not told")
        if node.role in READ:
            found.append("pressed, and no button")
    if isinstance(widget, PressStation) and node.role != Role.Button:
        found.append("a row that is pressed, and no button")
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_a_role_and_a_state(places, lang):
    found, seen = [], 0
    for place in places(lang).all():
        found += faults(place)
        seen += 1
    assert sorted({*found}) == []
    assert seen > 50


def test_names_are_in_the_language_in_force(places):
    """What is named in one language is named otherwise in another; Japanese terms are shared."""
    said = {}
    for lang in LANGUAGES:
        going = places(lang)
        said[lang] = {
            node.name
            for place in chain(going.hand(), going.points(), going.everywhere())
            for node in nodes(place.root)
            if node.role in {Role.Button, Role.EditableText}
            and sum(map(str.isalpha, node.name)) > 8
        }
        going.window.hide()
    assert said["en"] & said["ja"] == set()
    assert {name for name in said["en"] & said["fr"] if " " in name} == set()


def test_rows_of_tables_say_what_their_columns_are(places):
    """A cell that is read alone says its row and its column; a row says all its cells."""
    going = places("en")
    names = {
        place.name: [node.name for node in nodes(place.root) if node.focusable]
        for place in going.reference()
    }
    assert "Non-dealer, ron, 3 han 40 fu: 5,200" in names["reference: tables"]
    assert "Dealer, tsumo, 2 han 30 fu: 1,000" in names["reference: tables"]
    assert any(
        name.startswith("Mangan") and "ron 8,000" in name and "dealer ron 12,000" in name
        for name in names["reference: limits"]
    )
    points = next(going.points())
    cells = [node.name for node in nodes(points.root) if node.focusable]
    assert "3 han 40 fu, 5,200" in cells


def test_the_greyed_say_why_and_the_chosen_say_so(places):
    going = places("en")
    next(going.hand())
    told = {node.name: node for node in nodes(going.window)}
    assert "not possible without riichi" in told["Ippatsu"].description
    assert told["Ron"].checked
    assert not told["Tsumo"].checked
    assert told["Ron"].role == Role.RadioButton
    assert told["Ippatsu"].role == Role.CheckBox
    assert told["Hand as text"].role == Role.EditableText
