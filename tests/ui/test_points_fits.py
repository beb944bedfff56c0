"""What a payment may be, and who pays whom, has room in the smallest window in every language."""

from collections.abc import Iterator

import pytest

from riichi_desktop.ui.kit import Heading
from riichi_desktop.ui.theme import Theme
from riichi_desktop.words import LANGUAGES
from tests.ui.test_reference_fits import PSEUDO, words_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

ONE_LINE = 30
PAYMENTS = ("7700", "1500/2900", "1300 each", "1600")
WINS = [(dealer, tsumo, pao) for dealer in (0, 1) for tsumo in (0, 1) for pao in (0, 1)]


@pytest.fixture
def cut(monkeypatch) -> list[str]:
    """Collect what is painted cut."""
    found: list[str] = []
    whole = Theme.cut

    def noting(self: Theme, role: str, words: str, room: float) -> str:
        shown = whole(self, role, words, room)
        if shown != words:
            found.append(words)
        return shown

    monkeypatch.setattr(Theme, "cut", noting)
    return found


def open_page(open_window, lang: str, rules: str, size: tuple[int, int]):
    window = open_window("fr")
    window.session.set_rules(rules)
    window.look.words = words_of(lang)
    window.resize(*size)
    page = window.open_page("points")
    window.finish()
    window.look.reworded.emit()
    return page


def headings(page) -> Iterator[tuple[Heading, int, int]]:
    """Give each heading that is shown, with its width and height in px."""
    for place in page.result.search.rows._stations:
        if isinstance(place.line, Heading):
            yield place.line, place.width(), place.height()


@pytest.mark.parametrize("lang", [*LANGUAGES, PSEUDO])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
@pytest.mark.parametrize("rules", ["wrc2025", "tenhou_sanma"])
def test_no_amount_lies_over_the_name_of_its_win(open_window, qapp, cut, rules, size, lang):
    page = open_page(open_window, lang, rules, size)
    theme, seen = page.desk.look.theme, 0
    for payment in PAYMENTS:
        page.field.setText(payment)
        qapp.processEvents()
        cut.clear()
        page.result.search.rows.grab()
        assert cut == []
        for heading, width, height in headings(page):
            name = theme.width("strong", heading.title)
            amount = theme.width("strong", heading.totals[0])
            assert amount <= width - 16, heading
            assert height > ONE_LINE or name + 12 + amount <= width - 16, heading
            seen += 1
    assert seen > 4


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", ["wrc2025", "tenhou_sanma"])
def test_seats_and_limits_are_not_cut(open_window, qapp, cut, rules, lang):
    page = open_page(open_window, lang, rules, (1024, 700))
    for dealer, tsumo, pao in WINS:
        page.points.set_yakuman(1)
        page.points.set_who_and_how(bool(dealer), bool(tsumo))
        page.points.set_liable("other" if pao else "nobody")
        for split in ("loss", "north_half", "plus_1000", "dealer_pays", "equal", "full"):
            page.points.set_split(split)
            qapp.processEvents()
            cut.clear()
            page.result.seats.grab()
            page.choices.limits.grab()
            assert cut == []
