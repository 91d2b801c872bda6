"""What a screen is told agrees with what is legal."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.games.dungeon_dice.property.test_random_play import after
from wonderland.games.dungeon_dice import queries

some = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))


def words(legal, verb, name):
    """What legal lines say after a verb and a monster."""
    said = [line.split() for line in legal]
    return [line[3:] for line in said if line[1] == verb and line[0] + line[2] == name]


@some
@given(st.integers(0, 10**6), st.integers(0, 90))
def test_reach_is_that_of_the_rules(seed, lines):
    match = after(seed, lines)
    side, state = match.to_act, match.state()
    if side not in ("w", "e") or state["phase"] != "action":
        return
    legal = [str(action) for action in match.legal()]
    for name in [name for name in state["monsters"] if name[0] == side]:
        ways = queries.reach(match, name)
        if rule := queries.rule_against_moving(match, name):
            assert not ways and not words(legal, "move", name)
            if rule != "DD-46":  # the square it stands on serves as well as any
                here = state["monsters"][name]["square"]
                assert match.check(f"{side} move {name[1:]} {here}").rule == rule
        assert {w[0].split("-")[-1] for w in words(legal, "move", name)} <= set(ways)
        for square, way in ways.items():
            assert way.squares[-1] == square and way.price <= state["crests"][side]["M"]
            if len(way.strides) == 1:
                assert [way.notation] in words(legal, "move", name)
            if not way.chests:
                assert match.check(f"{side} move {name[1:]} {way.notation}") is None


@some
@given(st.integers(0, 10**6), st.integers(0, 120))
def test_a_forecast_comes_true_if_nobody_answers(seed, lines):
    match = after(seed, lines)
    if match.to_act is None or match.state()["phase"] != "action":
        return
    for line in [str(action) for action in match.legal() if " attack " in str(action)]:
        side, _, attacker, target = line.split()
        name = f"{side} master" if attacker == "master" else side + attacker
        forecast = queries.forecast(match, name, target)
        trial = match.copy()
        trial.play(line)
        while trial.to_act and trial.state()["phase"] == "chain":
            trial.play(f"{trial.to_act} pass")
        outcomes = {"pass": trial}
        if trial.to_act and trial.state()["phase"] == "defend":
            outcomes = {answer: trial.copy() for answer in ("defend", "pass")}
            for answer, other in outcomes.items():
                other.play(f"{other.to_act} {answer}")
        left = left_of(match, side, target)
        for damage, answer in zip(forecast, ("defend", "pass"), strict=True):
            if answer in outcomes:
                after_it = left_of(outcomes[answer], side, target)
                assert damage >= left if after_it is None else after_it == left - damage


def left_of(match, side, target):
    """The HP that a target of a side's attack has left; None if it fell."""
    if target == "master":
        return match.state()["masters"]["e" if side == "w" else "w"]
    monster = match.state()["monsters"].get(target)
    return monster and monster["hp"]
