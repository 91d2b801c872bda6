"""Who sits in a seat, as a panel shows it: his face, and his name and level beside the seat's."""

from __future__ import annotations

from wonderland.core.message import commas
from wonderland.session.match_session import MatchSession
from wonderland.session.moods import BEATEN, PLEASED, WAITING
from wonderland.ui.kit.log import Head
from wonderland.ui.kit.portrait import portrait_of
from wonderland.ui.kit.seats import frame_of


def face_of(session: MatchSession, seat: str, mood: str = "") -> str:
    """The portrait of whoever plays a seat, in the mood that he is in or in another."""
    name = portrait_of(session.seats[seat].level, session.people_before(seat))
    mood = mood or _mood_of(session, seat)
    return name if mood == WAITING else f"{name}-{mood}"


def _mood_of(session: MatchSession, seat: str) -> str:
    """How he looks now; at the end who won is pleased, and who lost is beaten."""
    outcome = session.match.outcome
    if outcome is None or session.watched:
        return session.moods.of(seat)
    if not outcome.winners:
        return WAITING
    return PLEASED if seat in outcome.winners else BEATEN


def head_of(session: MatchSession, seat: str) -> Head:
    """Who sits in a seat, for the head of his turn in the log."""
    info = session.game.info
    return Head(info.name_of(seat), face_of(session, seat, WAITING), frame_of(info, seat))


def who_plays(session: MatchSession, seat: str, seat_name: str) -> str:
    """Who plays a seat: his name where it is not the seat's own, and his level; ``""`` for a person.

    Args:
        session: the match and its seats.
        seat: which.
        seat_name: what the seat itself is called.
    """
    name = session.seats[seat].name
    return commas([name if name != seat_name else "", session.level_of(seat)])
