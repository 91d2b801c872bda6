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
def test_reach_targets_and_abilities_are_those_of_the_rules(seed, lines):
    match = after(seed, lines)
    side, state = match.to_act, match.state()
    if side not in ("w", "e") or state["phase"] not in ("action", "chain"):
        return
    legal = [str(action) for action in match.legal()]
    for name in [name for name in state["monsters"] if name[0] == side]:
        now = queries.abilities(match, name)
        assert {a.word for a in now if a.refused is None} == {
            w[0] for w in words(legal, "use", name)
        }
        for ability in now:
            assert ability.refused is None or ability.refused[0].startswith("DD-")
        assert set(queries.marks(match, name)) >= (
            {"held"} if state["monsters"][name]["held"] else set()
        )
        if state["phase"] == "chain":
            continue
        assert set(queries.targets(match, name)) == {w[0] for w in words(legal, "attack", name)}
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
                assert [way.words] in words(legal, "move", name)
            if not way.chests:
                assert match.check(f"{side} move {name[1:]} {way.words}") is None
    if state["phase"] == "chain":
        asked = queries.answers(match)
        assert {(side + line.split()[2], line.split()[3]) for line in legal if " use " in line} == {
            (name, word) for name, found in asked.items() for word in found
        }
        assert [slip.line for slip in queries.chain(match)] == state["chain"]


@some
@given(st.integers(0, 10**6), st.integers(0, 120))
def test_a_forecast_comes_true_if_nobody_answers(seed, lines):
    match = after(seed, lines)
    if match.to_act is None or match.state()["phase"] != "action":
        return
    side = match.to_act
    for name in [n for n in match.state()["monsters"] if n[0] == side]:
        for target, cast in queries.targets(match, name).items():
            trial = match.copy()
            trial.play(f"{side} attack {name[1:]} {target}")
            while trial.to_act and trial.state()["phase"] == "chain":
                trial.play(f"{trial.to_act} pass")
            if trial.to_act and trial.state()["phase"] == "defend":
                assert queries.asked_to_defend(trial).defended == cast.defended
                trial.play(f"{trial.to_act} pass")
            if target == "master":
                other = "e" if side == "w" else "w"
                assert trial.state()["masters"][other] == cast.left - 1
                continue
            after_it = trial.state()["monsters"].get(target)
            assert (after_it is None) == cast.kills_undefended
            if after_it:
                assert after_it["hp"] == cast.left - cast.undefended
