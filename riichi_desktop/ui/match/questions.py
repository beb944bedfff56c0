"""What the table is asked, beside the buttons: values in, questions out."""

from typing import NamedTuple

from riichi_desktop.export import elided, hand_name
from riichi_desktop.ledger import Game
from riichi_desktop.ui.match.log.lines import name_of
from riichi_desktop.words import Words

from .ask_bar import Question


class Asked(NamedTuple):
    """What else bears on the questions.

    Attributes:
        read_only: whether another program writes the match.
        rang: whether the clock rang, and nothing was said to it.
        doubtful: whether the clock may be wrong, after the program was away.
        form: whether a half-filled form was kept.
        plays_on: how many entries the record had when the dealer chose to play on; -1 for never.
        cut: whether the record has a hand that cannot stand, right after this game.
        free: whether that other program is gone.
        barred: why this station does not write into it; "" where it does.
        may_take: whether it may take the match over.
        unknown: who sat there and is nobody for the club, where the match counts for an event.
    """

    read_only: bool = False
    rang: bool = False
    doubtful: bool = False
    form: bool = False
    plays_on: int = -1
    cut: bool = False
    free: bool = False
    barred: str = ""
    may_take: bool = False
    unknown: str = ""


def questions(game: Game, asked: Asked, words: Words) -> tuple[Question, ...]:
    """Give what is to be asked, the first thing first."""
    if asked.free:
        return (_question("free", words.text("ui.ask.writer_gone"), ("take_over",), words),)
    if asked.barred:
        return (_question("barred", asked.barred, ("hold",) if asked.may_take else (), words),)
    if asked.read_only:
        return (Question("read_only", words.text("problem.match_read_only")),)
    table = game.table
    if asked.cut:
        hand = hand_name(table.round, table.honba, words)
        sentence = words.text("ui.ask.cut", hand=hand)
        return (_question("cut", sentence, ("cut_correct", "cut_delete"), words),)
    found = []
    if asked.unknown:
        sentence = elided(words.text("ui.ask.unknown", player=asked.unknown), words)
        found.append(_question("unknown", sentence, ("link",), words))
    if table.is_over:
        return tuple(found)
    if asked.rang and table.bell is None:
        counts = table.rules.time_limit.ending != "none"
        keys = ("bell", "five_more") if counts else ("heard", "five_more")
        sentence = words.text("ui.ask.rang" if counts else "ui.ask.rang_idle")
        found.append(_question("rang", sentence, keys, words))
    if table.may_stop and asked.plays_on != len(game.entries):
        dealer = name_of(table, table.dealer, words)
        sentence = elided(words.text("ui.ask.may_stop", player=dealer), words)
        found.append(_question("may_stop", sentence, ("stop", "play_on"), words))
    if asked.form:
        keys = ("go_on", "discard")
        found.append(_question("form", words.text("ui.ask.form"), keys, words))
    if asked.doubtful:
        keys = ("set_clock", "clock_right")
        found.append(_question("doubtful", words.text("ui.ask.doubtful"), keys, words))
    return tuple(found)


def _question(key: str, sentence: str, answers: tuple[str, ...], words: Words) -> Question:
    return Question(
        key, sentence, tuple((one, words.text(f"ui.ask.answer.{one}")) for one in answers)
    )
