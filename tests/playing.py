"""What the tests of every game do with a match: play lines, ask why one is refused, hold a state against a part."""

from __future__ import annotations


def play(match, *lines):
    """Play lines, and return the match."""
    for line in lines:
        match.play(line)
    return match


def why_not(match, line):
    """The rule that refuses a line; None if it may be played."""
    refused = match.check(line)
    return None if refused is None else refused.rule


def check_part(state, expected, whole=(), where="state"):
    """Each value expected is in the state: of mappings the part expected, null for what isn't there.

    Args:
        state: a state or a part of one.
        expected: what should be there.
        whole: keys whose mappings are expected whole.
        where: what part it is, for the message.
    """
    for key, value in expected.items():
        at = f"{where}.{key}"
        if key not in whole and isinstance(value, dict) and isinstance(state.get(key), dict):
            check_part(state[key], value, whole, at)
        elif value is None:
            assert state.get(key) is None, at
        else:
            assert state[key] == value, at


def check_example(match, example, whole=()):
    """A worked example of the rules: its lines lead to what it says, and what it forbids is refused."""
    play(match, *example.get("moves", ()))
    state = match.state()
    check_part(state, example.get("expect", {}), whole)
    for line, rule in example.get("refused", {}).items():
        assert why_not(match, line) == rule, line
    assert match.state() == state
