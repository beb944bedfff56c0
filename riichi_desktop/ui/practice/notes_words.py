"""The sentences of a verdict: notes in, words out."""

from riichi_desktop.drills import Note, Outcome, Question
from riichi_desktop.engine import FuItem
from riichi_desktop.export import fu_label, limit_word, yaku_name
from riichi_desktop.words import Words

from .asked_words import slot_name


def note_lines(outcome: Outcome, words: Words) -> tuple[str, ...]:
    """Say what was wrong with an answer; guesses come under a line that says so."""
    verdict = outcome.verdict
    lines = [*dict.fromkeys(note_text(note, outcome.question, words) for note in verdict.notes)]
    if not verdict.sure and len(lines) > 1:
        lines.insert(0, words.text("ui.practice.maybe"))
    return tuple(lines)


def note_text(note: Note, question: Question, words: Words) -> str:
    """Give the sentence of a note, its values in words."""
    if note.id == "yaku_lacks":
        yaku = yaku_name(str(note.values["yaku"]), words)
        missing = note.values["missing"]
        assert isinstance(missing, tuple)
        reason = words.joined(_lacking(str(fact), words) for fact in missing)
        return words.text("ui.why_not.row", yaku=yaku, reason=reason)
    worded = {name: _worded(name, value, question, words) for name, value in note.values.items()}
    return words.text(f"ui.practice.note.{note.id}", **worded)


def _lacking(fact: str, words: Words) -> str:
    return words.text("ui.why_not.closed_only" if fact == "closed" else f"lacks.{fact}")


def _worded(name: str, value: object, question: Question, words: Words) -> object:
    if isinstance(value, FuItem):
        assert question.value is not None
        return fu_label(value, question.value, words)
    if name == "yaku":
        return yaku_name(str(value), words)
    if name in ("limit", "other"):
        return limit_word(str(value), words)
    if name == "wait":
        return words.text(f"wait.{value}")
    if name == "dora":
        return words.text(f"dora_kanji.{value}" if words.lang == "ja" else f"dora.{value}")
    if name == "tile" and isinstance(value, int):
        return words.tile(value)
    if name == "tiles" and isinstance(value, tuple):
        return words.tiles(value)
    return value


def headline(outcome: Outcome, words: Words) -> str:
    """Say whether an answer is right; one that was not given is only shown."""
    if outcome.verdict.right:
        return words.text("ui.practice.right")
    if outcome.answer == outcome.question.empty:
        return words.text("ui.practice.shown")
    return words.text("ui.practice.wrong")


def spoken_verdict(outcome: Outcome, words: Words) -> str:
    """Give what a screen reader says of a verdict: whether, what instead, why."""
    said = [headline(outcome, words)]
    answer = outcome.answer
    if isinstance(answer, tuple) and not outcome.verdict.right:
        parts = zip(outcome.question.slots, answer, outcome.verdict.parts, strict=True)
        for slot, given, right in parts:
            if not right:
                key = "slot_wrong" if given is not None else "slot_empty"
                name = slot_name(slot, words)
                values = {"slot": name, "right": slot.right, "given": given}
                said.append(words.text(f"ui.practice.{key}", **values))
    between = "" if words.lang == "ja" else " "
    return between.join((*said, *note_lines(outcome, words)))
