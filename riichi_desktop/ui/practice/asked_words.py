"""What is said of a question: its prompt, the win it is about, its numbers, how it is summed up."""

from riichi_desktop.drills import Drill, Question, Slot
from riichi_desktop.engine import FLAG_NAMES, Awarded, Draft
from riichi_desktop.export import limit_name, yaku_name
from riichi_desktop.words import Words


def prompt(question: Question, words: Words) -> str:
    """Say what is asked."""
    return words.text(f"ui.practice.ask.{question.drill}")


def win_parts(draft: Draft, words: Words, *, won: bool) -> tuple[str, ...]:
    """Say how, where and when a hand was won, in short pieces; a ready hand was not won."""
    parts = [words.text(f"by.{draft.by}")] if won else []
    seat = words.text("ui.practice.seat", wind=words.text(f"wind.{draft.seat}"))
    if draft.seat == "E":
        seat = words.text("ui.practice.dealer_seat", wind=words.text(f"wind.{draft.seat}"))
    parts += [seat, words.text("ui.practice.round", wind=words.text(f"wind.{draft.round}"))]
    parts += [words.text(f"flag.{flag}") for flag in FLAG_NAMES if flag in draft.flags]
    if draft.honba:
        parts.append(words.text("sheet.honba", n=draft.honba))
    return tuple(parts)


def award_title(awarded: Awarded, words: Words) -> str:
    """Say what a win without tiles counts: ``3 han 40 fu``, ``Double yakuman``."""
    award = awarded.award
    if award.han is None:
        return limit_name("yakuman", words, award.yakuman)
    if award.fu is None:
        return words.text("ui.result.han", n=award.han)
    return words.text("ui.result.han_fu", han=award.han, fu=award.fu)


def award_parts(awarded: Awarded, words: Words) -> tuple[str, ...]:
    """Say who won a win without tiles, and how."""
    award = awarded.award
    role = words.text("role.dealer" if award.dealer else "role.non_dealer")
    parts = [role[:1].upper() + role[1:], words.text("by.tsumo" if award.tsumo else "by.ron")]
    if award.honba:
        parts.append(words.text("sheet.honba", n=award.honba))
    return tuple(parts)


def slot_name(slot: Slot, words: Words) -> str:
    """Name a number that is wanted."""
    return words.text(f"ui.practice.slot.{slot.id}")


def spoken_question(question: Question, words: Words) -> str:
    """Give what a screen reader says of a question: all that the eye sees."""
    said = [prompt(question, words)]
    if question.awarded is not None:
        said += [award_title(question.awarded, words), *award_parts(question.awarded, words)]
    draft = question.draft
    if draft is not None:
        said.append(spoken_hand(draft, words))
        said += win_parts(draft, words, won=draft.win is not None)
    return words.joined(said)


def spoken_hand(draft: Draft, words: Words) -> str:
    """Say the tiles of a hand: concealed, calls, winning tile, indicators."""
    said = [words.tiles(draft.concealed)]
    for meld in draft.melds:
        name = words.text(f"meld.{meld.type}")
        said.append(words.text("ui.say.call", meld=name, tiles=words.tiles(meld.tiles)))
    if draft.win is not None:
        said.append(words.text("ui.say.winning", tile=words.tile(draft.win)))
    if draft.north:
        said.append(words.text("sheet.norths", n=draft.north))
    for key, shown in (("dora", draft.dora), ("ura", draft.ura)):
        said += [words.text(f"ui.say.{key}_indicator", tile=words.tile(tile)) for tile in shown]
    return words.joined(said)


def summed_up(question: Question, words: Words) -> str:
    """Say the right answer in a few words."""
    if question.slots:
        return numbers_text(question, tuple(slot.right for slot in question.slots), words)
    if question.drill == "waits":
        kinds = sorted(kind for kind in question.wanted if isinstance(kind, int))
        return words.tiles(kinds)
    return words.listed(yaku_name(id, words) for id in question.choices if id in question.wanted)


def numbers_text(question: Question, numbers: tuple[int | None, ...], words: Words) -> str:
    """Write numbers of slots in a few words: ``3 han 40 fu``, ``1,300 / 2,600``."""
    given = dict(zip((slot.id for slot in question.slots), numbers, strict=True))
    han, fu = given.pop("han", None), given.pop("fu", None)
    paid = " / ".join("–" if n is None else words.number(n) for n in given.values())
    worth = ""
    if question.value is not None and question.value.han is None and han is not None:
        worth = limit_name("yakuman", words) if han >= 13 else words.text("ui.result.han", n=han)
    elif han is not None and fu:
        worth = words.text("ui.result.han_fu", han=han, fu=fu)
    elif han is not None:
        worth = words.text("ui.result.han", n=han)
    elif fu is not None:
        worth = words.text("ui.result.fu_flat", fu=fu)
    return words.listed(filter(None, (worth, paid))) if worth else paid


def drill_name(drill: Drill, words: Words) -> str:
    """Name a drill."""
    return words.text(f"ui.practice.drill.{drill}")
