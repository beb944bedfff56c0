"""Which rules stand in for others when three sit down where four played, or the other way round."""

from typing import Final

from riichi_desktop.documents import rules_from_text
from riichi_desktop.engine import Rules, RulesError

_HOUSES: Final = {
    3: {"mahjong_soul": "mahjong_soul_sanma"},
    4: {"mahjong_soul_sanma": "mahjong_soul"},
}
"""For so many players, the rule set of the same house."""

_LAST_RESORT: Final = {"tenhou_sanma": "tenhou"}


class StandIns:
    """Remembers what was played, and what was left for it. Rules are meant by their text form.

    Args:
        text: the rules in force.
        players: how many they are for.
    """

    def __init__(self, text: str, players: int) -> None:
        self._last: dict[int, str] = {players: text}
        self._partner: dict[str, str] = {}

    def play(self, text: str, players: int) -> None:
        """Remember that rules came in force."""
        self._last[players] = text

    def last(self, players: int) -> str:
        """Give the rules that were in force last with so many players; "" where none were."""
        return self._last.get(players, "")

    def remember(self, left: str, text: str, players: int) -> None:
        """Take up what was left for the rules in force; what is gone is not."""
        try:
            others = rules_from_text(left).players if left else players
        except RulesError:
            return
        if others != players:
            self._last[others] = left
            self._partner[text] = left

    def pair(self, left: str, instead: str) -> None:
        """Have each of two lead back to the other."""
        self._partner[left] = instead
        self._partner[instead] = left

    def leads_back(self, text: str, to: str) -> bool:
        """Tell whether some rules were left for these, so that taking them is going back."""
        return self._partner.get(text) == to

    def rules_for(self, players: int, text: str, rules: Rules) -> str:
        """Give the rules that stand for others with another number of players.

        Those that were left for these; the rule set of the same house; those that were played last
        with so many; else a rule set that everybody can play.

        Args:
            players: how many are to play.
            text: the rules in force, as text.
            rules: the same.
        """
        id = rules.id
        common = "tenhou_sanma" if players == 3 else _LAST_RESORT.get(id, "wrc2025")
        wanted = (self._partner.get(text), _HOUSES[players].get(id), self._last.get(players))
        return next((text for text in wanted if text and _plays(text, players)), common)


def _plays(text: str, players: int) -> bool:
    """Tell whether rules are there and are for so many; an own rule set may have changed."""
    try:
        return rules_from_text(text).players == players
    except RulesError:
        return False
