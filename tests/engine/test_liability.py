"""Liability (pao): who answers for a yakuman, for how much of the win, and who pays its honba.

EMA 2025 3.3.7; WRC 2025; the rules of Mahjong Soul and Tenhou, checked against their logs.
"""

import pytest

from .lines import names, notices, paid, reason, refusal, value

BOTH = "3z+3z [5555z] [6666z] [777+7z] (1111z)"
"""Daisangen, suukantsu and tsuuiisou, the wait a single tile."""

PART = "rules=mahjong_soul"
WHOLE = "rules=tenhou"


def dragons(situation: str) -> dict[str, int]:
    return paid(f"123m9p+9p [555z] [666z] [777z] {situation}")


def stacked(situation: str) -> dict[str, int]:
    """Daisangen and tsuuiisou."""
    return paid(f"11z22z+2z [555z] [666z] [777z] {situation}")


@pytest.mark.parametrize(
    "rules", ["wrc2025", "ema2025", "jpml_a", "m_league", "mahjong_soul", "tenhou"]
)
def test_by_tsumo_the_liable_player_pays_all(rules: str) -> None:
    assert dragons(f"tsumo seat=S pao=daisangen:N rules={rules}") == {"S": 32000, "N": -32000}
    assert dragons(f"tsumo seat=E pao=daisangen:N rules={rules}") == {"E": 48000, "N": -48000}


@pytest.mark.parametrize(
    "rules", ["wrc2025", "ema2025", "jpml_a", "m_league", "mahjong_soul", "tenhou"]
)
def test_by_ron_he_shares_with_the_discarder(rules: str) -> None:
    assert dragons(f"seat=S from=W pao=daisangen:N rules={rules}") == {
        "S": 32000,
        "W": -16000,
        "N": -16000,
    }
    assert dragons(f"seat=E from=W pao=daisangen:N rules={rules}") == {
        "E": 48000,
        "W": -24000,
        "N": -24000,
    }


@pytest.mark.parametrize("rules", ["wrc2025", "ema2025", "mahjong_soul", "tenhou"])
def test_a_liable_discarder_pays_as_any_discarder(rules: str) -> None:
    line = f"seat=S from=N honba=2 sticks=1 rules={rules}"
    assert dragons(f"{line} pao=daisangen:N") == dragons(line) == {"S": 33600, "N": -32600}


@pytest.mark.parametrize(
    ("rules", "discarder", "liable"),
    [
        ("wrc2025", -16600, -16000),
        ("ema2025", -16600, -16000),
        ("jpml_a", -16600, -16000),
        ("m_league", -16000, -16600),
        ("mahjong_soul", -16000, -16600),
        ("tenhou", -16000, -16600),
    ],
)
def test_who_pays_honba_by_ron(rules: str, discarder: int, liable: int) -> None:
    assert dragons(f"seat=S from=W honba=2 pao=daisangen:N rules={rules}") == {
        "S": 32600,
        "W": discarder,
        "N": liable,
    }


@pytest.mark.parametrize(
    ("honba", "alone", "beside"),
    [
        ("liable", {"S": 32600, "N": -32600}, {"S": 64600, "E": -16000, "W": -8000, "N": -40600}),
        (
            "liable_if_alone",
            {"S": 32600, "N": -32600},
            {"S": 64600, "E": -16200, "W": -8200, "N": -40200},
        ),
        (
            "shared",
            {"S": 32600, "E": -200, "W": -200, "N": -32200},
            {"S": 64600, "E": -16200, "W": -8200, "N": -40200},
        ),
    ],
)
def test_who_pays_honba_by_tsumo(honba: str, alone: dict[str, int], beside: dict[str, int]) -> None:
    """WRC 2025: the liable player, unless there is another yakuman; online sets: always he."""
    line = f"tsumo seat=S honba=2 pao=daisangen:N {PART},pao_tsumo_honba={honba}"
    assert dragons(line) == alone
    assert stacked(line) == beside


ALONE = "rules=mahjong_soul,pao_tsumo_honba=liable_if_alone"
DOUBLE = "9m+9m [111z] [222z] [333z] [444z]"
"""Daisuushii, which Mahjong Soul counts twice: one yakuman all the same."""


@pytest.mark.parametrize(
    ("scope", "cap", "dragons_pay", "double_pays", "stacked_pay"),
    [
        (
            "yakuman",
            6,
            {"S": 32600, "N": -32600},
            {"S": 64600, "N": -64600},
            {"S": 64600, "E": -16200, "W": -8200, "N": -40200},
        ),
        (
            "yakuman",
            1,
            {"S": 32600, "N": -32600},
            {"S": 32600, "N": -32600},
            {"S": 32600, "E": -200, "W": -200, "N": -32200},
        ),
        (
            "hand",
            6,
            {"S": 32600, "N": -32600},
            {"S": 64600, "N": -64600},
            {"S": 64600, "E": -200, "W": -200, "N": -64200},
        ),
        (
            "hand",
            1,
            {"S": 32600, "N": -32600},
            {"S": 32600, "N": -32600},
            {"S": 32600, "E": -200, "W": -200, "N": -32200},
        ),
    ],
)
def test_honba_is_the_liable_player_s_where_his_yakuman_is_the_only_one(
    scope: str,
    cap: int,
    dragons_pay: dict[str, int],
    double_pays: dict[str, int],
    stacked_pay: dict[str, int],
) -> None:
    """WRC 2025. What the hand has decides, not for how much of it he answers or what is paid."""
    rules = f"{ALONE},pao_scope={scope},yakuman_cap={cap}"
    line = f"tsumo seat=S honba=2 pao=daisangen:N {rules}"
    assert dragons(line) == dragons_pay
    assert stacked(line) == stacked_pay
    assert paid(f"{DOUBLE} tsumo seat=S honba=2 pao=daisuushii:N {rules}") == double_pays


def test_a_second_yakuman_with_liability_has_honba_shared_too() -> None:
    line = "9m+9m [5555z] [6666z] [7777z] [1111p] tsumo seat=S honba=2 rules=wrc2025"
    assert names(line) == "daisangen suukantsu"
    two, one = "pao=daisangen:N pao=suukantsu:W", "pao=daisangen:N pao=suukantsu:N"
    assert paid(f"{line} {two}") == {"S": 64600, "E": -200, "W": -32200, "N": -32200}
    assert paid(f"{line} {one}") == {"S": 64600, "E": -200, "W": -200, "N": -64200}
    assert paid(f"{line},yakuman_cap=1 {two}") == {"S": 32600, "E": -200, "W": -200, "N": -32200}


def test_honba_among_three_where_another_yakuman_is_there() -> None:
    line = "tsumo seat=S pao=daisangen:W honba=1 rules=tenhou_sanma"
    assert stacked(line) == {"S": 48200, "W": -48200}
    other = f"{line},pao_tsumo_honba=liable_if_alone"
    assert stacked(other) == {"S": 48200, "E": -100, "W": -48100}


def test_honba_by_ron_asks_for_no_other_yakuman() -> None:
    line = f"seat=S from=W honba=2 pao=daisangen:N {ALONE},pao_scope=hand"
    assert stacked(line) == {"S": 64600, "W": -32000, "N": -32600}


def test_part_or_whole_by_tsumo() -> None:
    """One counter, another's tsumo of daisangen and tsuuiisou: the example of the riichi wiki."""
    line = "tsumo seat=S honba=1 pao=daisangen:N"
    assert stacked(f"{line} {PART}") == {"S": 64300, "E": -16000, "W": -8000, "N": -40300}
    assert stacked(f"{line} {WHOLE}") == {"S": 64300, "N": -64300}


def test_part_or_whole_by_ron() -> None:
    line = "seat=S from=W pao=daisangen:N"
    assert stacked(f"{line} {PART}") == {"S": 64000, "W": -48000, "N": -16000}
    assert stacked(f"{line} {WHOLE}") == {"S": 64000, "W": -32000, "N": -32000}
    honba = "seat=S from=W honba=3 pao=daisangen:N"
    assert stacked(f"{honba} {PART}") == {"S": 64900, "W": -48000, "N": -16900}
    assert stacked(f"{honba} {WHOLE}") == {"S": 64900, "W": -32000, "N": -32900}


def test_a_recorded_hand_of_tenhou() -> None:
    """Two yakuman, one of them with liability, three counters: the liable player paid 64,900."""
    line = "3344z+3z [666z] [555z] [777z] tsumo seat=S honba=3 pao=daisangen:N rules=tenhou"
    assert names(line) == "daisangen tsuuiisou"
    assert paid(line) == {"S": 64900, "N": -64900}


def test_a_yakuman_that_counts_twice_is_answered_for_twice() -> None:
    """Mahjong Soul: daisuushii."""
    line = "9m+9m [111z] [222z] [333z] [444z] seat=S pao=daisuushii:N"
    assert paid(f"{line} tsumo {PART}") == {"S": 64000, "N": -64000}
    assert paid(f"{line} from=W {PART}") == {"S": 64000, "W": -32000, "N": -32000}
    assert paid(f"{line} tsumo rules=wrc2025") == {"S": 32000, "N": -32000}


def test_two_players_may_each_answer_for_a_yakuman() -> None:
    """WRC 2025 has suukantsu too: daisangen and suukantsu, completed by two discards."""
    line = f"{BOTH} seat=S pao=daisangen:N pao=suukantsu:W rules=wrc2025"
    assert names(line + " tsumo") == "daisangen suukantsu tsuuiisou"
    assert paid(f"{line} tsumo") == {"S": 96000, "E": -16000, "W": -40000, "N": -40000}
    assert paid(f"{line} from=E") == {"S": 96000, "E": -64000, "W": -16000, "N": -16000}
    assert paid(f"{line} from=W") == {"S": 96000, "W": -80000, "N": -16000}


def test_one_player_may_answer_for_two() -> None:
    line = f"{BOTH} seat=S pao=daisangen:N pao=suukantsu:N rules=wrc2025"
    assert paid(f"{line} tsumo") == {"S": 96000, "E": -16000, "W": -8000, "N": -72000}


def test_the_cap_leaves_the_liable_yakuman_first() -> None:
    line = f"{BOTH} seat=S tsumo pao=daisangen:N pao=suukantsu:W"
    capped = "rules=wrc2025,yakuman_cap"
    assert paid(f"{line} {capped}=2") == {"S": 64000, "W": -32000, "N": -32000}
    assert paid(f"{line} {capped}=1") == {"S": 32000, "N": -32000}
    # EMA 2025 4.2: one yakuman, so the whole win.
    assert stacked("seat=S from=W pao=daisangen:N rules=ema2025") == {
        "S": 32000,
        "W": -16000,
        "N": -16000,
    }


def test_three_players() -> None:
    """A liable player pays what a tsumo brings, by ron the half; 200 for a counter."""
    line = "seat=S pao=daisangen:W honba=1 rules=tenhou_sanma"
    sanma = "99p12s+3s [555z] [666z] [777z]"
    assert paid(f"{sanma} tsumo {line}") == {"S": 24200, "W": -24200}
    assert paid(f"{sanma} from=E {line}") == {"S": 32200, "E": -16000, "W": -16200}
    dealer = line.replace("seat=S", "seat=E")
    assert paid(f"{sanma} tsumo {dealer}") == {"E": 32200, "W": -32200}
    assert paid(f"{sanma} from=S {dealer}") == {"E": 48200, "S": -24000, "W": -24200}


def test_payments_without_liability_where_the_rules_have_none_for_it() -> None:
    line = "9m+9m [1111p] [2222s] [3333s] [444+4s] tsumo seat=S pao=suukantsu:N rules=tenhou"
    assert paid(line) == {"S": 32000, "E": -16000, "W": -8000, "N": -8000}
    assert notices(line) == ["pao_not_in_rules"]


def test_what_the_rules_do_not_have_does_not_make_two_liable_players() -> None:
    line = f"{BOTH} seat=S tsumo pao=daisangen:N pao=suukantsu:W rules=tenhou"
    assert paid(line) == {"S": 96000, "N": -96000}
    assert notices(line) == ["pao_not_in_rules"]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("123m9p+9p [555z] [666z] [777z] pao=daisangen:N", "pao_needs_from"),
        ("123m9p+9p [555z] [666z] [777z] tsumo pao=daisangen:E", "pao_is_winner"),
        (
            "99p12s+3s [555z] [666z] [777z] tsumo pao=daisangen:N rules=tenhou_sanma",
            "pao_not_seated",
        ),
        (
            f"{BOTH} tsumo seat=S pao=daisangen:N pao=suukantsu:W rules=wrc2025,pao_scope=hand",
            "pao_one_for_the_hand",
        ),
        (f"{BOTH} tsumo seat=S pao=daisangen:N pao=daisangen:W", "pao_twice"),
        ("123m9p+9p [555z] [666z] [777z] tsumo pao=daisuushii:N", "pao_not_in_hand"),
        ("99m55z+5z [666z] [777z] [789m] from=W pao=daisangen:W", "pao_not_called"),
        ("9m+9m (1111z) (2222z) (3333z) (4444z) tsumo pao=daisuushii:W", "pao_not_called"),
        ("9m+9m (1111p) (2222s) (3333s) (4444s) tsumo pao=suukantsu:W", "pao_not_called"),
        ("99m55z+5z (6666z) [777z] [789m] tsumo pao=daisangen:W", "pao_not_called"),
    ],
)
def test_what_liability_cannot_be(line: str, why: str) -> None:
    """The last set must have been called (EMA 2025 3.3.7); it is known whose discard won."""
    assert reason(line) == why
    assert refusal(line).id == "pao_impossible"


def test_closed_kans_lie_open_too_if_some_set_was_called() -> None:
    line = "9m+9m (1111z) (2222z) [3333z] [444z] tsumo seat=S pao=daisuushii:W"
    assert paid(line) == {"S": 32000, "W": -32000}


def test_a_counted_limit_makes_nobody_liable() -> None:
    line = "123p55z11m+1m [666z] [777z] dora=5z5z6z from=W pao=daisangen:N rules=tenhou"
    assert value(line.replace(" pao=daisangen:N", "")).limit == "counted_yakuman"
    assert reason(line) == "pao_not_in_hand"


def test_a_yakuman_that_a_club_adds_needs_no_certain_sets() -> None:
    line = "22334466688s66z+8s from=W seat=S pao=ryuuiisou:N rules=wrc2025,pao=ryuuiisou"
    assert paid(line) == {"S": 32000, "W": -16000, "N": -16000}


def test_the_order_in_which_liabilities_are_written_changes_nothing() -> None:
    """Who of several liable players pays honba, or is left by a cap, goes by a fixed order."""
    hand = "5z+5z [1111z] [2222z] [3333z] [4444z] seat=E honba=2"
    for rest in (
        "from=S rules=m_league",
        "tsumo rules=wrc2025,yakuman_cap=1",
        "tsumo rules=wrc2025",
    ):
        one = paid(f"{hand} pao=daisuushii:W pao=suukantsu:N {rest}")
        assert one == paid(f"{hand} pao=suukantsu:N pao=daisuushii:W {rest}")
