"""Run every benchmark, compare its ratios with `budgets.toml`, and fail where one is exceeded.

.venv/bin/python tests/benchmarks/check_budgets.py [SUITE…]   some suites alone, by their names

Each suite is a script of this folder with a function `figures`, run in a process of its own. Run it
on a quiet machine; it takes some minutes. It ends with 1 and names each ratio that is exceeded.
"""

import json
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).resolve().parent
BUDGETS: Final = FOLDER / "budgets.toml"
CODE: Final = (
    "import json, sys; from importlib import import_module; from pathlib import Path;"
    "found = import_module(sys.argv[1]).figures();"
    "Path(sys.argv[2]).write_text(json.dumps(found), encoding='utf-8')"
)


class Budget(NamedTuple):
    """What a ratio may be.

    Attributes:
        least: it may not be less; None where more is worse.
        most: it may not be more; None where less is worse.
    """

    least: float | None = None
    most: float | None = None

    def allows(self, ratio: float) -> bool:
        """Tell whether a ratio is within."""
        return (self.least is None or ratio >= self.least) and (
            self.most is None or ratio <= self.most
        )

    def __str__(self) -> str:
        return f"at least {self.least:g}" if self.least is not None else f"at most {self.most:g}"


def read_budgets(path: Path = BUDGETS) -> dict[str, dict[str, Budget]]:
    """Give the budgets, by suite and figure.

    Raises:
        TypeError: a budget has another bound than ``least`` and ``most``.
    """
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        suite: {name: Budget(**bounds) for name, bounds in rows.items()}
        for suite, rows in document.items()
    }


def figures_of(suite: str) -> dict[str, float]:
    """Run a suite in a process of its own and give its ratios.

    Raises:
        subprocess.CalledProcessError: it failed.
    """
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "figures.json"
        subprocess.run([sys.executable, "-c", CODE, suite, str(told)], check=True, cwd=FOLDER)
        found: dict[str, float] = json.loads(told.read_text(encoding="utf-8"))
    return found


def exceeded(
    suite: str, figures: Mapping[str, float], budgets: Mapping[str, Budget]
) -> Iterator[str]:
    """Print each ratio beside its budget, and name those that are exceeded.

    A ratio without a budget, or a budget without its ratio, is named as well.
    """
    for name in dict.fromkeys((*budgets, *figures)):
        ratio, budget = figures.get(name), budgets.get(name)
        said = "not measured" if ratio is None else f"{ratio:.2f}"
        allowed = "no budget" if budget is None else str(budget)
        good = ratio is not None and budget is not None and budget.allows(ratio)
        print(f"{'ok  ' if good else 'OVER'} {f'{suite}.{name}':24} {said}, {allowed}")
        if not good:
            yield f"{suite}.{name}: {said}, {allowed}"


def main(asked: list[str]) -> int:
    """Run the suites; give the exit code."""
    budgets = read_budgets()
    unknown = [name for name in asked if name not in budgets]
    if unknown:
        print(f"no such suite: {', '.join(unknown)}; there are {', '.join(budgets)}")
        return 2
    measured = {suite: figures_of(suite) for suite in asked or budgets}
    print()
    over = [
        line
        for suite, figures in measured.items()
        for line in exceeded(suite, figures, budgets[suite])
    ]
    print("\n".join(["", f"{len(over)} exceeded:", *over]) if over else "\nwithin every budget")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
