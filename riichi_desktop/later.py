"""Names of a door that are imported when they are first asked for (PEP 562).

A program that scores one hand does not wait for what a match needs.
"""

from collections.abc import Callable, Mapping
from importlib import import_module


def later(package: str, names: Mapping[str, tuple[str, ...]]) -> Callable[[str], object]:
    """Give the `__getattr__` of a door.

    Args:
        package: its `__name__`.
        names: module of the package -> what it brings.
    """
    module_of = {name: module for module, brought in names.items() for name in brought}

    def get(name: str) -> object:
        if name not in module_of:
            raise AttributeError(f"{package} has no {name}")
        return getattr(import_module(f"{package}.{module_of[name]}"), name)

    return get
