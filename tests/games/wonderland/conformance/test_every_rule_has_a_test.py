"""Every rule number of the flagship that this version plays is named by a test."""

from __future__ import annotations

from tests.rules import assert_rules_are_tested


def test_every_rule_has_a_test():
    assert_rules_are_tested("wonderland", "W", 93)
