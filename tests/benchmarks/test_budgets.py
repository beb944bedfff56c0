"""The budgets of the benchmarks: what stands in the file, what is said where one is exceeded."""

import ast
import sys
from itertools import pairwise
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))

import check_budgets
from check_budgets import BUDGETS, FOLDER, Budget, exceeded, main, read_budgets

ROWS = {"rate": Budget(least=8.0), "start": Budget(most=2.5)}


def test_each_budget_is_one_bound_and_has_its_reason_above() -> None:
    for suite, rows in read_budgets().items():
        assert rows, suite
        for name, budget in rows.items():
            assert (budget.least is None) != (budget.most is None), (suite, name)
    lines = BUDGETS.read_text(encoding="utf-8").splitlines()
    for line, after in pairwise(lines):
        assert not line.startswith("[") or after.startswith("#"), line


@pytest.mark.parametrize("suite", read_budgets())
def test_each_suite_is_a_script_that_gives_its_figures(suite: str) -> None:
    tree = ast.parse((FOLDER / f"{suite}.py").read_text(encoding="utf-8"))
    assert "figures" in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize(
    ("figures", "over"),
    [
        ({"rate": 8.0, "start": 2.5}, []),
        ({"rate": 7.99, "start": 2.5}, ["suite.rate: 7.99, at least 8"]),
        ({"rate": 9.0, "start": 2.51}, ["suite.start: 2.51, at most 2.5"]),
        (
            {"rate": 1.0, "start": 3.0},
            ["suite.rate: 1.00, at least 8", "suite.start: 3.00, at most 2.5"],
        ),
        ({"rate": 9.0}, ["suite.start: not measured, at most 2.5"]),
        ({"rate": 9.0, "start": 1.0, "new": 1.0}, ["suite.new: 1.00, no budget"]),
    ],
)
def test_each_exceeded_ratio_is_named(figures: dict[str, float], over: list[str]) -> None:
    assert list(exceeded("suite", figures, ROWS)) == over


def within(budget: Budget) -> float:
    bound = budget.least if budget.least is not None else budget.most
    assert bound is not None
    return bound


def test_the_exit_code(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    budgets = read_budgets()
    measured = {
        suite: {name: within(budget) for name, budget in rows.items()}
        for suite, rows in budgets.items()
    }
    monkeypatch.setattr(check_budgets, "figures_of", measured.__getitem__)
    assert main([]) == 0
    assert "within every budget" in capsys.readouterr().out
    measured["window"]["start"] += 0.1
    assert main([]) == 1
    assert capsys.readouterr().out.endswith("1 exceeded:\nwindow.start: 2.60, at most 2.5\n")
    assert main(["evaluation"]) == 0
    assert main(["evaluations"]) == 2
    assert "no such suite: evaluations" in capsys.readouterr().out


def test_a_suite_runs_in_a_process_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "some.py").write_text("def figures():\n    print('told')\n    return {'a': 1.5}\n")
    monkeypatch.setattr(check_budgets, "FOLDER", tmp_path)
    assert check_budgets.figures_of("some") == {"a": 1.5}
