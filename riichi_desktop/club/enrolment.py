"""Who takes part in an event, and as what; merged players are one."""

from collections.abc import Mapping
from typing import NamedTuple

from .register import Register
from .values import Registration


class Entrant(NamedTuple):
    """A player in an event.

    Attributes:
        player: the id that counts.
        name: as the register has it; "" once erased.
        number: the start number; 0 for none.
        team: an id, or "".
        is_registered: whether anybody registered the player.
        substitute, withdrawn: as in `Registration`.
        guest: whether not a member.
    """

    player: str
    name: str
    number: int = 0
    team: str = ""
    is_registered: bool = False
    substitute: bool = False
    withdrawn: bool = False
    guest: bool = False


def entrants(register: Register, event: str) -> dict[str, Entrant]:
    """Give everybody who is registered for an event, by the id that counts."""
    return {
        player: entrant_of(register, player, registration)
        for player, registration in registrations_of(register, event).items()
    }


def entrant_of(
    register: Register, player: str, registration: Registration | None = None
) -> Entrant:
    """Give a player as an entrant; one without a registration just came and played."""
    held = register.player(player)
    name, guest = ("", False) if held is None else (held.name, held.guest)
    if registration is None:
        return Entrant(player, name, guest=guest)
    return Entrant(
        player,
        name,
        registration.number,
        registration.team,
        True,
        registration.substitute,
        registration.withdrawn,
        guest,
    )


def registrations_of(register: Register, event: str) -> Mapping[str, Registration]:
    """Give the registration of each player for an event.

    Of players who were merged the own registration of the one that is left counts, else the first.
    """
    found: dict[str, Registration] = {}
    for one in register.registrations.values():
        if one.event == event:
            player = register.who(one.player)
            if one.player == player or player not in found:
                found[player] = one
    return found
