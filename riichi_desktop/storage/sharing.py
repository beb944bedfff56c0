"""What makes a hundred thousand games of a club small to have, and quick to read."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from riichi_desktop.club import Link


class Shared:
    """Values of which every equal part is one object: names, ids, numbers come again and again.

    Attributes:
        parts: each part -> the first that was equal to it.
    """

    def __init__(self) -> None:
        self.parts: dict[Any, Any] = {}

    def link(self, link: Link) -> Link:
        """Give the same link, made of shared parts."""
        one = self.parts.setdefault
        pairs = tuple([one(pair, pair) for pair in link.players])
        event, round, day = (one(text, text) for text in (link.event, link.round, link.day))
        return Link(link.uid, pairs, event, round, link.table, day, link.counts)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let nobody look for garbage meanwhile: what is made here stays, and there is much of it."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
