"""Every way to read the hand: its groups, what it would pay, why the kept one wins."""

from dataclasses import replace

from PySide6.QtWidgets import QVBoxLayout, QWidget

from riichi_desktop.engine import Draft, HandValue, Reading, Study, payment_of
from riichi_desktop.export import worth_text, yaku_name
from riichi_desktop.ui.hand.headline_words import received
from riichi_desktop.ui.hand.lighting import Lighting
from riichi_desktop.ui.hand.lit_rows import LitRows
from riichi_desktop.ui.hand.row_tiles import row_tiles
from riichi_desktop.ui.kit import Heading, Label, Row, RowTile
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session
from riichi_desktop.words import Words


def reading_lines(draft: Draft, value: HandValue, words: Words) -> list[Heading | Row]:
    """Give the kept reading, then each other one, as lines; a row lights the completed group."""
    kept = words.text("ui.reading.kept")
    lines = _reading(draft, value, value.best, kept, "", words)
    for other in value.others:
        less = received(value.payment) - _points(value, other)
        note = words.text("ui.reading.pays_less", n=less) if other.base and less else ""
        reason = why_less(value, other)
        # That it pays less is said by the note already.
        why = "" if note and reason == "more_points" else words.text(f"ui.reading.{reason}")
        lines += _reading(draft, value, other, note, why, words)
    return lines


def why_less(value: HandValue, other: Reading) -> str:
    """Give the key of why the kept reading stands before another one.

    The order is the engine's: pay, a real yakuman, the ordinary reading before renhou, han, fu.
    """
    best = value.best
    if not other.base:
        return "no_yaku"
    if best.base > other.base:
        return "more_points"
    if best.yakuman and not other.yakuman:
        return "real_yakuman"
    if "renhou" in other.yaku:
        return "before_renhou"
    if (best.han or 0) > (other.han or 0):
        return "more_han"
    return "more_fu" if best.fu_raw > other.fu_raw else "same"


def _points(value: HandValue, reading: Reading) -> int:
    """Give what a reading pays, in points, honba included; 0 without a yaku."""
    if not reading.base:
        return 0
    return received(payment_of(reading, value.situation, value.rules))


def _reading(
    draft: Draft, value: HandValue, reading: Reading, note: str, why: str, words: Words
) -> list[Heading | Row]:
    worth = worth_text(reading, words) if reading.base else words.text("ui.waits.no_yaku")
    points = words.text("ui.result.points", n=_points(value, reading))
    lighting = Lighting(draft, reading)
    made_of = _made_of(reading, words)
    groups = words.joined(words.tiles(block.tiles) for block in reading.blocks)
    row = Row(
        key=lighting.completed,
        lead=_lead(draft, lighting),
        below="\n".join(filter(None, (made_of, why))),
        accessible=" ".join(filter(None, (f"{groups}.", f"{made_of}." if made_of else "", why))),
    )
    return [Heading(worth, f" · {note}" if note else "", (points,)), row]


def _lead(draft: Draft, lighting: Lighting) -> tuple[RowTile, ...]:
    """Give the tiles of a reading; those that its row lights in the strip are marked."""
    tiles: list[RowTile] = []
    for group in lighting.groups:
        lit, shown = group == lighting.completed, row_tiles(draft, [group])
        tiles += (
            replace(tile, marked=lit, apart=not at and bool(tiles)) for at, tile in enumerate(shown)
        )
    return tuple(tiles)


def _made_of(reading: Reading, words: Words) -> str:
    """Name the yaku, the dora and the wait of a reading."""
    names = [yaku_name(id, words) for id in (*reading.yakuman, *reading.yaku)]
    dora = sum(reading.dora.values())
    if dora and names:
        names.append(f"{words.text('sheet.dora')} {dora}")
    wait = words.text(f"wait.{reading.wait}") if reading.wait else ""
    return " ·\u00a0".join(filter(None, (words.listed(names), wait)))


class ReadingsTab(QWidget):
    """The readings of the hand, the kept one first."""

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.rows = LitRows(look, session, self)
        self.only = Label(look.theme, "", self, color="muted")
        self.only.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.rows)
        column.addWidget(self.only)

    def show_study(self, study: Study) -> None:
        """Show the readings of a study that has a value."""
        words, value = self._look.words, study.value
        assert value is not None
        self.rows.setAccessibleName(words.text("ui.tab.readings"))
        self.rows.set_rows(reading_lines(study.draft, value, words))
        self.only.setText(words.text("ui.reading.only"))
        self.only.setVisible(not value.others)
