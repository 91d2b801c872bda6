"""What is begun at the table of Storytellers, and when agents wait for a person's skill (ST-58)."""

from __future__ import annotations

from wonderland.core.game import CHANCE
from wonderland.games.storytellers.actions.closing import may_reveal
from wonderland.games.storytellers.actions.skills import SKILLS, open_skills
from wonderland.games.storytellers.state import State
from wonderland.games.storytellers.view import View
from wonderland.ui.games.storytellers.at_screen import screen_of
from wonderland.ui.table.hand import Manners
from wonderland.ui.table.house_board import HouseBoard, HouseControl


class StoryControl(HouseControl):
    """What a person has begun; agents wait where his skill has its window in their decision.

    Args:
        board: the board.
        manners: how lines are said by hand.
    """

    def __init__(self, board: HouseBoard, manners: Manners) -> None:
        super().__init__(board, manners)
        self._passed = -1

    @property
    def holds_back(self) -> bool:
        """Whether a person has a window (ST-58) in the decision of an agent, or has stepped aside.

        Where several share the screen, only characters that are up count: to wait for one that is
        face down would tell who it is.
        """
        screen, match, session = screen_of(self._board), self.match, self.session
        acts = match.to_act
        if len(match.lines) < self._passed:
            self._passed = -1  # the line was taken back: he is asked anew
        if screen.aside:
            return True
        if acts in (None, CHANCE) or session.human(str(acts)) or self._board.table.frame:
            return False
        if len(match.lines) == self._passed:
            return False
        return any(
            self._has_window(match.view(seat), alone=not screen.shared)
            for seat in session.people
            if session.human(seat)
        )

    @staticmethod
    def _has_window(view: object, *, alone: bool) -> bool:
        assert isinstance(view, View)
        state, seat = view.known, view.number
        return bool(open_skills(state, seat)) or (alone and turned_up_serves(state, seat))

    def pass_by(self) -> None:
        """Let the agent go on that waits."""
        self._passed = len(self.match.lines)


def turned_up_serves(state: State, seat: int) -> bool:
    """Whether a seat's skill would have its window at once if it turned its character up."""
    if not may_reveal(state, seat):
        return False
    skill = SKILLS.get(state.config.skills[state.characters[seat]])
    return skill is not None and skill.opens(state, seat)
