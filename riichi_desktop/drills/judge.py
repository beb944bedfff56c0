"""Judges an answer: whether it is right, and which slip explains it where it is not."""

from collections.abc import Iterator, Sequence
from typing import Final

from riichi_desktop.engine import MOST_HAN, HandValue, law_of, why_not

from .fu_slips import MOST, fu_notes
from .payments import Win, numbers_of, payment_slip
from .values import Answer, Note, Question, Verdict, note

_COUNTED_HAN: Final = 13
_COMMON_FU: Final = 30
_YAKUMAN: Final = 8000


def judge(question: Question, answer: Answer) -> Verdict:
    """Judge an answer; one that is empty is wrong, and nothing explains it."""
    if isinstance(answer, frozenset):
        right = answer == question.wanted
        said = _chosen_notes(question, answer) if answer and not right else ()
        return Verdict(right, notes=tuple(said))
    parts = _parts(question, answer)
    if all(parts) or not any(number is not None for number in answer):
        return Verdict(all(parts), parts)
    if question.drill == "points":
        return Verdict(False, parts, _points_notes(question, answer))
    value = question.value
    assert value is not None
    if question.drill == "fu":
        notes, sure = fu_notes(value, answer[0])
        return Verdict(False, parts, notes, sure)
    return _value_verdict(question, value, answer, parts)


def _parts(question: Question, answer: Sequence[int | None]) -> tuple[bool, ...]:
    """Tell of each slot whether it is right; every yakuman is 13 han and more."""
    found = []
    for slot, given in zip(question.slots, answer, strict=True):
        right = given == slot.right or slot.optional
        if slot.id == "han" and given is not None and question.value is not None:
            right = right or (question.value.han is None and given >= _COUNTED_HAN)
        found.append(right)
    return tuple(found)


def _points_notes(question: Question, answer: Sequence[int | None]) -> tuple[Note, ...]:
    awarded = question.awarded
    assert awarded is not None
    award = awarded.award
    win = Win(award.han, award.fu, awarded.times, award.dealer, award.tsumo, award.honba)
    slip = payment_slip(win, answer, question.rules)
    return (slip or note("no_slip"),)


# The whole value


def _value_verdict(
    question: Question, value: HandValue, answer: Sequence[int | None], parts: tuple[bool, ...]
) -> Verdict:
    given = dict(zip((slot.id for slot in question.slots), answer, strict=True))
    right = dict(zip((slot.id for slot in question.slots), parts, strict=True))
    notes, sure = list[Note](), True
    if not right["han"]:
        notes += _han_notes(value, given["han"])
        sure = len(notes) < 2
    if not right.get("fu", True):
        told, known = fu_notes(value, given["fu"])
        notes += told
        sure = sure and known
    money = [at for at, slot in enumerate(question.slots) if slot.id not in ("han", "fu")]
    if not all(parts[at] for at in money):
        notes += _money_notes(value, given, [answer[at] for at in money])
    return Verdict(False, parts, tuple(notes), sure)


def _win(value: HandValue) -> Win:
    situation, times = value.situation, 0
    if value.yakuman:
        times = value.best.base // _YAKUMAN
    return Win(value.han, value.fu, times, situation.is_dealer, situation.is_tsumo, situation.honba)


def _money_notes(
    value: HandValue, given: dict[str, int | None], money: Sequence[int | None]
) -> list[Note]:
    """Say whether a wrong payment follows from wrong han and fu; else which slip gives it."""
    win, han = _win(value), given["han"]
    fu = given["fu"] if given.get("fu") is not None else value.fu
    own = win._replace(han=han, fu=fu or _COMMON_FU, yakuman=0)
    if han and han <= MOST_HAN and (han, fu) != (win.han, win.fu):
        base = own.worth(value.rules)[1]
        if numbers_of(own.paid(base, value.rules), own.dealer) == tuple(money):
            return [note("follows", han=han, fu=own.fu)]
    slip = payment_slip(win, money, value.rules)
    if slip is None and (han, fu) == (win.han, win.fu):
        slip = note("no_slip")
    return [slip] if slip is not None else []


def _han_notes(value: HandValue, given: int | None) -> Iterator[Note]:
    """Say what may be missing from the han, or too much."""
    if given is None:
        return
    if value.han is None:
        yield note("han_yakuman")
        return
    short = value.han - given
    found = list(_left_out(value, short)) + list(_too_many(value, -short))
    yield from found[:MOST]
    if not found:
        of_yaku, of_dora = sum(value.yaku.values()), sum(value.dora.values())
        yield note("han_other", of_yaku=of_yaku, of_dora=of_dora)


def _left_out(value: HandValue, short: int) -> Iterator[Note]:
    if short < 1:
        return
    dora = sum(value.dora.values())
    if short == dora:
        yield note("han_no_dora", n=dora)
    for id, han in value.dora.items():
        if han == short != dora:
            yield note("han_no_dora_of", dora=id, n=han)
    for id, han in value.yaku.items():
        if han == short:
            yield note("han_no_yaku", yaku=id, n=han)


def _too_many(value: HandValue, over: int) -> Iterator[Note]:
    """Say where the han of a closed hand were counted for an open one."""
    closed = {row.id: row.closed for row in law_of(value.rules).yaku}
    for id, han in value.yaku.items():
        if over > 0 and closed.get(id, han) - han == over:
            yield note("han_open", yaku=id, n=han, given=closed[id])


# What was to be chosen


def _chosen_notes(question: Question, answer: frozenset[str] | frozenset[int]) -> Iterator[Note]:
    if question.drill == "waits":
        yield from _waits_notes(question, answer)
    else:
        yield from _yaku_notes(question, answer)


def _yaku_notes(question: Question, answer: frozenset[object]) -> Iterator[Note]:
    """Say of each yaku that is too many what it lacks, then name those that were not seen."""
    value = question.value
    assert value is not None
    lacking = {one.id: one for one in why_not(value)}
    for id in question.choices:
        if id not in answer or id in question.wanted:
            continue
        one = lacking.get(id)
        if one is None or (value.yakuman and not one.is_yakuman):
            yield note("yaku_beside_yakuman" if value.yakuman else "yaku_none", yaku=id)
        else:
            yield note("yaku_lacks", yaku=id, missing=one.missing)
    for id in question.choices:
        if id in question.wanted and id not in answer:
            if id in value.yakuman:
                yield note("yaku_unseen_yakuman", yaku=id)
            else:
                yield note("yaku_unseen", yaku=id, n=value.yaku[id])


def _waits_notes(question: Question, answer: frozenset[object]) -> Iterator[Note]:
    """Name the tiles that complete nothing, then the waits that were not seen, with their group."""
    study = question.study
    assert study is not None
    wrong = sorted(kind for kind in answer - question.wanted if isinstance(kind, int))
    if wrong:
        yield note("wait_none", tiles=tuple(wrong), n=len(wrong))
    for wait in study.waits:
        if wait.kind in answer:
            continue
        won = next((one for one in (wait.ron, wait.tsumo) if isinstance(one, HandValue)), None)
        completed = won.best.completed if won is not None else None
        if completed is None or len(completed.tiles) > 3:
            yield note("wait_unseen", tile=wait.kind)
        else:
            yield note("wait_unseen_in", tile=wait.kind, tiles=completed.tiles)
