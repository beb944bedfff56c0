"""Mutants of a source file: the same program with one small fault."""

import ast
import warnings
from typing import Final, NamedTuple

_SWAPS: Final[dict[type[ast.AST], tuple[str, ...]]] = {
    ast.Lt: ("<=", ">="),
    ast.LtE: ("<", ">"),
    ast.Gt: (">=", "<="),
    ast.GtE: (">", "<"),
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
    ast.Add: ("-",),
    ast.Sub: ("+",),
    ast.Mult: ("+",),
    ast.FloorDiv: ("*",),
    ast.Mod: ("//",),
    ast.LShift: (">>",),
    ast.RShift: ("<<",),
    ast.BitAnd: ("|",),
    ast.BitOr: ("&",),
    ast.BitXor: ("|",),
}
"""What stands in the place of an operator."""

_SILENT: Final = ("TYPE_CHECKING", "__all__", "__getattr__", "_T", "__slots__")
"""Names whose statements say nothing that runs."""


class Mutant(NamedTuple):
    """One fault.

    Attributes:
        line: where it is, from 1.
        start, end: the place of what is replaced, in bytes of the file.
        text: what stands there now.
        was: what stood there.
    """

    line: int
    start: int
    end: int
    text: str
    was: str

    def of(self, source: bytes) -> bytes:
        """Give the source with the fault."""
        return source[: self.start] + self.text.encode() + source[self.end :]


def mutants(source: bytes) -> list[Mutant]:
    """Give every mutant of a file that compiles, in the order of the file."""
    maker = _Maker(source)
    maker.visit(ast.parse(source))
    found = sorted(set(maker.found), key=lambda one: (one.start, one.end, one.text))
    return [one for one in found if _compiles(one.of(source))]


def _compiles(source: bytes) -> bool:
    with warnings.catch_warnings(action="ignore"):
        try:
            compile(source, "mutant", "exec")
        except (SyntaxError, ValueError):
            return False
    return True


class _Maker(ast.NodeVisitor):
    """Walks through what runs: no annotations, no docstrings, no imports, no decorators."""

    def __init__(self, source: bytes) -> None:
        self.found: list[Mutant] = []
        self._source = source
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    def _at(self, line: int, column: int) -> int:
        return self._starts[line - 1] + column

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self._at(node.lineno, node.col_offset),
            self._at(node.end_lineno, node.end_col_offset),
        )

    def _add(self, line: int, start: int, end: int, text: str) -> None:
        was = self._source[start:end].decode()
        if was != text:
            self.found.append(Mutant(line, start, end, text, was))

    def _replace(self, node: ast.expr | ast.stmt, text: str) -> None:
        self._add(node.lineno, *self._span(node), text)

    def visit_Import(self, node: ast.Import) -> None:
        """Pass by."""

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """Pass by."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Pass by: words of a program's own faults."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Mutate defaults and body."""
        for default in (*node.args.defaults, *filter(None, node.args.kw_defaults)):
            self.visit(default)
        self._body(node.body)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Mutate the body."""
        self._body(node.body)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Mutate the value, not its type."""
        if node.value is not None and self._runs(node.target):
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        """Mutate the value."""
        if all(map(self._runs, node.targets)):
            self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        """Leave a statement out; pass by docstrings."""
        if isinstance(node.value, ast.Constant):
            return
        if isinstance(node.value, ast.Call):
            self._replace(node, "pass")
        self.visit(node.value)

    def visit_Return(self, node: ast.Return) -> None:
        """Return nothing."""
        if node.value is not None:
            self._replace(node, "return None")
            self.visit(node.value)

    def visit_Continue(self, node: ast.Continue) -> None:
        """End the loop."""
        self._replace(node, "break")

    def visit_Break(self, node: ast.Break) -> None:
        """Go on."""
        self._replace(node, "continue")

    def visit_If(self, node: ast.If) -> None:
        """Turn the condition round."""
        if isinstance(node.test, ast.Name) and node.test.id in _SILENT:
            return
        self._negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        """Never begin."""
        self._replace(node.test, "False")
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        """Turn the condition round."""
        self._negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        """Take a condition away."""
        for test in node.ifs:
            self._replace(test, "True")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """Turn `and` into `or` and back, one operator at a time."""
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._between(left, right, old, new)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Take another operator."""
        for text in _SWAPS.get(type(node.op), ()):
            self._operator(node.left, node.right, text)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        """Assign in place of adding."""
        self._operator(node.target, node.value, "=")
        self.visit(node.value)

    def visit_Compare(self, node: ast.Compare) -> None:
        """Take another operator."""
        sides = [node.left, *node.comparators]
        for left, right, operator in zip(sides, sides[1:], node.ops, strict=False):
            for text in _SWAPS.get(type(operator), ()):
                self._operator(left, right, text)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """Leave the operator out."""
        start, _ = self._span(node)
        self._add(node.lineno, start, self._span(node.operand)[0], "")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """Say something else."""
        value = node.value
        if isinstance(value, bool):
            self._replace(node, str(not value))
        elif isinstance(value, int):
            self._replace(node, str(value + 1))
        elif isinstance(value, str):
            self._replace(node, '"XX"')
        elif value is None:
            self._replace(node, "0")

    def visit_Call(self, node: ast.Call) -> None:
        """Leave what is in words of an exception that is a fault of the program's own."""
        if isinstance(node.func, ast.Name) and node.func.id in ("ValueError", "AttributeError"):
            return
        self.generic_visit(node)

    def _body(self, body: list[ast.stmt]) -> None:
        for statement in body:
            self.visit(statement)

    def _runs(self, target: ast.expr) -> bool:
        return not (isinstance(target, ast.Name) and target.id in _SILENT)

    def _negate(self, test: ast.expr) -> None:
        start, end = self._span(test)
        self._add(test.lineno, start, end, f"not ({self._source[start:end].decode()})")

    def _between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        start, end = self._span(left)[1], self._span(right)[0]
        at = self._source.find(old.encode(), start, end)
        if at >= 0:
            line = self._source.count(b"\n", 0, at) + 1
            self._add(line, at, at + len(old), new)

    def _operator(self, left: ast.expr, right: ast.expr, text: str) -> None:
        start, end = self._span(left)[1], self._span(right)[0]
        gap = self._source[start:end]
        word = gap.strip().strip(b"()").strip()
        at = gap.find(word)
        line = self._source.count(b"\n", 0, start + at) + 1
        if word and b"#" not in word and b"\n" not in word:
            self._add(line, start + at, start + at + len(word), text)
