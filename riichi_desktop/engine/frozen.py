"""How a frozen value with slots is filled by a constructor of its own."""

from typing import Any


def open_twin(cls: type) -> type[Any]:
    """Give a class with the same slots, which may be written to.

    A value is filled as its twin and then becomes what it is, by its ``__class__``. To set the
    slots of a frozen class one by one takes ten times as long, and a `Hand` and a `Situation` are
    built for every line that is read.
    """
    return type(f"Open{cls.__name__}", (), {"__slots__": vars(cls)["__slots__"]})
