"""The headline of the preview: what happened, what it is worth, who from whom."""

from typing import NamedTuple

from riichi_desktop.export import abort_name
from riichi_desktop.ledger import Drawn, Penalty
from riichi_desktop.words import Words

from .people import listed, player
from .preview import Preview
from .worth import Worth, han_fu_words, points_words, title_words, worth_of


class Headline(NamedTuple):
    """Its words.

    Attributes:
        title: the worth of the hand, or what happened.
        beside: han and fu where the title is a limit; "" else.
        points: what is paid for it; "" where that is nothing.
        line: who won from whom, or whom it concerns.
    """

    title: str
    beside: str = ""
    points: str = ""
    line: str = ""


def headline(preview: Preview, words: Words) -> Headline:
    """Word the headline of a preview, as far as it is known."""
    form = preview.form
    if form.is_win:
        return _win(preview, words)
    if form.kind == "draw":
        return _draw(preview, words)
    if form.act is None:
        return Headline(words.text("ui.record.kind.other"))
    if form.act == "abort":
        return Headline(abort_name(form.abort, words), line=words.text("ui.record.abort"))
    title = words.text(f"ui.record.act.{form.act}")
    chairs = () if form.act == "reseat" else form.chairs
    names = listed(words, preview.table, chairs)
    if isinstance(preview.event, Penalty):
        return Headline(title, points=words.signed(preview.event.points), line=names)
    return Headline(title, line=names)


def _win(preview: Preview, words: Words) -> Headline:
    form, table = preview.form, preview.table
    kind = words.text(f"by.{form.kind}")
    line = _line(preview, words)
    if len(form.gains) > 1:
        title = words.text("ui.record.several", n=len(form.gains), kind=kind)
        return Headline(title, points=_paid_in_all(preview, words), line=line)
    worth: Worth | None = None
    if form.gains:
        worth = worth_of(form.gains[0], form, table)
    if worth is None:
        return Headline(kind, line=line)
    beside = han_fu_words(worth, words) if worth.limit else ""
    return Headline(title_words(worth, words), beside, points_words(worth, words), line)


def _paid_in_all(preview: Preview, words: Words) -> str:
    """Give what the discarder pays for all hands, honba and sticks not among it."""
    if preview.row is None:
        return ""
    return words.number(sum(paid.payment.points for paid in preview.row.paid if paid.counts))


def _line(preview: Preview, words: Words) -> str:
    """Say who won from whom: "Ron · Aïko → Bruno"."""
    form, table = preview.form, preview.table
    winners = words.listed(player(words, table, chair) for chair in form.winners)
    kind = words.text(f"by.{form.kind}")
    if not winners:
        return ""
    if form.kind == "tsumo" or form.source is None:
        return f"{kind} · {winners}"
    return f"{kind} · {player(words, table, form.source)} → {winners}"


def _draw(preview: Preview, words: Words) -> Headline:
    title = words.text("ui.record.kind.draw")
    event = preview.event
    if not isinstance(event, Drawn):
        return Headline(title)
    if event.nagashi:
        names = listed(words, preview.table, event.nagashi)
        return Headline(words.text("yaku.nagashi_mangan"), line=names)
    names = listed(words, preview.table, event.tenpai)
    said = "ui.record.tenpai" if event.tenpai else "ui.record.nobody_tenpai"
    return Headline(title, line=words.text(said, players=names) if names else words.text(said))
