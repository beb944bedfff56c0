"""What is asked about the club on the Match page: whom a new game is for, and one that there is."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from riichi_desktop.club import Link
from riichi_desktop.ledger import Game
from riichi_desktop.ui.club.days import today
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.roll import Roll

from .link_dialog import LinkDialog
from .linking import linked


def open_link(
    look: Look,
    roll: Roll,
    id: str,
    game: Game,
    window: QWidget,
    say: Callable[[str], object],
) -> None:
    """Ask what a game counts for, and put it.

    Args:
        look: as everywhere.
        roll: the club.
        id: of the game.
        game: its record.
        window: what the dialog stands over.
        say: is told what was done, or why nothing can be.
    """
    roll.open()
    if roll.refusal is not None:
        say(look.words.problem(roll.refusal))
        return
    event = roll.chosen.uid if roll.chosen is not None and not roll.chosen.closed else ""
    link = roll.register.links.get(id) or Link(id, (), event, day=today())
    dialog = LinkDialog(look, roll.register, game, link, window)

    def put(people: tuple[Sequence[str], Sequence[str], Sequence[str]], changed: Link) -> None:
        made = linked(*people, roll.uid)
        if roll.put(*made.new, replace(changed, players=made.pairs)):
            dialog.accept()
            event = roll.register.events.get(changed.event)
            if event is not None and changed.counts:
                say(look.words.text("ui.club.link.said", name=event.name))
            else:
                say(look.words.text("ui.club.link.said_nothing"))
        elif roll.shelf.trouble is not None:
            dialog.say(look.words.problem(roll.shelf.trouble))

    dialog.linked.connect(put)
    dialog.open()
