"""Small faults of a module, made from its syntax tree: nothing here knows any game.

A fault is told by the function that it is in and by the source text before and after, not by lines,
so that what is written down about it holds while code moves.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import TypeAlias

WHOLE_MODULE = "<module>"
_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
_REVERSED: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.Lt: ast.GtE, ast.LtE: ast.Gt, ast.Gt: ast.LtE, ast.GtE: ast.Lt}
_COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
    ast.BitXor: ast.BitOr,
}  # fmt: skip
_SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}
_PLAIN_TESTS = (ast.Name, ast.Attribute, ast.Call, ast.Subscript, ast.BinOp, ast.NamedExpr)
_Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Fault:
    """A small change of one module.

    Attributes:
        function: the qualified name of the function, ``<module>`` outside of all.
        before: what stands there, as ``ast.unparse`` writes it.
        after: what is put in its place.
        line: where it stood when the fault was made, for the reader.
        first, last: the bytes of the module that are replaced.
        text: what they are replaced by.
        name: of a fault that was thought of by hand, else ``""``.
        within: the first line of the innermost statement that it is in; of a whole statement, the one
            around it.
        statement: where that statement begins; 0 if the whole function is another.
    """

    function: str
    before: str
    after: str
    line: int
    first: int
    last: int
    text: str
    name: str = ""
    within: str = ""
    statement: int = 0

    def put_into(self, source: str) -> str:
        """The module with the fault in it."""
        raw = source.encode()
        return (raw[: self.first] + self.text.encode() + raw[self.last :]).decode()

    def __str__(self) -> str:
        named = f"{self.name}: " if self.name else ""
        return f"{named}{self.function}, line {self.line}: {self.before}  ->  {self.after}"


def faults_of(source: str) -> list[Fault]:
    """List every small fault that can be made in a module, in the order of its text."""
    found = _Finder(source)
    found.visit(ast.parse(source))
    return found.faults


def named_fault(source: str, name: str, function: str, before: str, after: str) -> Fault | None:
    """Make a fault that was thought of by hand; None if its text does not stand in the function.

    Args:
        source: the module.
        name: what the fault is called.
        function: the qualified name of the function that it is in.
        before: part of the function's source, in any layout.
        after: what is put in its place.
    """
    if f"def {function.rpartition('.')[2]}" not in source:
        return None  # sought in all of a game's modules: most need no parsing
    for qualified, node in functions_of(ast.parse(source)):
        if qualified != function:
            continue
        text, wanted = ast.unparse(node), _normal(before)
        at = _place(text, wanted)
        if at is None:
            return None
        indent = " " * node.col_offset
        changed = text[: at[0]] + _indented(_normal(after), at[2]) + text[at[1] :]
        ast.parse(changed)
        starts = _line_starts(source.encode())
        first = min([node.lineno, *(d.lineno for d in node.decorator_list)])
        body = "\n".join(f"{indent}{line}" for line in changed.splitlines())
        span = starts[first - 1], starts[node.end_lineno or first]
        return Fault(function, before.strip(), after.strip(), node.lineno, *span, f"{body}\n", name)
    return None


def functions_of(tree: ast.AST, outer: str = "") -> Iterator[tuple[str, _Function]]:
    """Yield every function of a tree with its qualified name, as Python's own ``__qualname__``."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield f"{outer}{node.name}", node
            yield from functions_of(node, f"{outer}{node.name}.<locals>.")
        elif isinstance(node, ast.ClassDef):
            yield from functions_of(node, f"{outer}{node.name}.")
        elif not isinstance(node, ast.expr):
            yield from functions_of(node, outer)


def _normal(text: str) -> str:
    """Source text as ``ast.unparse`` writes it."""
    return ast.unparse(ast.parse(text.strip()))


def _place(text: str, wanted: str) -> tuple[int, int, str] | None:
    """Where lines stand in a text, whatever their common indent: from, to, indent."""
    for depth in range(9):
        indent = "    " * depth
        block = _indented(wanted, indent)
        at = text.find(block)
        while at >= 0:
            line = text[text.rfind("\n", 0, at) + 1 :]
            if line[: len(line) - len(line.lstrip())] == indent:
                return at, at + len(block), indent
            at = text.find(block, at + 1)
    return None


def _indented(text: str, indent: str) -> str:
    return text.replace("\n", f"\n{indent}")


def _line_starts(raw: bytes) -> list[int]:
    """Where each line begins, and where the last one ends."""
    starts = [0]
    for line in raw.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


class _Finder(ast.NodeVisitor):
    """Goes through a module and makes a fault of everything that can be made one."""

    def __init__(self, source: str) -> None:
        self.starts = _line_starts(source.encode())
        self.faults: list[Fault] = []
        self.path: list[str] = []
        self.functions = 0
        self.around = ""
        self.statement = ""
        self.began = 0

    def visit(self, node: ast.AST) -> None:
        """Go into a node, and remember the statement that it is in and the one around that."""
        kept = self.around, self.statement, self.began
        if isinstance(node, ast.stmt):
            self.around = self.statement
            self.statement = ast.unparse(node).split("\n", maxsplit=1)[0]
            self.began = node.lineno
        super().visit(node)
        self.around, self.statement, self.began = kept

    def put(self, node: ast.expr | ast.stmt, new: ast.AST | str) -> None:
        """Note the fault that has something else where a node stands."""
        first = self.starts[node.lineno - 1] + node.col_offset
        last = self.starts[(node.end_lineno or 1) - 1] + (node.end_col_offset or 0)
        after = new if isinstance(new, str) else ast.unparse(new)
        text = f"({after})" if isinstance(node, ast.expr) and not _is_atom(node) else after
        function = ".".join(self.path) if self.functions else WHOLE_MODULE
        self.faults.append(
            Fault(
                function,
                ast.unparse(node),
                after,
                node.lineno,
                first,
                last,
                text,
                within=self.around if isinstance(node, ast.stmt) else self.statement,
                statement=self.began,
            )
        )

    # --- what is gone into, and what is not -----------------------------------------------------
    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._function(node)

    def _function(self, node: _Function) -> None:
        inner = ["<locals>", node.name] if self.functions else [node.name]
        self.path += inner
        self.functions += 1
        self.began = 0  # what a default is matters where the function is called
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        self._body(node.body)
        self.functions -= 1
        del self.path[-len(inner) :]

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.path.append(node.name)
        self._body(node.body)
        self.path.pop()

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Words for people are no rules; before Python 3.12 their parts have no place either."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)
            self._drop(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        """What is only asserted for the type checker is no rule."""

    def visit_Import(self, node: ast.Import) -> None:
        """Nothing to change."""

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """Nothing to change."""

    def visit_Raise(self, node: ast.Raise) -> None:
        self._drop(node)

    def _body(self, body: list[ast.stmt]) -> None:
        for statement in body:
            if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
                self.visit(statement)

    # --- statements -----------------------------------------------------------------------------
    def _drop(self, node: ast.stmt) -> None:
        if self.functions:
            self.put(node, "pass")

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant | ast.Yield | ast.YieldFrom):
            self._drop(node)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        self._drop(node)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._drop(node)
        if other := _COUNTED.get(type(node.op)):
            self.put(node, _with(node, op=other()))
        self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self._drop(node)

    def visit_Break(self, node: ast.Break) -> None:
        self._drop(node)

    # --- conditions -----------------------------------------------------------------------------
    def visit_If(self, node: ast.If) -> None:
        self._condition(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._condition(node.test)
        self.generic_visit(node)

    def _condition(self, test: ast.expr) -> None:
        if isinstance(test, _PLAIN_TESTS):
            self.put(test, ast.UnaryOp(ast.Not(), test))

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.Invert):
            self.put(node, node.operand)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        self.put(node, _with(node, op=ast.And() if isinstance(node.op, ast.Or) else ast.Or()))
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        for index, operator in enumerate(node.ops):
            for table in (_COMPARED, _REVERSED):
                if other := table.get(type(operator)):
                    ops = [*node.ops[:index], other(), *node.ops[index + 1 :]]
                    self.put(node, _with(node, ops=ops))
        self.generic_visit(node)

    # --- numbers --------------------------------------------------------------------------------
    def visit_BinOp(self, node: ast.BinOp) -> None:
        if (other := _COUNTED.get(type(node.op))) and not _is_of_types(node):
            self.put(node, _with(node, op=other()))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.put(node, repr(not node.value))
        elif isinstance(node.value, int):
            self.put(node, repr(node.value + 1))
            self.put(node, repr(node.value - 1) if node.value else "(-1)")

    def visit_keyword(self, node: ast.keyword) -> None:
        """``zip``'s ``strict`` is an assertion, too."""
        if node.arg != "strict":
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and (other := _SWAPPED.get(node.func.id)):
            self.put(node, _with(node, func=ast.Name(other)))
        self.generic_visit(node)


def _with(node: ast.AST, **changes: object) -> ast.AST:
    """A copy of a node with some of its fields replaced."""
    new = deepcopy(node)
    for field, value in changes.items():
        setattr(new, field, value)
    return new


def _is_atom(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant | ast.Name | ast.Call)


def _is_of_types(node: ast.BinOp) -> bool:
    """Whether ``A | B`` joins types, as far as can be seen: capitalised names and None."""
    sides = (node.left, node.right)
    return isinstance(node.op, ast.BitOr) and any(
        (isinstance(side, ast.Constant) and side.value is None)
        or (isinstance(side, ast.Name) and side.id[:1].isupper() and not side.id.isupper())
        for side in sides
    )
