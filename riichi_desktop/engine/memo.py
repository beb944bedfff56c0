"""A table that fills as it is asked: what a function of a small finite domain gives."""

from collections.abc import Callable
from typing import Final, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Memo(dict[Key, Value]):
    """What a function gives, kept by its argument.

    Asking costs the look-up in a dict, where `functools.cache` costs a call. When ``most`` are kept
    it starts again, so that memory stays flat. What the function raises is not kept.
    """

    def __init__(self, work_out: Callable[[Key], Value], most: int = 20_000) -> None:
        super().__init__()
        self._work_out: Final = work_out
        self._most: Final = most

    def __missing__(self, key: Key) -> Value:
        if len(self) >= self._most:
            self.clear()
        found = self[key] = self._work_out(key)
        return found
