"""Han and fu stay with their numbers, in every language."""

import pytest

from riichi_desktop.ui.unbroken import places_together, unbroken


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("13 han\u202f: yonbaiman", "13\u00a0han\u202f: yonbaiman"),
        ("4 han 30 fu, 2 tuiles", "4\u00a0han\u00a030\u00a0fu, 2 tuiles"),
        ("4翻30符、2枚", "4\u2060翻\u206030\u2060符、2枚"),
        ("les han et les fu", "les han et les fu"),
    ],
)
def test_a_number_is_not_parted_from_what_it_counts(words, shown):
    assert unbroken(words) == shown


def test_the_places_of_an_uma_stay_together_where_they_have_room():
    words = "30,000点以上1人：+12\u00a0/ −1\u00a0/ −3\u00a0/ −8\nその他：0\u00a0/ 0"
    together = words.replace("/ ", "/\u00a0")
    assert places_together(words, lambda _whole: True) == together
    assert places_together(words, lambda _whole: False) == words
    short = words.replace("0\u00a0/ 0", "0\u00a0/\u00a00")
    assert places_together(words, lambda whole: len(whole) < 9) == short
