"""Every rule number of the game is named by a test, and no other number is."""

from __future__ import annotations

from tests.rules import assert_rules_are_tested


def test_every_rule_has_a_test():
    assert_rules_are_tested("storytellers", "ST", 85)
