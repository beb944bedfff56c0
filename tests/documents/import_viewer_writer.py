"""Writes recorded games as the JSON of tenhou.net/6, by the public descriptions of the format."""

from typing import Any

from tests.recorded.cases import Case

from .import_recorded import Told, is_east, preset_of, tiles_of, told

YAKU = {
    "menzen_tsumo": "門前清自摸和",
    "riichi": "立直",
    "double_riichi": "両立直",
    "ippatsu": "一発",
    "chankan": "槍槓",
    "rinshan_kaihou": "嶺上開花",
    "haitei": "海底摸月",
    "houtei": "河底撈魚",
    "tenhou": "天和",
    "chiihou": "地和",
    "haku": "役牌 白",
    "seat_wind": "自風 南",
}
LIMITS = {
    "mangan": "満貫",
    "haneman": "跳満",
    "baiman": "倍満",
    "sanbaiman": "三倍満",
    "yakuman": "役満",
    "counted_yakuman": "数え役満",
}
ABORTS = {
    "kyuushu_kyuuhai": "九種九牌",
    "suucha_riichi": "四家立直",
    "sanchahou": "三家和了",
    "suukaikan": "四槓散了",
    "suufon_renda": "四風連打",
}
JUNK = 41
LET_GO = 60

Lists = tuple[list[Any], list[Any], list[Any]]


def viewer_of(case: Case, disp: str = "", soul: bool = False) -> dict[str, Any]:
    """Give a recorded game as the document of the viewer.

    Args:
        case: the game.
        disp: the words of the rule; "" for those that the server writes.
        soul: whether it is laid out as converters of Mahjong Soul do: no list for who is not there.
    """
    hands = told(case)
    players = len(case["game"]["players"])
    words = f"{'三' if players == 3 else ''}鳳{'東' if is_east(case) else '南'}喰赤"
    if preset_of(case).startswith("mahjong_soul"):
        words = f"{'三' if players == 3 else ''}玉の間{'東' if is_east(case) else '南'}喰赤"
    expect = case["expect"]
    sc = [one for pair in zip(expect["final"], expect["points"], strict=True) for one in pair]
    return {
        "ver": "2.3",
        "ref": case["id"].removeprefix("tenhou-").removeprefix("majsoul-"),
        "title": ["a game", "2019/10/30 23:40"],
        "name": [*case["game"]["players"], *[""] * (4 - players)],
        "rule": {"disp": disp or words, "aka53": 1, "aka52": 1, "aka51": 1 if players == 4 else 0},
        "sc": sc,
        "log": [_hand(hand, soul) for hand in hands],
    }


def code(tile: str) -> int:
    rank, suit = int(tile[0]), "mpsz".index(tile[1]) + 1
    return 10 * suit + rank if rank else 50 + suit


def _hand(hand: Told, soul: bool) -> list[Any]:
    lists = [_player(hand, chair) for chair in range(hand.players)]
    if hand.event["type"] == "win":
        _discarder(hand, lists)
    shown = max((case["hand"].get("ura", "") for case in hand.hands), key=len, default="")
    dora = hand.hands[0]["hand"].get("dora", "") if hand.hands else ""
    missing = [[[], [], []] for _ in range(4 - hand.players)] if not soul else []
    return [
        [hand.turn, hand.honba, hand.sticks],
        [*hand.before, *[0] * (4 - hand.players)],
        [code(tile) for tile in tiles_of(dora)],
        [code(tile) for tile in tiles_of(shown)],
        *[part for player in [*lists, *missing] for part in player],
        _result(hand),
    ]


def _player(hand: Told, chair: int) -> Lists:
    """Give what a player was dealt, drew and did; a winner comes to hold his hand."""
    wins = [at for at, win in enumerate(hand.event.get("wins", [])) if win["winner"] == chair]
    if wins:
        dealt, drawn, done = _winner(hand, wins[0], chair)
    else:
        dealt, drawn, done = [JUNK] * 13, [19], [LET_GO]
    if chair in hand.event["riichi"]:
        drawn.insert(0, JUNK)
        done.insert(0, f"r{LET_GO}" if chair % 2 else f"r{JUNK}")
    return dealt, drawn, done


def _winner(hand: Told, at: int, chair: int) -> Lists:
    stated = hand.hands[at]["hand"]
    dealt = [code(tile) for tile in tiles_of(stated["concealed"])]
    drawn, done = list[Any](), list[Any]()
    for number, meld in enumerate(stated.get("melds", [])):
        _call(meld, (number + chair) % 3, dealt, drawn, done)
    for _ in range(stated.get("north", 0)):
        drawn += [44, 29]
        done += ["f44", LET_GO]
    assert len(dealt) == 13
    if hand.event["wins"][at]["from"] is None:
        drawn.append(code(stated["win"]))
    return dealt, drawn, done


def _call(
    meld: dict[str, str], where: int, dealt: list[Any], drawn: list[Any], done: list[Any]
) -> None:
    tiles = [code(tile) for tile in tiles_of(meld["tiles"])]
    called, *own = tiles[-1:] + tiles[:-1]
    marks = [str(tile) for tile in own]
    type = meld["type"]
    if type == "chi":
        dealt += [*own, JUNK]
        drawn.append(f"c{called}{own[0]}{own[1]}")
        done.append(JUNK)
    elif type == "pon":
        dealt += [*own, JUNK]
        drawn.append("".join([*marks[:where], f"p{called}", *marks[where:]]))
        done.append(JUNK)
    elif type == "daiminkan":
        dealt += own
        place = (0, 1, 3)[where]
        drawn += ["".join([*marks[:place], f"m{called}", *marks[place:]]), 29]
        done += [0, LET_GO]
    elif type == "ankan":
        dealt += own
        drawn += [called, 29]
        done += ["".join([*marks, f"a{called}"]), LET_GO]
    else:
        first, *others = own
        pon = [str(tile) for tile in others]
        dealt += [*others, JUNK]
        drawn += ["".join([*pon[:where], f"p{first}", *pon[where:]]), called, 29]
        kan = "".join([*pon[:where], f"k{called}{first}", *pon[where:]])
        done += [JUNK, kan, LET_GO]


def _discarder(hand: Told, lists: list[Lists]) -> None:
    """Let the discarder of a ron part with its tile: from the hand, as drawn, or into a kan."""
    win, case = hand.event["wins"][0], hand.hands[0]
    if win["from"] is None:
        return
    _, drawn, done = lists[win["from"]]
    tile = code(case["hand"]["win"])
    drawn.append(tile)
    if "north_ron" in case["hand"]["flags"]:
        done.append("f44")
    elif "chankan" in case["hand"]["flags"]:
        done.append(f"k{tile}{tile}{tile}{tile}")
    elif win["from"] not in hand.event["riichi"] and hand.dealer % 2:
        done.append(f"r{tile}")  # a riichi on whose tile somebody wins
    else:
        done.append(LET_GO if hand.honba % 2 else tile)


def _result(hand: Told) -> list[Any]:
    event, missing = hand.event, [0] * (4 - hand.players)
    if event["type"] == "win":
        parts = ["和了"]
        for at in range(len(event["wins"])):
            parts += [[*hand.deltas(at), *missing], _counted(hand, at)]
        return parts
    if event["type"] == "abort":
        return [ABORTS[event["reason"]]]
    deltas = [now - was for now, was in zip(hand.after, hand.paid, strict=True)]
    if event.get("nagashi"):
        return ["流し満貫", [*deltas, *missing]]
    if any(deltas):
        return ["流局", [*deltas, *missing]]
    return ["全員聴牌" if event["tenpai"] else "全員不聴"]


def _counted(hand: Told, at: int) -> list[Any]:
    win, expect = hand.event["wins"][at], hand.hands[at]["expect"]
    source = win["winner"] if win["from"] is None else win["from"]
    liable = win["pao"]["liable"] if "pao" in win else win["winner"]
    return [win["winner"], source, liable, _worth(hand, at, expect), *_yaku(expect)]


def _worth(hand: Told, at: int, expect: dict[str, Any]) -> str:
    if "pao" in hand.event["wins"][at]:
        dealer = hand.event["wins"][at]["winner"] == hand.dealer
        times = expect["yakuman"]["times"]
        return f"役満{(48000 if dealer else 32000) * times}点"
    points = hand.text_of_points(at)
    if hand.event["wins"][at]["from"] is None and len(points) == 1:
        text = f"{points[0]}点∀"
    else:
        text = "-".join(map(str, points)) + "点"
    if expect["limit"]:
        return LIMITS[expect["limit"]] + text
    return f"{expect['fu']}符{expect['han']}飜{text}"


def _yaku(expect: dict[str, Any]) -> list[str]:
    if "yakuman" in expect:
        return [f"{YAKU.get(id, '国士無双')}(役満)" for id in expect["yakuman"]["names"]]
    yaku = [f"{YAKU.get(id, '断幺九')}({han}飜)" for id, han in expect["yaku"].items()]
    names = {"dora": "ドラ", "ura_dora": "裏ドラ", "aka_dora": "赤ドラ", "north_dora": "抜きドラ"}
    return yaku + [f"{names[id]}({han}飜)" for id, han in expect["dora"].items()]
