"""The laws of the ledger, tried by chance: points are conserved, and the record forgets nothing."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from riichi_desktop.documents import event_from_document, event_to_document
from riichi_desktop.ledger import (
    Act,
    Amended,
    Booked,
    Entry,
    InForce,
    Penalty,
    Placed,
    Restored,
    Table,
    Voided,
    advance,
    extend,
    game_of,
    in_force,
    new_table,
    refusal,
    replay,
    settle_game,
    steps,
)

from .strategies import acts, events, records, rules
from .tables import NAMES


def total(table: Table) -> int:
    return sum(table.scores) + 1000 * table.sticks


@settings(max_examples=150)
@given(st.data(), rules())
def test_points_and_sticks_are_conserved(data, rules) -> None:
    table = new_table(rules, NAMES[: rules.players])
    for event in data.draw(st.lists(events(rules.players), max_size=12)):
        assert event_from_document(event_to_document(event), rules) == event
        if refusal(table, event):
            continue
        before, (table, row) = table, advance(table, event)
        made = 0
        if isinstance(event, Placed):
            made = 1000 * (event.sticks - before.sticks)
        elif isinstance(event, Penalty) and event.when == "table":
            made = event.points
        assert total(table) == total(before) + made
        assert row is None or row.balance == 0
        assert min(table.sticks, table.honba) >= 0
    settlement_is_right(table)


def settlement_is_right(table: Table) -> None:
    accounts = settle_game(table)
    rules = table.rules
    lost = 1000 * table.sticks if rules.leftover_sticks == "lost" else 0
    made = total(table) - rules.start * rules.players
    assert sum(one.score for one in accounts) == total(table) - lost
    assert sum(one.points - one.penalties for one in accounts) == made - lost
    assert sum(one.uma for one in accounts) == 0
    assert sum(one.oka for one in accounts) == rules.oka
    assert sorted(accounts, key=lambda one: one.place) == sorted(
        accounts, key=lambda one: (-one.score, one.place)
    )
    for one in accounts:
        assert one.points == sum(one[4:9])
        assert one.points % 100 == 0


@settings(max_examples=60)
@given(st.data(), rules())
def test_a_game_by_one_event_after_another_is_the_game_at_once(data, rules) -> None:
    names = NAMES[: rules.players]
    game = game_of(rules, names, ())
    for number, event in enumerate(data.draw(st.lists(events(rules.players), max_size=10))):
        if refusal(game.table, event) is None:
            game = extend(game, Entry(str(number), Booked(event)))
    assert game == game_of(rules, names, game.entries)
    assert replay(rules, names, game.events)[:6] == game[:6]
    assert len(game.tables) == len(game.events) + 1


def targets(act: Act) -> set[str]:
    return {getattr(act, "target", ""), getattr(act, "before", "")} - {""}


@given(st.data(), records())
def test_voided_is_as_if_it_had_never_been_written(data, entries) -> None:
    spoken_of = set().union(*(targets(entry.act) for entry in entries))
    free = [entry for entry in entries if entry.uid not in spoken_of]
    if free:
        gone = data.draw(st.sampled_from(free))
        voided = [*entries, Entry("void", Voided(gone.uid))]
        assert in_force(voided) == in_force([entry for entry in entries if entry != gone])


@given(st.data(), records())
def test_void_then_restore_is_nothing(data, entries) -> None:
    counting = {one.uid for one in in_force(entries)}
    for uid in counting:
        voided = [*entries, Entry("void", Voided(uid))]
        assert uid not in {one.uid for one in in_force(voided)}
        assert in_force([*voided, Entry("restore", Restored(uid))]) == in_force(entries)
        assert in_force([*voided, Entry("void it", Voided("void"))]) == in_force(entries)


@given(st.data(), records())
def test_amended_is_as_if_it_had_always_been_so(data, entries) -> None:
    booked = [entry for entry in entries if isinstance(entry.act, Booked)]
    if not booked:
        return
    chosen = data.draw(st.sampled_from(booked))
    act = data.draw(acts([]))
    assert isinstance(act, Booked)
    assert isinstance(chosen.act, Booked)
    always = replace(chosen, act=replace(chosen.act, event=act.event))
    clean = [entry for entry in entries if not isinstance(entry.act, Amended)]
    amended = [*clean, Entry("amend", Amended(chosen.uid, act.event))]
    wanted = [always if entry == chosen else entry for entry in clean]
    assert [one[:2] for one in in_force(amended)] == [one[:2] for one in in_force(wanted)]


@given(st.data())
def test_undo_and_redo_walk_the_same_way_back_and_forth(data) -> None:
    """After undo the record says what it said before the act, after redo what it said after it."""
    entries: list[Entry] = []
    past, future = [in_force(entries)], list[tuple[InForce, ...]]()
    for number in range(data.draw(st.integers(0, 14))):
        step = steps(entries)
        assert (step.undo is None, step.redo is None) == (len(past) == 1, not future)
        possible = [one for one in step if one is not None]
        free = acts([entry.uid for entry in entries])
        act = data.draw(st.sampled_from(possible) | free if possible else free)
        entries.append(Entry(str(number), act))
        if act == step.undo:
            future.append(past.pop())
        elif act == step.redo:
            past.append(future.pop())
        else:
            past.append(in_force(entries))
            future.clear()
        assert in_force(entries) == past[-1]
