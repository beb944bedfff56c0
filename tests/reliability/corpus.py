"""The inputs that are kept: a file of JSON texts for each target, each byte one character."""

import gzip
import json
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = TESTS / "data" / "fuzz"
RECORDED: Final = TESTS / "data" / "recorded"
RULES: Final = TESTS.parent / "resources" / "rules"

_LINES: Final = (
    "234m067p3455s+2s (9999m) riichi seat=S from=W dora=3m ura=4p honba=1 sticks=2 rules=tenhou",
    "340m68p888s22z+7p [66'6z@W] ron seat=S dora=1z honba=1 sticks=1 from=W rules=m_league",
    "19m19p19s1234567z+1m tsumo tenhou",
    "1z+1z [777+7z] (5555z) [6'66z@S] [1'11s@W] tsumo rules=mahjong_soul pao=daisangen:S",
    "19m19p19s1234567z rules=tenhou_sanma north=2",
    "1m2m3m4p5p6p7s8s9s1z1z2z2z2z",
    "１２３ｍ４５６ｐ r5s+r5s tsumo rules=tenhou,kiriage_mangan=true,red_fives.m=2",
)
_CLOCK: Final = (
    '{"clock": 1, "limit": 4500, "spent": 12.5, "warn": 900, "warned": false, "rung": false,'
    ' "running": true, "reading": 1.5, "at": "2026-11-30T20:00:00Z"}'
)
_FORM: Final = {"winners": [1], "source": 0, "riichi": [1], "kind": "ron"}
_ENTRIES: Final = (
    {"act": "booked", "event": {"type": "draw", "tenpai": [0, 2], "riichi": [0]}},
    {"act": "amended", "entry": "u1", "event": {"type": "time"}},
    {"act": "voided", "entry": "u4"},
)


def kept(target: str) -> list[bytes]:
    """Give the inputs that are kept for a target."""
    path = FOLDER / f"{target}.jsonl"
    lines = path.read_text("ascii").splitlines() if path.exists() else []
    return [json.loads(line).encode("latin-1") for line in lines]


def keep(target: str, inputs: list[bytes]) -> None:
    """Keep inputs for a target, in place of those that were kept."""
    FOLDER.mkdir(exist_ok=True)
    lines = sorted({json.dumps(one.decode("latin-1")) for one in inputs}, key=lambda s: (len(s), s))
    (FOLDER / f"{target}.jsonl").write_text("".join(f"{line}\n" for line in lines), "ascii")


def seeds(target: str) -> list[bytes]:
    """Give what fuzzing of a target starts from: what is kept, and good inputs of its kind."""
    return [
        *kept(target),
        *(one if isinstance(one, bytes) else one.encode() for one in _of(target)),
    ]


def _of(target: str) -> list[bytes | str]:
    if target in ("hand_line", "whole_hand", "session_line", "question"):
        return [*_LINES, "han=3 fu=30 dealer", "3 30"]
    if target in ("hand_json", "game_json"):
        name = "real_hands" if target == "hand_json" else "real_games"
        with gzip.open(RECORDED / f"{name}.jsonl.gz") as lines:
            return [line for line, _ in zip(lines, range(40), strict=False) if len(line) < 4000]
    if target in ("game_log", "viewer_log"):
        return _logs(target)
    if target == "rules_toml":
        return [path.read_bytes()[:4000] for path in sorted(RULES.glob("*.toml"))]
    return [*_SMALL.get(target, ())]


def _logs(target: str) -> list[bytes | str]:
    """Give the first hands of recorded games, as other programs write them."""
    from tests.documents.import_mjlog_writer import mjlog_of
    from tests.documents.import_recorded import preset_of, recorded_games
    from tests.documents.import_viewer_writer import viewer_of

    cases = [case for case in recorded_games().values() if len(case["game"]["events"]) < 9]
    found: list[bytes | str] = []
    for case in cases[:8]:
        document = viewer_of(case)
        document["log"] = document["log"][:2]
        found.append(json.dumps(document, ensure_ascii=False))
        if target == "game_log" and preset_of(case).startswith("tenhou"):
            hands = mjlog_of(case).removesuffix("</mjloggm>").split("<INIT")
            found.append("<INIT".join(hands[:3]) + "</mjloggm>")
    return [one for one in found if len(one) < 4000]


_HISTORY: Final = (
    '{"format": 1}\n{"line": "123m", "at": 5}\n{"line": "123m", "name": "A", "favourite": true}\n'
    '{"line": "456p", "removed": true}\n'
)
_PROGRESS: Final = (
    '{"format": 1}\n{"drill": "fu", "level": 1, "line": "3 30", "right": true, "ms": 5, "at": 9}\n'
    '{"drill": "fu", "level": 1, "seen": 4, "correct": 3}\n'
)
_THREE: Final = [{"name": name, "score": 35000} for name in ("Ana", "Bo", "Chi")]
_SMALL: Final[dict[str, tuple[str, ...]]] = {
    "point_arguments": (
        "--han\n3\n--fu\n40\n--tsumo\n--honba\n2",
        "--yakuman=2\n--pao\nron\n--pao-times=1\n--rules\ntenhou",
        "--nagashi\n--players=3\n--rules=tenhou_sanma\n--json",
    ),
    "any_arguments": (
        "score\n123m\n--json",
        "replay\n-\n--lang=ja",
        "--self-check",
        "rules\nwrc2025",
    ),
    "result_table": (
        "Date;P1;S1;P2;S2;P3;S3;P4;S4\n2026-01-02;Ana;25 000;Bo;31 000;Chi;−2 000;Dan;66 000\n",
        "name,score,seat,place,game\nAna,30.0,W,1,7\nBo,30.0,E,2,7\nChi,▲1.0,S,4,7\nDan,31,N,3,7",
        "Datum\tAna\tBo\tChi\tDan\tEve\n1.2.2026\t25,0\t35,0\t\t30,0\t30,0\n",
        json.dumps([{"players": _THREE, "date": "2026-01-02", "round": 2, "table": 3}]),
        "順位,名前,素点,ポイント\n1位,花子,30000,+15.0\n2位,太郎,30000,+5.0\n",
    ),
    "heard": ("7,700", "2000/3900", "1 300 all", "2000オール", "１２，０００"),
    "rules_text": (
        "tenhou",
        "wrc2025,kiriage_mangan=true,uma=15/5/-5/-15",
        "m_league,red_fives.m=0",
    ),
    "rules_json": (
        '{"preset": "tenhou", "uma": [20, 10, -10, -20], "red_fives": {"m": 1}}',
        '{"id": "x", "edition": "1", "players": 3, "north": "nukidora"}',
    ),
    "kept_draft": ("riichi-desktop-draft 1 7 1a2b3c4d 123m", "riichi-desktop-draft 2 7"),
    "history": (_HISTORY,),
    "progress": (_PROGRESS,),
    "rule_files": ('id = "my_club"\ntitle = "Club"\nformat = 1\nkiriage_mangan = true  # said\n',),
    "settings": (
        "[settings]\nlanguage=fr\ntheme=dark\ntouch=true\n[window]\ngeometry=@ByteArray(\\x1\\xd9)\n",
    ),
    "stored_entry": tuple(map(json.dumps, (*_ENTRIES, ["Ana", "Bo", "Chi", "Dan"]))),
    "club_thing": (
        '{"uid":"p1","name":"Ana","alias":"A","city":"Lyon","hidden":true,"same_as":"p2"}',
        '{"uid":"e1","name":"2026","kind":"season","rules":{"id":"x","players":4},"cuts":[[3,16]]}',
        '{"uid":"r1","number":1,"tables":[["p1","p2"],[]],"sits_out":["p3"],"extra":[5]}',
        '{"uid":"g1","players":[["Ana","p1"],["Bo","p2"]],"event":"e1","counts":false}',
        '{"uid":"x1","players":["p1"],"scores":[-100],"rules":{"id":"x"},"source":"a.csv"}',
        '{"act":"book","event":{"type":"replace","chair":0,"name":"Ana","reason":"Ana"}}',
    ),
    "pending": (
        json.dumps({"entries": 3, "riichi": [0], "form": json.dumps(_FORM), "clock": "{}"}),
        json.dumps({"entries": 3, "riichi": [0], "form": "", "clock": _CLOCK}),
        json.dumps(_FORM),
        _CLOCK,
    ),
}

WORDS: Final = """
tsumo ron riichi seat= round= from= dora= ura= honba= sticks= north= players= pao= rules= [ ]
daisangen: tenhou m_league wrc2025 "hand": "id": "events": "players": "rules": "type": "win"
"wins": null "concealed": "melds": "tiles": "flags": "pao": "yakuman": "liable": "han": "fu":
"winner": "from": "riichi": "tenpai": "chairs": "points": "format": "line": "at": "entries":
"form": "clock": "reading": <INIT seed= ten= sc= hai= who= owari= yakuman= doraHai= "log": "name":
"rule": "disp": #json= 和了 流局 流し満貫 役満 r60 c272829 <!DOCTYPE <!ENTITY score place seat date
floating uma preset red_fives kiriage_mangan true false = , .
NaN Infinity 1e999 -1 0 99999999999999999999 \\ud800 \ufeff @Invalid() @ByteArray(
"""
"""Words of the formats, so that they are not to be found letter by letter."""
