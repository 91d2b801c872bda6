"""Every drawing of the game by its name."""

from __future__ import annotations

from tools.sprites.roses import hedges, people, seats, things

FOLDER = "painting-the-roses"
WHETHER = (False, True)


def sprites() -> dict[str, str]:
    """Every sprite's SVG by its name below ``assets/sprites``."""
    found: dict[str, str] = {}
    for seat in seats.SEATS:
        found[f"emblem-{seat}"] = seats.emblem(seat)
        found[f"sign-{seat}"] = seats.bare_emblem(seat)
        found[f"guardsman-{seat}"] = people.guardsman(seat)
        found[f"guardsman-{seat}-found"] = people.guardsman(seat, found=True)
        found[f"cap-{seat}"] = people.cap(seat)
        found[f"pot-{seat}-third"] = hedges.pot(seat)
        for middle in WHETHER:
            third = "-third" if middle else ""
            found[f"rim-{seat}{third}"] = hedges.rim(seat, middle=middle)
    for red in WHETHER:
        paint = "red" if red else "silver"
        for rank in hedges.RANKS:
            found[f"bush-{rank}-{paint}"] = hedges.bush(rank, red=red)
        found[f"rose-{paint}"] = hedges.rose(red=red)
        for wide in WHETHER:
            found[f"plate-{paint}{'-wide' if wide else ''}"] = hedges.plate(red=red, wide=wide)
    for colour, suit in {"red": "H", "black": "S"}.items():
        found[f"king-{colour}"] = people.king(suit)
        for court in "JK":
            found[f"card-{court}-{colour}"] = things.court_card(court, suit)
    found |= {f"card-Q{suit}": things.court_card("Q", suit) for suit in "CHSD"}
    found["pot"] = hedges.pot()
    found |= {"queen": people.queen(), "queen-landing": people.queen(landing=True)}
    found |= {"tower": things.tower(opened=False), "tower-open": things.tower(opened=True)}
    found |= {"lamp": things.lamp(), "paint-pot": things.paint_pot(), "halberd": people.halberd()}
    found |= {"card-face": things.card_face(), "card-back": things.card_back()}
    found |= {f"sign-{name}": things.sign(name) for name in things.SIGNS}
    for name in things.TOKENS:
        found[f"token-{name}"] = things.token(name, used=False)
        found[f"token-{name}-used"] = things.token(name, used=True)
    return {f"{FOLDER}/{name}": svg for name, svg in found.items()}
