"""Writes recorded games as Tenhou's XML, by the public descriptions of the format."""

from itertools import count
from typing import Any
from urllib.parse import quote
from xml.sax.saxutils import quoteattr

from tests.recorded.cases import Case

from .import_recorded import Told, is_east, preset_of, tiles_of, told

YAKU = {
    "menzen_tsumo": 0,
    "riichi": 1,
    "ippatsu": 2,
    "chankan": 3,
    "rinshan_kaihou": 4,
    "haitei": 5,
    "houtei": 6,
    "pinfu": 7,
    "tanyao": 8,
    "iipeikou": 9,
    "haku": 18,
    "hatsu": 19,
    "chun": 20,
    "double_riichi": 21,
    "chiitoitsu": 22,
    "chanta": 23,
    "ittsu": 24,
    "sanshoku_doujun": 25,
    "sanshoku_doukou": 26,
    "sankantsu": 27,
    "toitoi": 28,
    "sanankou": 29,
    "shousangen": 30,
    "honroutou": 31,
    "ryanpeikou": 32,
    "junchan": 33,
    "honitsu": 34,
    "chinitsu": 35,
}
YAKUMAN = {
    "tenhou": 37,
    "chiihou": 38,
    "daisangen": 39,
    "suuankou": 40,
    "suuankou_tanki": 41,
    "tsuuiisou": 42,
    "ryuuiisou": 43,
    "chinroutou": 44,
    "chuuren_poutou": 45,
    "junsei_chuuren_poutou": 46,
    "kokushi_musou": 47,
    "kokushi_musou_13": 48,
    "daisuushii": 49,
    "shousuushii": 50,
    "suukantsu": 51,
}
DORA, URA, RED = 52, 53, 54
LIMITS = (None, "mangan", "haneman", "baiman", "sanbaiman", "yakuman")
ABORTS = {
    "kyuushu_kyuuhai": "yao9",
    "suucha_riichi": "reach4",
    "sanchahou": "ron3",
    "suukaikan": "kan4",
    "suufon_renda": "kaze4",
}


def mjlog_of(case: Case, names: tuple[str, ...] = (), oya: int = 0, reads_red: bool = True) -> str:
    """Give a recorded game as XML.

    Args:
        case: the game.
        names: of the players, by chair.
        oya: the seat of the log that deals first; the other seats follow.
        reads_red: False says of the game that it has no red fives.
    """
    return MjlogWriter(case, names, oya, reads_red).text()


class MjlogWriter:
    def __init__(self, case: Case, names: tuple[str, ...], oya: int, reads_red: bool) -> None:
        self.case = case
        self.names = names or tuple(case["game"]["players"])
        self.players = len(self.names)
        self.oya = oya
        self.out: list[str] = []
        three = 16 if self.players == 3 else 0
        self.type = 1 + 32 + 128 + three + (0 if is_east(case) else 8) + (0 if reads_red else 2)
        assert preset_of(case).startswith("tenhou")

    def tag(self, name: str, **values: object) -> None:
        told = "".join(f" {key}={quoteattr(str(value))}" for key, value in values.items())
        self.out.append(f"<{name}{told}/>")

    def who(self, chair: int) -> int:
        return (chair + self.oya) % self.players

    def seats(self, by_chair: list[Any], empty: Any) -> list[Any]:
        """Give values by chair in the order of the seats, four of them."""
        found = [by_chair[(who - self.oya) % self.players] for who in range(self.players)]
        return [*found, *[empty] * (4 - self.players)]

    def text(self) -> str:
        self.tag("SHUFFLE", seed="mt19937ar-sha512-n288-base64,x", ref="")
        self.tag("GO", type=self.type, lobby=0)
        named = [quote(name) for name in self.seats(list(self.names), "")]
        self.tag("UN", **{f"n{who}": name for who, name in enumerate(named)}, dan="0,0,0,0")
        self.tag("TAIKYOKU", oya=self.oya)
        hands = told(self.case)
        for number, hand in enumerate(hands):
            self.hand(hand, is_last=number == len(hands) - 1)
        return f'<mjloggm ver="2.3">{"".join(self.out)}</mjloggm>'

    def hand(self, hand: Told, is_last: bool) -> None:
        seed = f"{hand.turn},{hand.honba},{hand.sticks},1,2,52"
        ten = ",".join(str(score // 100) for score in self.seats(hand.before, 0))
        self.tag("INIT", seed=seed, ten=ten, oya=self.who(hand.dealer), hai0="1,2", hai1="3")
        self.out.append("<T12/><D12/>")
        self.riichi(hand)
        owari = self.owari() if is_last else {}
        event = hand.event
        if event["type"] == "win":
            scores = hand.paid
            for at in range(len(event["wins"])):
                end = owari if at == len(event["wins"]) - 1 else {}
                scores = self.agari(hand, at, scores, end)
        else:
            self.ryuukyoku(hand, owari)

    def riichi(self, hand: Told) -> None:
        scores = [*hand.before]
        for chair in hand.event["riichi"]:
            self.tag("REACH", who=self.who(chair), step=1)
            scores[chair] -= 1000
            ten = ",".join(str(score // 100) for score in self.seats(scores, 0))
            self.tag("REACH", who=self.who(chair), ten=ten, step=2)
        # A riichi whose tile is ronned is declared, and never paid.
        for win in hand.event.get("wins", [])[:1]:
            if win["from"] is not None and win["from"] not in hand.event["riichi"]:
                self.tag("REACH", who=self.who(win["from"]), step=1)

    def owari(self) -> dict[str, str]:
        final = self.seats(self.case["expect"]["final"], 0)
        points = self.seats(self.case["expect"]["points"], 0.0)
        pairs = zip(final, points, strict=True)
        return {"owari": ",".join(f"{score // 100},{one:.1f}" for score, one in pairs)}

    def agari(self, hand: Told, at: int, scores: list[int], owari: dict[str, str]) -> list[int]:
        win, case = hand.event["wins"][at], hand.hands[at]
        stated, expect, deltas = case["hand"], case["expect"], hand.deltas(at)
        tiles = Tiles(stated)
        who = self.who(win["winner"])
        source = who if win["from"] is None else self.who(win["from"])
        calls = [tiles.call(meld, self.players) for meld in stated.get("melds", [])]
        calls += [tiles.north() for _ in range(stated.get("north", 0))]
        for call in calls:
            self.tag("N", who=who, m=call)
        machi = tiles.number(stated["win"])
        if "north_ron" in stated["flags"]:
            self.tag("N", who=source, m=(machi << 8) | 32)
        concealed = [machi, *map(tiles.number, tiles_of(stated["concealed"]))]
        values: dict[str, object] = {"ba": f"{stated['honba']},{stated['sticks']}"}
        values["hai"] = ",".join(map(str, sorted(concealed)))
        if calls:
            values["m"] = ",".join(map(str, reversed(calls)))
        values |= {"machi": machi, **self.worth(hand, at)}
        for name, shown in (("doraHai", "dora"), ("doraHaiUra", "ura")):
            numbers = [str(4 * kind_of(tile) + 3) for tile in tiles_of(stated.get(shown, ""))]
            values |= {name: ",".join(numbers)} if numbers else {}
        values |= {"who": who, "fromWho": source}
        if "pao" in win:
            values["paoWho"] = self.who(win["pao"]["liable"])
        changes = zip(self.seats(scores, 0), self.seats(deltas, 0), strict=True)
        values["sc"] = ",".join(f"{score // 100},{delta // 100}" for score, delta in changes)
        self.tag("AGARI", **values, **owari)
        assert expect
        return [score + delta for score, delta in zip(scores, deltas, strict=True)]

    def worth(self, hand: Told, at: int) -> dict[str, str]:
        case = hand.hands[at]
        expect, stated = case["expect"], case["hand"]
        if "yakuman" in expect:
            numbers = [YAKUMAN[id] for id in expect["yakuman"]["names"]]
            ten = f"0,{sum(hand.text_of_points(at))},5"
            return {"ten": ten, "yakuman": ",".join(map(str, numbers))}
        pairs = [(self.yaku(id, stated), han) for id, han in expect["yaku"].items()]
        dora = expect["dora"]
        pairs += [(DORA, dora.get("dora", 0) + dora.get("north_dora", 0))]
        pairs += [(URA, dora.get("ura_dora", 0)), (RED, dora.get("aka_dora", 0))]
        yaku = ",".join(f"{id},{han}" for id, han in sorted(pairs) if han)
        limit = expect["limit"]
        number = 5 if limit == "counted_yakuman" else LIMITS.index(limit)
        fu = expect["fu"] or 30  # not recorded for limit hands of some logs
        return {"ten": f"{fu},{expect['points']},{number}", "yaku": yaku}

    @staticmethod
    def yaku(id: str, stated: dict[str, Any]) -> int:
        if id == "seat_wind":
            return 10 + "ESWN".index(stated["seat"])
        if id == "round_wind":
            return 14 + "ESWN".index(stated["round"])
        return YAKU[id]

    def ryuukyoku(self, hand: Told, owari: dict[str, str]) -> None:
        event = hand.event
        deltas = [now - was for now, was in zip(hand.after, hand.paid, strict=True)]
        changes = zip(self.seats(hand.paid, 0), self.seats(deltas, 0), strict=True)
        values: dict[str, object] = {}
        if event["type"] == "abort":
            values["type"] = ABORTS[event["reason"]]
        elif event.get("nagashi"):
            values["type"] = "nm"
        values["ba"] = f"{hand.honba},{hand.sticks}"
        values["sc"] = ",".join(f"{score // 100},{delta // 100}" for score, delta in changes)
        for chair in event.get("tenpai", []):
            values[f"hai{self.who(chair)}"] = "5,9,11"
        self.tag("RYUUKYOKU", **values, **owari)


def kind_of(tile: str) -> int:
    rank, suit = int(tile[0]) or 5, tile[1]
    return 9 * "mpsz".index(suit) + rank - 1


class Tiles:
    """Gives each tile of a hand a number of its own."""

    def __init__(self, stated: dict[str, Any]) -> None:
        self.taken: set[int] = set()
        self.marks = count()
        self.has_reds = True

    def number(self, tile: str) -> int:
        first = 4 * kind_of(tile)
        if tile[0] == "0":
            choices = [first]
        elif tile[0] == "5" and tile[1] != "z":
            choices = [first + 1, first + 2, first + 3, first]
        else:
            choices = [first, first + 1, first + 2, first + 3]
        number = next(one for one in choices if one not in self.taken)
        self.taken.add(number)
        return number

    def north(self) -> int:
        return (self.number("4z") << 8) | 32

    def call(self, meld: dict[str, str], players: int) -> int:
        numbers = [self.number(tile) for tile in tiles_of(meld["tiles"])]
        mark = next(self.marks)
        if meld["type"] == "chi":
            numbers.sort()
            first = numbers[0] // 4
            pattern = 3 * (7 * (first // 9) + first % 9) + mark % 3
            copies = sum((number % 4) << (3 + 2 * at) for at, number in enumerate(numbers))
            return (pattern << 10) | copies | 4 | 3
        whom = 1 + mark % 3 if players == 4 else 1
        base = numbers[0] // 4 * 4
        if meld["type"] in ("ankan", "daiminkan"):
            return (base << 8) | (whom if meld["type"] == "daiminkan" else 0)
        pattern = (3 * (base // 4) + mark % 3) << 9
        if meld["type"] == "pon":
            left = next(n for n in range(4) if base + n not in numbers)
            return pattern | (left << 5) | 8 | whom
        return pattern | (3 << 5) | 16 | whom
