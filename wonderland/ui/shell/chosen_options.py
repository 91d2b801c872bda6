"""The options that are being chosen for a match, as the set-up form changes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from wonderland import api
from wonderland.kit.options import PRESET, One, OptionModel, Uneven
from wonderland.ui.shell.wishes import Value, Wishes


class ChosenOptions:
    """What is chosen, option by option; only what is not the usual is kept.

    Args:
        game: what is to be played.
        wishes: what was chosen; it is changed here.
        seats: the seats of the match, as the options have it.
    """

    def __init__(self, game: api.Game, wishes: Wishes, seats: Callable[[], Sequence[str]]) -> None:
        self._letters = game.info.letters
        self._options = game.options
        self._wishes = wishes
        self._seats = seats

    @property
    def by_seat(self) -> dict[str, OptionModel]:
        """The options that each seat may have of its own."""
        return {key: one for key, one in self._options.options.items() if one.by_seat}

    @property
    def of_all(self) -> dict[str, OptionModel]:
        """The others."""
        return {key: one for key, one in self._options.options.items() if not one.by_seat}

    def usual(self, key: str) -> object:
        """What an option is if nothing is chosen."""
        preset = self._wishes.preset
        return self._options.values({PRESET: preset} if preset else {})[key]

    def now(self, key: str) -> object:
        """What an option is."""
        return self._wishes.values.get(key, self.usual(key))

    def choose(self, key: str, value: Value | None) -> None:
        """Choose the value of an option, None for the usual one.

        Where a preset is offered first for a value, it comes and goes with it. A switch brings the
        one that it needs, and goes off with it.
        """
        before = self._offered(key)
        self._wishes.values.pop(key, None)
        usual = self.usual(key)
        if value is not None and value != (usual or "" if isinstance(value, str) else usual):
            self._wishes.values[key] = value
        if self._wishes.preset == before:
            self._wishes.preset = self._offered(key)
        self._keep_needs(key)

    def _keep_needs(self, key: str) -> None:
        """Turn on what a switch needs that is on now, or off what needs it."""
        options, on = self._options.options, self.now(key)
        needed = options[key].needs
        if on and needed and not self.now(needed):
            self.choose(needed, True)
        for other, option in options.items():
            if option.needs == key and not on and self.now(other):
                self.choose(other, False)

    def _offered(self, key: str) -> str:
        """The preset that is offered first as an option is now, the usual one where none is named."""
        offers, now = self._options.options[key].offers, self.now(key)
        return offers.get(now, self._options.usual) if isinstance(now, int) else self._options.usual

    # --- what seats have of their own
    def usual_of(self, key: str, seat: str) -> One:
        """What an option of a seat is if nothing is chosen."""
        return self._of_seats(key, self.usual(key))[seat]

    def now_of(self, key: str, seat: str) -> One:
        """What an option of a seat is."""
        return self._of_seats(key, self.now(key))[seat]

    def choose_of(self, key: str, seat: str, value: One) -> None:
        """Choose what a seat has; where seats then differ they are evened out."""
        self._keep_each(key, {**self._of_seats(key, self.now(key)), seat: value})
        uneven = self._options.options[key].uneven
        if uneven is not None:
            self._even_out(key, uneven)

    def _of_seats(self, key: str, value: object) -> dict[str, One]:
        """The value of every seat that the game has."""
        assert value is None or isinstance(value, (int, str, Mapping))
        option = self._options.options[key]
        return dict(zip(self._letters, option.of_seats(value, self._letters), strict=True))

    def _keep_each(self, key: str, each: Mapping[str, One]) -> None:
        """Keep what each seat has: one value where all seats of the match have the same."""
        own = {each[seat] for seat in self._seats()}
        given = {seat: one for seat, one in each.items() if one is not None}
        alike = own.pop() if len(own) == 1 else None
        self.choose(key, given if alike is None else alike)
        if alike is None and given == self._of_seats(key, self.usual(key)):
            self.choose(key, None)

    def _even_out(self, key: str, uneven: Uneven) -> None:
        """Offer first what is fair where seats differ, and what is usual where they don't."""
        chosen = self._of_seats(key, self.now(key))
        differ = len({chosen[seat] for seat in self._seats()}) > 1
        known = self._options
        if differ and self._wishes.preset == known.usual:
            self._wishes.preset = uneven.preset
        elif not differ and self._wishes.preset == uneven.preset:
            self._wishes.preset = known.usual
        self._keep_each(key, chosen)
        fair = known.presets[uneven.preset]
        for other, value in fair.items():
            if not known.options[other].by_seat:
                self.choose(other, value if differ and not isinstance(value, dict) else None)
        for other, brings in uneven.each.items():
            self.choose(other, None)
            if differ:
                self._keep_each(other, {seat: brings[str(one)] for seat, one in chosen.items()})

    # --- all at once
    def preset(self, name: str) -> None:
        """Choose a preset: its own values hold, and no number stays as it was changed but that of the seats."""
        before = self._wishes.values
        own, kinds = self._options.presets[name], self._options.options
        self._wishes.preset = name
        self._wishes.values = {
            key: value for key, value in before.items() if kinds[key].kind != "number" and key not in own
        }
        for key, value in before.items():
            if kinds[key].kind == "number" and key not in own:
                self._keep_if_seated(key, value)

    def _keep_if_seated(self, key: str, value: Value) -> None:
        """Keep a number if it says who sits at the table."""
        without, seats = self._wishes.values, self._seats()
        self._wishes.values = {**without, key: value}
        if self._seats() == seats:
            self._wishes.values = without
