"""How a frozen value with slots fills them in a constructor of its own."""

from collections.abc import Callable
from typing import Any


def slot_setters(cls: type) -> tuple[Callable[[Any, Any], None], ...]:
    """Give what sets each slot of a class, in the order of its fields.

    A `Hand` and a `Situation` are built for every line that is read; so they are filled at half the
    price of the constructor that `dataclass` writes for a frozen class.
    """
    return tuple(vars(cls)[name].__set__ for name in vars(cls)["__slots__"])
