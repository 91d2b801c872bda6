"""The second Dungeon Dice: what each seat may see and is told (section 10, DD-93)."""

from __future__ import annotations

from tests.games.dungeon_dice.oracle.ground import OTHER, figure, is_item


def view(oracle, seat):
    """The state less what the seat may not see; all of it when the match is over."""
    seen, them = oracle.state(), OTHER[seat]
    if oracle.phase == "over":
        return seen
    if not oracle.o["open_items"]:
        figures = seen["pools"][them]["figures"]
        seen["pools"][them]["figures"] = sorted(figure(code)["kind"] if is_item(code) else code for code in figures)
    for item in seen["items"].values():
        if item["side"] == them and not item["up"]:
            item["id"] = None
    seen["touched"] = [
        f"{item['id'] if item['up'] or item['id'][0] == seat else '??'} {m['id']}" for item, m in oracle.touched
    ]
    return seen


def line_for(oracle, seat, line):
    """A line as the seat knows it: another's item that is summoned goes by its kind."""
    words = line.split()
    hidden = words[0] != seat and not oracle.o["open_items"]
    if words[1] == "summon" and hidden and is_item(words[2]):
        words[2] = figure(words[2])["kind"]
    return " ".join(words)


def secrets(oracle, seat):
    """The ids of the other side's items in play that the seat may not know."""
    return [item["id"] for item in oracle.items if not (item["up"] or item["gone"] or item["id"][0] == seat)]
