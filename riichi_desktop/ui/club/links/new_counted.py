"""What the club has for a match that begins on the Match page: people, events, and the link."""

from typing import TYPE_CHECKING

from riichi_desktop.engine import Rules
from riichi_desktop.ui.club.club_header import events_listed
from riichi_desktop.ui.club.days import today
from riichi_desktop.ui.club.player_field import offered_names
from riichi_desktop.ui.roll import NewTable, Roll

from .linking import called, link_of_new

if TYPE_CHECKING:
    from riichi_desktop.club import Event


class NewCounted:
    """Begins a match with whom the club knows of it, and what it counts for.

    Args:
        roll: the club; it is opened.

    Attributes:
        names: of the club's people, to be completed.
        events: what a match can count for.
        chosen: the id of the event that is looked at and can be counted for; "" for none.
    """

    def __init__(self, roll: Roll) -> None:
        roll.open()
        self._roll = roll
        self.names = offered_names(roll.register.players.values())
        listed = events_listed(roll.register)
        self.events: tuple[Event, ...] = tuple(one for one in listed if not one.closed)
        uids = {one.uid for one in self.events}
        self.chosen = roll.event_id if roll.event_id in uids else ""

    def begin(self, rules: Rules, seated: tuple[str, ...], title: str, event: str) -> str:
        """Begin a match; give its id, "" where it could not be begun, and the shelf says why.

        Args:
            rules: of the match.
            seated: who sits there, East first; aliases become names.
            title: what people call it.
            event: the id of what it counts for; "" for nothing.
        """
        roll = self._roll
        names = called(roll.register, seated)
        made = link_of_new(roll.register, names, event, today(), roll.uid)
        if made is None:
            head = roll.shelf.create(rules, names, title)
            return "" if head is None else head.id
        begun = roll.begin([NewTable(rules, names, title, made.link)], *made.new)
        return begun[0] if begun else ""
