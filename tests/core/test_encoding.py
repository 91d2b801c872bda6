"""Parts of an observation: each begins where the one before it ends."""

from __future__ import annotations

from wonderland.core.encoding import Part, laid_out


def test_parts_lie_one_behind_another():
    layout, length = laid_out(
        {"table": ((2,), ["turn", "phase"]), "planes": ((3, 4, 5), "xyz"), "said": ((1,), ("number 1",))}
    )
    assert layout == {
        "table": Part(0, (2,), ("turn", "phase")),
        "planes": Part(2, (3, 4, 5), ("x", "y", "z")),
        "said": Part(62, (1,), ("number 1",)),
    }
    assert length == 63
    assert laid_out({}) == ({}, 0)
