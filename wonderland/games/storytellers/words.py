"""The game in words: a sentence for each event, a state in lines of text, and how a match ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from wonderland.core.message import all_of, commas, lines, rows, say, say_n
from wonderland.games.storytellers import events as ev
from wonderland.games.storytellers import telling
from wonderland.games.storytellers.definitions import AREA, ICONS, TYPES, Achievement, Definitions, Feature
from wonderland.games.storytellers.names import ICON_NAMES, RATING_NAMES, SEAT_NAMES, TYPE_NAMES, VERDICT_NAMES
from wonderland.games.storytellers.state import NONE, each
from wonderland.games.storytellers.state_form import CharacterForm, ResultForm, StateForm
from wonderland.kit import dispatch


class Words:
    """What is said of a match, with the names that its cards have.

    Args:
        definitions: the game's data.
    """

    def __init__(self, definitions: Definitions) -> None:
        self.definitions = definitions

    def title(self, key: str) -> str:
        """What a word card is called; its id where a deck is not at hand."""
        number = self.definitions.card_of.get(key)
        return key if number is None else self.definitions.cards[number].title

    def card(self, key: str) -> str:
        """A word card within a sentence: seats may be called as it is, and titles begin with a capital."""
        return _quoted(self.title(key))

    def theme(self, key: str) -> str:
        """What a theme is called."""
        number = self.definitions.theme_of.get(key)
        return key if number is None else self.definitions.themes[number].title

    def mission(self, key: str) -> str:
        """An achievement within a sentence; a title may hold commas."""
        number = self.definitions.achievement_of.get(key)
        return _quoted(key if number is None else self.definitions.achievements[number].title)

    def character(self, key: str) -> str:
        """A character's name within a sentence."""
        return self.definitions.characters[self.definitions.character_of[key]].within

    def event_of(self, told: Mapping[str, str | None]) -> str:
        """The sentence that four cards make."""
        cards = [NONE] * len(TYPES)
        for kind, name in enumerate(TYPES):
            key = told.get(name)
            if key is not None:
                cards[kind] = self.definitions.card_of[key]
        return telling.sentence(self.definitions, cards)

    def sentence(self, event: object) -> str:
        """A sentence for the log, ``""`` for what needs none."""
        teller = _TELLERS.get(type(event))
        return teller(event, self) if teller else ""


def _quoted(title: str) -> str:
    return say("“{title}”", title=title)


def feature_in_words(feature: Feature) -> str:
    """A feature as people say it: ``Who``, ``Crown``, ``a Who with a Crown``."""
    icons = commas([ICON_NAMES[ICONS[icon]] for icon in each(feature.icons)])
    if feature.kind < 0:
        return icons
    kind = TYPE_NAMES[TYPES[feature.kind]]
    return say("{type} with {icon}", type=kind, icon=icons) if feature.icons else kind


def mission_in_words(mission: Achievement) -> str:
    """What a mission asks for."""
    return commas(map(feature_in_words, mission.features))


def ending(result: ResultForm) -> str:
    """How a match ended: ``"Ann wins: 14 points"``; or that all have lost by their missions (ST-76)."""
    first = result["winners"]
    how = say_n("{n} point", "{n} points", result["scores"][first[0]])
    if result["completed"] <= result["failed"]:
        how = say("{points}, but the missions are lost", points=how)
    names = all_of([SEAT_NAMES[seat] for seat in first])
    return say_n("{seats} wins: {how}", "{seats} win: {how}", len(first), seats=names, how=how)


# --- events ----------------------------------------------------------------------------------------
def _hand(event: ev.HandDealt, words: Words) -> str:
    seat = SEAT_NAMES[event.seat]
    known = [card for card in event.cards if card is not None]
    if known:
        return say("{seat} draws {cards}.", seat=seat, cards=all_of(map(words.card, known)))
    return say_n("{seat} draws a card.", "{seat} draws {n} cards.", len(event.cards), seat=seat)


def _drawn(event: ev.Drawn, words: Words) -> str:
    seat = SEAT_NAMES[event.seat]
    if event.card is None:
        return say("{seat} draws a {type}.", seat=seat, type=TYPE_NAMES[event.deck])
    return say("{seat} draws {card}.", seat=seat, card=words.card(event.card))


def _theme(event: ev.ThemeTurned, words: Words) -> str:
    theme = words.definitions.themes[words.definitions.theme_of[event.theme]]
    return say("{theme}: {reminder}", theme=theme.title, reminder=theme.reminder)


def _missions(event: ev.MissionsDealt, words: Words) -> str:
    seat = SEAT_NAMES[event.seat]
    known = [card for card in event.cards if card is not None]
    if known:
        missions = all_of(map(words.mission, known))
        return say("{seat} is dealt {missions}.", seat=seat, missions=missions)
    n = len(event.cards)
    return say_n("{seat} is dealt a mission.", "{seat} is dealt {n} missions.", n, seat=seat)


def _character(event: ev.CharacterDealt, words: Words) -> str:
    seat = SEAT_NAMES[event.seat]
    if event.character is None:
        return say("{seat} is dealt a character.", seat=seat)
    return say("{seat} is {name}.", seat=seat, name=words.character(event.character))


def _played(event: ev.Played, words: Words) -> str:
    gaps = {"seat": SEAT_NAMES[event.seat], "card": words.card(event.card)}
    if event.covers is None:
        return say("{seat} plays {card}.", **gaps)
    return say("{seat} covers {below} with {card}.", **gaps, below=words.card(event.covers))


def _passed(event: ev.Passed, _: Words) -> str:
    return say("{seat} has no card to play and passes.", seat=SEAT_NAMES[event.seat])


def _told(event: ev.Told, words: Words) -> str:
    seat = SEAT_NAMES[event.seat]
    if event.text is None:
        return say("{seat} tells: {event}", seat=seat, event=words.event_of(event.words))
    return say("{seat} tells: “{text}”", seat=seat, text=event.text)


def _rated(event: ev.Rated, _: Words) -> str:
    seat = SEAT_NAMES[event.seat]
    if event.rating is None:
        return say("{seat} has voted.", seat=seat)
    return say("{seat} votes: {rating}.", seat=seat, rating=RATING_NAMES[event.rating])


def _ratings(event: ev.RatingsShown, _: Words) -> str:
    votes = [
        say("{seat} {rating}", seat=SEAT_NAMES[seat], rating=RATING_NAMES[rating])
        for seat, rating in event.ratings.items()
    ]
    return say(
        "{verdict}: {n} of {votes} wonder ({each}).",
        verdict=say("Wonderful") if event.wonderful else say("Boring"),
        n=event.wondering,
        votes=event.votes,
        each=commas(votes),
    )


def _collected(event: ev.Collected, words: Words) -> str:
    seat = SEAT_NAMES[event.seat]
    if event.card is None:
        return say("{seat} collects nothing.", seat=seat)
    return say("{seat} collects {card}.", seat=seat, card=words.card(event.card))


def _over(event: ev.MatchOver, _: Words) -> str:
    names = all_of([SEAT_NAMES[seat] for seat in event.winners])
    scores = commas([say("{seat} {points}", seat=SEAT_NAMES[s], points=n) for s, n in event.scores.items()])
    found = say(
        "{done} missions completed, {failed} failed. {scores}.",
        done=event.completed,
        failed=event.failed,
        scores=scores,
    )
    won = say_n("{seats} wins.", "{seats} win.", len(event.winners), seats=names)
    if not event.best:
        return rows(found, won)
    best = all_of([SEAT_NAMES[seat] for seat in event.best])
    return rows(found, won, say("Best storyteller: {seats}.", seats=best))


_TELLERS: Mapping[type, Callable[[object, Words], str]] = dict([
    dispatch.first(ev.FirstDrawn, lambda e, _: say("{seat} tells first.", seat=SEAT_NAMES[e.seat])),
    dispatch.first(ev.Opened, lambda e, w: say("{card} is laid open.", card=w.card(e.card))),
    dispatch.first(ev.HandDealt, _hand),
    dispatch.first(ev.DeckNamed, lambda e, _: say(
        "{seat} takes from the {type} deck.", seat=SEAT_NAMES[e.seat], type=TYPE_NAMES[e.deck]
    )),
    dispatch.first(ev.Drawn, _drawn),
    dispatch.first(ev.ThemeTurned, _theme),
    dispatch.first(ev.MissionsDealt, _missions),
    dispatch.first(ev.CharacterDealt, _character),
    dispatch.first(ev.RoundBegan, lambda e, _: say(
        "Round {number}: {seat} is the storyteller.", number=e.round, seat=SEAT_NAMES[e.seat]
    )),
    dispatch.first(ev.Played, _played),
    dispatch.first(ev.Passed, _passed),
    dispatch.first(ev.Refilled, lambda e, _: say(
        "The covered {type} cards are the deck again.", type=TYPE_NAMES[e.deck]
    )),
    dispatch.first(ev.Told, _told),
    dispatch.first(ev.Rated, _rated),
    dispatch.first(ev.RatingsShown, _ratings),
    dispatch.first(ev.Collected, _collected),
    dispatch.first(ev.DrawDeclined, lambda e, _: say("{seat} draws nothing.", seat=SEAT_NAMES[e.seat])),
    dispatch.first(ev.Revealed, lambda e, w: say(
        "{seat} turns up {name}.", seat=SEAT_NAMES[e.seat], name=w.character(e.character)
    )),
    dispatch.first(ev.Exchanged, lambda e, w: say(
        "{seat} lays {laid} down and takes {taken}.",
        seat=SEAT_NAMES[e.seat], laid=w.card(e.laid), taken=w.card(e.taken),
    )),
    dispatch.first(ev.Vanished, lambda e, w: say(
        "{seat} lets {card} vanish.", seat=SEAT_NAMES[e.seat], card=w.card(e.card)
    )),
    dispatch.first(ev.IconNamed, lambda e, w: say(
        "{seat} says that {card} shows {icon} as well.",
        seat=SEAT_NAMES[e.seat], card=w.card(e.card), icon=ICON_NAMES[e.icon],
    )),
    dispatch.first(ev.RescueLeft, lambda e, _: say("{seat} leaves the card.", seat=SEAT_NAMES[e.seat])),
    dispatch.first(ev.VerdictTurned, lambda e, _: say(
        "{seat} turns the verdict round: {verdict}.",
        seat=SEAT_NAMES[e.seat], verdict=VERDICT_NAMES[e.wonderful],
    )),
    dispatch.first(ev.MatchOver, _over),
])  # fmt: skip


# --- states ----------------------------------------------------------------------------------------
PHASE_NAMES = {
    "first": say("first storyteller"), "open": say("first event"), "hand": say("hands"),
    "pick": say("name a deck"), "theme": say("theme"), "achievements": say("missions"),
    "characters": say("characters"), "play": say("play"), "turtle": say("take it or leave it"),
    "tell": say("tell"), "rate": say("rate"), "collect": say("collect"), "draw": say("draw"),
    "over": say("over"),
}  # fmt: skip


def state_in_words(state: StateForm, words: Words) -> str:
    """Put a state, or a view of one, into some lines of text."""
    found = [_heading(state, words)]
    for kind in AREA:
        name = TYPES[kind]
        found.append(_pile(state, name, words))
    found += [_seat(state, seat, words) for seat in state["hands"]]
    return lines(*found)


def _heading(state: StateForm, words: Words) -> str:
    if state["result"]:
        return say("Round {number}, over: {how}", number=state["round"], how=ending(state["result"]))
    found = [PHASE_NAMES[state["phase"]]]
    if state["round"]:
        found = [say("Round {number}: {phase}", number=state["round"], phase=found[0])]
    found.append(say("{who} to act", who=SEAT_NAMES.get(state["to_act"] or "", say("chance"))))
    if state["active"]:
        found.append(say("{seat} tells", seat=SEAT_NAMES[state["active"]]))
    if state["theme"]:
        found.append(say("theme {theme}", theme=words.theme(state["theme"])))
    if state["votes"] is not None:
        n, votes = state["votes"]
        found.append(say("{n} of {votes} wonder", n=n, votes=votes))
    elif state["ratings"]:
        found.append(say("have voted: {seats}", seats=all_of([SEAT_NAMES[s] for s in state["ratings"]])))
    return rows(*found, between="; ")


def _pile(state: StateForm, name: str, words: Words) -> str:
    pile = state["area"][name]
    marks = []
    if name in state["kept"]:
        marks.append(say("closed") if state["kept"] == [name] else say("kept"))
    marks.append(say("deck {n}", n=state["deck_sizes"][name]))
    shown = [_laid(laid, words) for laid in pile] or [say("empty")]
    return rows(f"{TYPE_NAMES[name]:6}", commas(shown), rows("(", commas(marks), ")", between=""))


def _laid(laid: str, words: Words) -> str:
    card, _, seat = laid.partition("@")
    if not seat:
        return words.title(card)
    return say("{card} of {seat}", card=words.title(card), seat=SEAT_NAMES[seat])


def _seat(state: StateForm, seat: str, words: Words) -> str:
    parts = [*_hand_of(state, seat, words)]
    if own := state["collections"][seat]:
        parts.append(say("collected {cards}", cards=all_of(map(words.title, own))))
    missions = state["achievements"][seat]
    if isinstance(missions, list) and missions:
        names = [_mission(key, words) for key in missions]
        parts.append(say("missions {missions}", missions=rows(*names, between=" / ")))
    if character := state["characters"][seat]:
        parts.append(_character_of(character, words))
    return rows(f"{SEAT_NAMES[seat]:7}", rows(*parts, between="; "))


def _hand_of(state: StateForm, seat: str, words: Words) -> Iterator[str]:
    hand = state["hands"][seat]
    if isinstance(hand, int):
        yield say_n("{n} card", "{n} cards", hand)
    elif hand:
        yield say("hand {cards}", cards=commas(map(words.title, hand)))
    else:
        yield say("no cards")


def _mission(key: str, words: Words) -> str:
    number = words.definitions.achievement_of.get(key)
    if number is None:
        return key
    mission = words.definitions.achievements[number]
    return say(
        "{title} ({features}: {points})", title=mission.title, features=mission_in_words(mission), points=mission.points
    )


def _character_of(character: CharacterForm, words: Words) -> str:
    if character["id"] is None:
        return say("a character face down")
    gaps = {"name": words.character(character["id"])}
    if character["face"] == "down":
        return say("is {name}, face down", **gaps)
    return say("is {name}, used", **gaps) if character["used"] else say("is {name}", **gaps)
