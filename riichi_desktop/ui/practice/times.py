"""Durations in words."""

from riichi_desktop.words import Words


def seconds_text(ms: int, words: Words) -> str:
    """Say how long a question took: ``8 s``; one second at least."""
    return words.text("ui.practice.seconds", n=max(1, round(ms / 1000)))


def clock_text(ms: int) -> str:
    """Write how long a run took: ``1:24``."""
    minutes, seconds = divmod(ms // 1000, 60)
    return f"{minutes}:{seconds:02}"
