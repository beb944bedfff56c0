"""THE TABLE of the parts of the Club page."""

from typing import Final

from PySide6.QtWidgets import QWidget

from .part import ClubDesk, Part, PartRow


def _evening(club: ClubDesk, parent: QWidget) -> Part:
    from .evening.part import EveningPart

    return EveningPart(club, parent)


def _players(club: ClubDesk, parent: QWidget) -> Part:
    from .players.part import PlayersPart

    return PlayersPart(club, parent)


def _event(club: ClubDesk, parent: QWidget) -> Part:
    from .events.part import EventPart

    return EventPart(club, parent)


def _standings(club: ClubDesk, parent: QWidget) -> Part:
    from .standings.part import StandingsPart

    return StandingsPart(club, parent)


def _player(club: ClubDesk, parent: QWidget) -> Part:
    from .player.part import PlayerPart

    return PlayerPart(club, parent)


def _tournament(club: ClubDesk, parent: QWidget) -> Part:
    from .tournament.part import TournamentPart

    return TournamentPart(club, parent)


PARTS: Final = (
    PartRow("evening", _evening, lambda _event: True),
    PartRow("players", _players, lambda _event: True),
    PartRow("event", _event, lambda event: event is not None),
    PartRow("standings", _standings, lambda _event: True),
    PartRow("player", _player, lambda _event: True),
    PartRow(
        "tournament", _tournament, lambda event: event is not None and event.kind == "tournament"
    ),
)
"""The parts there are, as the tabs list them; Alt+1, Alt+2 … open them."""
