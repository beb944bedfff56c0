"""Tenhou's own logs (mjlog): XML of flat elements, gzipped or not, read and played again.

As publicly described: GO has the game type, UN the names, INIT begins a hand (``seed`` is dealer
turn, honba, sticks …; ``ten`` the scores in hundreds), REACH of step 2 is a stick that was paid,
N a call, AGARI a win, RYUUKYOKU a draw; ``sc`` has each player's score and what the hand changed,
``owari`` the end.
"""

import re
from typing import Final
from urllib.parse import unquote

from riichi_desktop.engine import Rules, problem

from .following import follow
from .log_day import day_of, ref_of
from .log_rules import players_of_type, rules_of_type
from .logged import (
    ImportedGame,
    Logged,
    LoggedAbort,
    LoggedDraw,
    LoggedGame,
    LoggedHand,
    LoggedWins,
)
from .mjlog_values import Seats, number_of, numbers_of
from .mjlog_wins import HandOfLog, logged_win
from .refusal import MOST_HANDS, clean_name, refuse, shown
from .unpacking import Element, elements, unpacked

_ABORTS: Final = {
    "yao9": "kyuushu_kyuuhai",
    "reach4": "suucha_riichi",
    "ron3": "sanchahou",
    "kan4": "suukaikan",
    "kaze4": "suufon_renda",
}
_NAGASHI: Final = "nm"
_ENDS: Final = ("AGARI", "RYUUKYOKU")
_TENTH: Final = re.compile(r"-?[0-9]{1,5}(?:\.[0-9])?")
_HUNDRED: Final = 100


def read_mjlog(data: bytes, name: str = "") -> ImportedGame:
    """Read a log of Tenhou.

    Args:
        data: its bytes, XML or gzipped XML.
        name: of its file, which may be its id.

    Raises:
        ImportRefused: it is none, or it cannot be played again.
    """
    found = elements(unpacked(data))
    begins = [at for at, one in enumerate(found) if one.tag == "INIT"]
    if not begins:
        refuse(problem("import_not_a_log"))
    if len(begins) > MOST_HANDS:
        refuse(problem("import_too_many_hands", most=MOST_HANDS))
    head = found[: begins[0]]
    rules, seats = _frame(head)
    hands = tuple(
        _hand(found[at:end], f"INIT[{number}]", seats, rules)
        for number, (at, end) in enumerate(zip(begins, [*begins[1:], len(found)], strict=True))
    )
    ref = ref_of(*(one.values.get("ref", "") for one in head), name)
    points = _final_points(found, seats)
    return follow(LoggedGame(_names(head, seats), (rules,), hands, points, "", day_of(ref), ref))


def _frame(head: list[Element]) -> tuple[Rules, Seats]:
    """Give the rules, and who sits where."""
    go = _first(head, "GO")
    if go is None:
        refuse(problem("import_not_a_log"))
    bits = number_of(go, "type", "")
    begins = _first(head, "TAIKYOKU")
    players = players_of_type(bits)
    first = 0 if begins is None else number_of(begins, "oya", "")
    if not 0 <= first < players:
        refuse(problem("import_field", "TAIKYOKU.oya", value=str(first)))
    return rules_of_type(bits), Seats(players, first)


def _first(found: list[Element], tag: str) -> Element | None:
    return next((one for one in found if one.tag == tag), None)


def _names(head: list[Element], seats: Seats) -> tuple[str, ...]:
    """Give the names by chair; they are percent-encoded UTF-8."""
    values = next((one.values for one in head if one.tag == "UN" and "n1" in one.values), {})
    names = []
    for chair in range(seats.players):
        who = (chair + seats.first) % seats.players
        text = values.get(f"n{who}", "")
        try:
            names.append(clean_name(unquote(text, errors="strict"), f"UN.n{who}"))
        except UnicodeDecodeError:
            refuse(problem("import_field", f"UN.n{who}", value=shown(text)))
    return tuple(names)


def _hand(found: list[Element], place: str, seats: Seats, rules: Rules) -> LoggedHand:
    """Read the elements of one hand, its INIT the first."""
    init = found[0]
    ends = [one for one in found if one.tag in _ENDS]
    if not ends:
        refuse(problem("import_no_end", place))
    turn, honba, sticks = numbers_of(init, "seed", place, 3)[:3]
    dealer = seats.chair(number_of(init, "oya", place), f"{place}.oya")
    before = seats.by_chair(numbers_of(init, "ten", place), f"{place}.ten")
    changes = numbers_of(ends[-1], "sc", place)
    after = [was + change for was, change in zip(changes[::2], changes[1::2], strict=False)]
    return LoggedHand(
        place,
        turn,
        dealer,
        honba,
        sticks,
        tuple(_HUNDRED * score for score in before),
        tuple(_HUNDRED * score for score in seats.by_chair(after, f"{place}.sc")),
        _result(found, ends, HandOfLog(place, seats, dealer, rules)),
    )


def _result(found: list[Element], ends: list[Element], hand: HandOfLog) -> Logged:
    place, seats = hand.place, hand.seats
    paid = [one for one in found if one.tag == "REACH" and one.values.get("step") == "2"]
    riichi = tuple(
        dict.fromkeys(seats.chair(number_of(one, "who", place), f"{place}.REACH") for one in paid)
    )
    wins = [one for one in ends if one.tag == "AGARI"]
    if wins:
        return LoggedWins(tuple(logged_win(one, found, hand, riichi) for one in wins), riichi)
    kind = ends[-1].values.get("type", "")
    if kind in _ABORTS:
        return LoggedAbort(_ABORTS[kind], (riichi,))
    if kind not in ("", _NAGASHI):
        refuse(problem("import_field", f"{place}.RYUUKYOKU.type", value=shown(kind)))
    shows = [who for who in range(seats.players) if ends[-1].values.get(f"hai{who}")]
    tenpai = {seats.chair(who, place) for who in shows} | {*riichi}
    return LoggedDraw((tuple(sorted(tenpai)),), riichi, kind == _NAGASHI)


def _final_points(found: list[Element], seats: Seats) -> tuple[int, ...]:
    """Give the final points by chair that stand in the last element; () where it has none."""
    text = next((one.values["owari"] for one in reversed(found) if "owari" in one.values), "")
    parts = text.split(",")[1 : 2 * seats.players : 2]
    if len(parts) < seats.players or not all(_TENTH.fullmatch(part) for part in parts):
        return ()
    return seats.by_chair([round(1000 * float(part)) for part in parts], "owari")
