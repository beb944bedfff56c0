"""A hand that the tests of the command line score, as a line and as documents."""

HAND = "234m067p3455s+2s (9999m) ron riichi seat=S from=W dora=3m ura=4p honba=1 sticks=2"
DOCUMENT = {
    "concealed": "234m067p3455s",
    "win": "2s",
    "melds": [{"type": "ankan", "tiles": "9999m"}],
    "by": "ron",
    "seat": "S",
    "round": "E",
    "rules": "tenhou",
}
RIICHI = DOCUMENT | {"flags": ["riichi"]}
