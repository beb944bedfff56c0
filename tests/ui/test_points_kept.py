"""The choice of the Points page outlives the program; whatever a file says is a choice."""

from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riichi_desktop.documents import preset, preset_ids
from riichi_desktop.engine import FIELDS_BY_DOCUMENT, FU_VALUES
from riichi_desktop.ui.points.choice import (
    KINDS,
    LAST_HAN,
    MOST_COUNTERS,
    MOST_YAKUMAN,
    PointsChoice,
    settled,
)
from riichi_desktop.ui.points.kept_choice import choice_from_text, choice_to_text
from riichi_desktop.ui.points.session import view_of

NAMES = [field.name for field in fields(PointsChoice)]
CHOICES = st.builds(
    PointsChoice,
    kind=st.sampled_from(KINDS),
    han=st.integers(1, LAST_HAN),
    fu=st.sampled_from(FU_VALUES),
    yakuman=st.integers(1, MOST_YAKUMAN),
    dealer=st.booleans(),
    tsumo=st.booleans(),
    honba=st.integers(0, MOST_COUNTERS),
    sticks=st.integers(0, MOST_COUNTERS),
    pao=st.integers(0, MOST_YAKUMAN),
    liable_is_dealer=st.booleans(),
    kiriage=st.sampled_from((None, False, True)),
    counted=st.sampled_from((None, *FIELDS_BY_DOCUMENT["counted_limit"].values)),
    split=st.sampled_from((None, *FIELDS_BY_DOCUMENT["tsumo_split"].values)),
)
WORDS = st.one_of(
    st.text(max_size=12),
    st.builds("{}={}".format, st.sampled_from(NAMES), st.sampled_from(("0", "7", "true", "x", ""))),
)


@given(CHOICES)
def test_what_is_written_is_read(choice):
    assert choice_from_text(choice_to_text(choice)) == choice


@given(st.lists(WORDS, max_size=8).map(" ".join), st.sampled_from(preset_ids()))
def test_whatever_is_read_can_be_shown_under_any_rules(text, rules):
    choice, _ = settled(choice_from_text(text), preset(rules))
    assert view_of(choice, preset(rules)).awarded.payment


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("", PointsChoice()),
        ("han=5 tsumo=true", PointsChoice(han=5, tsumo=True)),
        ("han=0 fu=35 honba=100 kind=chombo dealer=yes nothing=1 = han", PointsChoice()),
        ("kiriage=false counted=none", PointsChoice(kiriage=False)),
    ],
)
def test_a_line_is_read_word_by_word(text, choice):
    assert choice_from_text(text) == choice


def test_the_choice_is_there_again_when_the_program_is(open_window):
    first = open_window("en")
    first.open_page("points").open_at(2, 80, dealer=True, tsumo=False)
    first.open_page("points").points.set_honba(3)
    again = open_window("en").open_page("points")
    assert again.points.choice == PointsChoice(han=2, fu=80, dealer=True, honba=3)
    assert again.result.headline.summary.points == "8,600"
    assert again.choices.honba.value() == 3
    assert not again.points.stack.canUndo()
