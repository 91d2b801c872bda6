"""What a seat may see of a state in numbers, and of what happened."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar, cast

from wonderland.core.game import Event, LegalActions, Position, Random

S = TypeVar("S")
F = TypeVar("F", bound=Mapping[str, object])
F_co = TypeVar("F_co", covariant=True)
L_co = TypeVar("L_co", bound=LegalActions, covariant=True)


class Formed(Protocol[F_co]):
    """A view that has the form of a state."""

    @property
    def form(self) -> F_co:
        """Each key of a state with what it holds."""
        ...


class Lawful(Position, Protocol[L_co]):
    """A position of a game whose legal actions are of a class of its own."""

    def legal(self, seat: str | None = None) -> L_co:
        """The legal actions of a seat."""
        ...


class StateView(dict[str, object], Generic[S, F, L_co]):
    """The state as one seat may see it; a mapping like a state's form, less what is hidden.

    Behind it stands a state that holds nothing hidden either, so that an agent can be handed a view
    and no more.

    Args:
        seat: the letter of the seat that sees this.
        known: the state as far as the seat knows it.
        form: the mapping, each key with what it holds.
        position: puts states behind the protocols.
    """

    def __init__(self, seat: str, known: S, form: F, position: Callable[[S], Lawful[L_co]]) -> None:
        super().__init__(form)
        self.seat, self.known, self.form = seat, known, form
        self._position = position

    def legal(self) -> L_co:
        """The seat's legal actions; none where it may do nothing now."""
        return self._position(self.known).legal(self.seat)

    def sample(self, rng: Random) -> Lawful[L_co]:
        """A position that could be the true one, what is hidden drawn at random."""
        return self._position(self.drawn(rng))

    @abstractmethod
    def drawn(self, rng: Random) -> S:
        """A state that could be the true one."""


def events_for(seat: str, events: Iterable[Event], secrets: Mapping[type, Sequence[str]]) -> list[Event]:
    """Events as a seat knows them: what is secret of another's is None, or as many None as there are.

    Args:
        seat: the seat.
        events: named tuples; whose it is stands first in one that has secrets.
        secrets: the fields by class that only their own seat knows.
    """
    return [_known(seat, event, secrets.get(type(event), ())) for event in events]


def whose(event: Event) -> str:
    """The seat that an event is about, which stands first in those that are about one."""
    return str(cast(tuple[object, ...], event)[0])


def _known(seat: str, event: Event, secrets: Sequence[str]) -> Event:
    if not secrets or whose(event) == seat:
        return event
    told = cast(NamedTuple, event)
    values = {name: getattr(told, name) for name in secrets}
    return told._replace(**{n: (None,) * len(v) if isinstance(v, tuple) else None for n, v in values.items()})
