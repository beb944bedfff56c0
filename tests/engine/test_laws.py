"""What holds for every hand."""

import random
from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from riichi_desktop.engine import (
    KIND,
    KINDS,
    TILES,
    Draft,
    Hand,
    HandValue,
    Meld,
    NotScorable,
    RedFives,
    Rules,
    Tile,
    count_in,
    explain,
    faults,
    format_draft,
    format_hand,
    format_tiles,
    lanes_left,
    next_in_cycle,
    parse_draft,
    parse_hand,
    parse_tiles,
    payment_of,
    shanten,
    sort_tiles,
    study,
    value_of,
    waits,
    why_not,
)

from .strategies import drafts, hands, problems, ruled_drafts


def worth(draft: Draft, rules: Rules) -> tuple[object, ...] | str:
    """Give what a draft is worth in a form that can be compared, or why it is worth nothing."""
    value = value_of(draft, rules)
    if not isinstance(value, HandValue):
        return value.id
    best = value.best
    counted = (dict(best.yaku), dict(best.dora), dict(best.yakuman), best.han, best.fu_raw)
    return (*counted, best.limit, dict(value.payment.deltas))


# The value of a hand


@given(problems(), st.randoms(use_true_random=False))
def test_the_order_of_tiles_and_calls_says_nothing(
    problem: tuple[Draft, Rules], chance: random.Random
) -> None:
    draft, rules = problem
    concealed, melds = list(draft.concealed), list(draft.melds)
    chance.shuffle(concealed)
    chance.shuffle(melds)
    other = replace(draft, concealed=tuple(concealed), melds=tuple(melds))
    assert worth(other, rules) == worth(draft, rules)


def moved(tile: Tile, suits: tuple[int, ...]) -> Tile:
    """Give the tile of the same rank in the suit that takes its suit's place."""
    if tile > 33:
        return 34 + suits[tile - 34]
    return 9 * suits[tile // 9] + tile % 9 if tile < 27 else tile


@given(problems(), st.permutations(range(3)))
def test_the_suits_are_alike_but_for_all_green(
    problem: tuple[Draft, Rules], suits: list[int]
) -> None:
    draft, rules = problem
    assume(len(set(rules.red_fives)) == 1)

    def all_moved(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
        return tuple(moved(tile, tuple(suits)) for tile in tiles)

    assert draft.win is not None
    other = replace(
        draft,
        concealed=all_moved(draft.concealed),
        win=moved(draft.win, tuple(suits)),
        melds=tuple(Meld(meld.type, all_moved(meld.tiles)) for meld in draft.melds),
        dora=all_moved(draft.dora),
        ura=all_moved(draft.ura),
    )
    found = worth(draft, rules), worth(other, rules)
    assume("ryuuiisou" not in str(found) and "daisharin" not in str(found))
    assert found[0] == found[1]


@given(problems())
def test_what_is_paid_is_what_is_received_but_for_the_sticks(problem: tuple[Draft, Rules]) -> None:
    draft, rules = problem
    value = value_of(draft, rules)
    assume(isinstance(value, HandValue))
    assert isinstance(value, HandValue)
    deltas = value.payment.deltas
    assert sum(deltas.values()) == 1000 * draft.sticks
    assert {seat for seat, points in deltas.items() if points > 0} == {draft.seat}
    assert all(transfer.points % 100 == 0 for transfer in value.payment.transfers)
    gained = sum(transfer.points for transfer in value.payment.transfers)
    assert gained == value.points
    assert deltas[draft.seat] - gained == draft.sticks * 1000 + 300 * draft.honba


@given(problems())
def test_the_steps_end_in_the_payment(problem: tuple[Draft, Rules]) -> None:
    value = value_of(*problem)
    assume(isinstance(value, HandValue))
    assert isinstance(value, HandValue)
    last = explain(value)[-1]
    assert (last.id, last.before) == ("total", value.points)
    assert last.after == value.payment.deltas[value.situation.seat]


@given(problems(), st.sampled_from(TILES))
def test_one_more_dora_never_pays_less(problem: tuple[Draft, Rules], indicator: Tile) -> None:
    draft, rules = problem
    assume(len(draft.dora) < 5)
    assume(lanes_left(draft.total + draft.shown, rules)[indicator] > 0)
    before = value_of(draft, rules)
    after = value_of(replace(draft, dora=(*draft.dora, indicator)), rules)
    if not isinstance(before, HandValue):
        assert not isinstance(after, HandValue)
        return
    assume(isinstance(after, HandValue))  # chankan: no copy of the robbed tile is shown
    assert isinstance(after, HandValue)
    assert after.points >= before.points
    if before.han is not None and after.han is not None and "renhou" not in before.yaku:
        target = next_in_cycle(KIND[indicator])
        counts = rules.kan_dora or not draft.dora
        assert "renhou" in after.yaku or after.han - before.han == counts * count_in(
            after.hand.total, target
        )


@given(problems())
def test_no_other_reading_pays_more(problem: tuple[Draft, Rules]) -> None:
    value = value_of(*problem)
    assume(isinstance(value, HandValue))
    assert isinstance(value, HandValue)
    for other in value.others:
        assert payment_of(other, value.situation, value.rules).points <= value.points
    assert payment_of(value.best, value.situation, value.rules).points == value.points


@given(problems())
def test_fu_are_the_sum_of_their_reasons_in_tens(problem: tuple[Draft, Rules]) -> None:
    value = value_of(*problem)
    assume(isinstance(value, HandValue))
    assert isinstance(value, HandValue)
    for reading in (value.best, *value.others):
        assert sum(item.fu for item in reading.fu_items) == reading.fu_raw
        if reading.fu is not None:
            assert reading.fu == (25 if reading.fu_raw == 25 else -(-reading.fu_raw // 10) * 10)
    if value.han is not None:
        assert value.han == sum(value.yaku.values()) + sum(value.dora.values())
        assert value.yaku
    else:
        assert not value.yaku
        assert not value.dora


@given(problems())
def test_kiriage_never_pays_less(problem: tuple[Draft, Rules]) -> None:
    draft, rules = problem
    with_kiriage = value_of(draft, replace(rules, kiriage_mangan=True))
    without = value_of(draft, replace(rules, kiriage_mangan=False))
    if isinstance(without, HandValue):
        assert isinstance(with_kiriage, HandValue)
        assert with_kiriage.points - without.points in range(1301)


@given(problems())
def test_a_value_is_the_same_each_time_and_nobody_s_to_change(
    problem: tuple[Draft, Rules],
) -> None:
    draft, rules = problem
    first = value_of(draft, rules)
    assert value_of(draft, rules) == first
    assume(isinstance(first, HandValue))
    assert isinstance(first, HandValue)
    for table in (first.yaku, first.dora, first.yakuman, first.payment.deltas):
        with pytest.raises(TypeError):
            table["riichi"] = 5  # type: ignore[index]


@given(problems())
def test_a_yaku_is_either_there_or_absent(problem: tuple[Draft, Rules]) -> None:
    value = value_of(*problem)
    assume(isinstance(value, HandValue))
    assert isinstance(value, HandValue)
    told = [one.id for one in why_not(value)]
    assert len(told) == len(set(told))
    assert not set(told) & {*value.yaku, *value.yakuman}


# Two roads to the same answer

UNWORTHY = {"not_a_win", "no_yaku"}


@given(
    ruled_drafts(("wrc2025", "tenhou", "mahjong_soul", "tenhou_sanma", "tenhou_sanma,north=guest"))
)
def test_what_is_refused_while_it_is_made_is_refused_when_it_is_whole(
    problem: tuple[Draft, Rules],
) -> None:
    draft, rules = problem
    value = value_of(draft, rules)
    refused = not isinstance(value, HandValue) and value.id not in UNWORTHY
    assert refused == bool(faults(draft, rules))


@given(problems())
def test_the_study_of_a_whole_draft_is_its_value(problem: tuple[Draft, Rules]) -> None:
    draft, rules = problem
    found = study(draft, rules)
    assert (found.value or found.problem) == value_of(draft, rules)


# Waits

SOME_REDS = Rules(red_fives=RedFives(1, 1, 1))


@given(hands(), st.data())
def test_a_ready_hand_waits_and_what_it_waits_for_completes_it(
    hand: Hand, data: st.DataObject
) -> None:
    tiles = list(hand.concealed)
    if tiles and data.draw(st.booleans()):
        tiles[data.draw(st.integers(0, len(tiles) - 1))] = data.draw(st.sampled_from(KINDS))
    assume(all(count_in(Draft(tuple(tiles), None, hand.melds).total, k) < 5 for k in KINDS))
    found = waits(tiles, hand.melds)
    assert (shanten(tiles, hand.melds) == 0) == bool(found)
    total = Draft(tuple(tiles), None, hand.melds).total
    for kind in KINDS:
        if count_in(total, kind) < 4:
            assert (kind in found) == completes(tuple(tiles), kind, hand.melds)


def completes(tiles: tuple[Tile, ...], kind: Tile, melds: tuple[Meld, ...]) -> bool:
    melds = tuple(replace(meld, source=None) for meld in melds)
    value = value_of(Draft(tiles, kind, melds, flags=frozenset({"houtei"})), SOME_REDS)
    return isinstance(value, HandValue) or value.id != "not_a_win"


@given(st.permutations([kind for kind in KINDS for _ in range(4)]), st.integers(0, 4))
def test_a_tile_brings_a_hand_nearer_by_one_at_most(wall: list[Tile], called: int) -> None:
    melds = tuple(Meld("pon", (kind,) * 3) for kind in sorted(set(wall[40:60]))[:called])
    size = 13 - 3 * len(melds)
    tiles = [tile for tile in wall[:40] if all(tile != meld.kind for meld in melds)]
    assume(len(tiles) > size)
    before = shanten(tiles[:size], melds)
    after = shanten(tiles[: size + 1], melds)
    assert before - after in (0, 1)


# The line


@given(drafts())
def test_a_draft_is_read_back_from_its_line(draft: Draft) -> None:
    assert parse_draft(format_draft(draft)) == draft


@given(drafts(), st.randoms(use_true_random=False))
def test_however_a_line_is_typed_its_canonical_form_is_one(
    draft: Draft, chance: random.Random
) -> None:
    tiles, *words = typed(draft, chance)
    kept = [word for word in words if word[0] in "[(" or word.startswith("pao=")]
    free = [word for word in words if word not in kept]
    chance.shuffle(free)
    line = "  ".join([tiles, *kept, *free])
    assert parse_draft(line) == draft
    assert format_draft(parse_draft(line)) == format_draft(draft)


def typed(draft: Draft, chance: random.Random) -> list[str]:
    """Write a draft as a person might: tiles in any order, each with its suit, defaults too."""
    concealed = list(draft.concealed)
    chance.shuffle(concealed)
    tiles = "".join(format_tiles((tile,)) for tile in concealed)
    win = "" if draft.win is None else f"+{format_tiles((draft.win,))}"
    rest = format_draft(replace(draft, concealed=(), win=None)).split()
    stated = {word.partition("=")[0] for word in rest}
    defaults = {"seat": "seat=E", "round": "round=E", "honba": "honba=0", "north": "north=0"}
    rest += [word for name, word in defaults.items() if name not in stated]
    return [tiles.replace("z", "h").replace("0", "r5") + win, *rest]


@given(problems())
def test_a_hand_is_read_back_from_its_line(problem: tuple[Draft, Rules]) -> None:
    draft, _ = problem
    hand, situation = draft.complete()
    line = format_hand(hand, situation, draft.rules)
    assert parse_hand(line) == (hand, situation, draft.rules)
    assert line == format_draft(draft)


@given(st.lists(st.sampled_from(TILES)))
def test_tiles_are_read_back_in_their_order(tiles: list[Tile]) -> None:
    assert parse_tiles(format_tiles(tuple(tiles))) == tuple(tiles)
    assert sort_tiles(reversed(tiles)) == sort_tiles(tiles)


@given(st.text(max_size=30) | st.text("0123456789rmpszh+'@[]() =ESWN", max_size=30))
def test_any_text_is_read_or_refused_with_its_place(text: str) -> None:
    try:
        draft = parse_draft(text)
    except NotScorable as error:
        (fault,) = error.problems
        at = fault.details.get("at", 0)
        assert isinstance(at, int)
        assert 0 <= at <= len(text)
    else:
        assert parse_draft(format_draft(draft)) == draft
