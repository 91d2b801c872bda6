"""Dice that tumble: pymunk bodies in a tray, coming to rest on faces that the engine drew.

The bodies say only where a die is and how it lies; what it shows was decided before it was
thrown. No pygame here.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, pi, tau
from random import Random

import pymunk

STEP = 1 / 120
LONGEST = 1.4
"""Seconds after which every die lies still."""
STILL = 14.0
TURN_PER_FACE = 70.0
"""Pixels of way in which a die rolls over to another face."""
LEAST_ROLL = 320.0
"""Degrees a second by which a die that has begun to roll over goes on at least."""
START, SPREAD, SPEEDS = (0.8, 0.25), (0.15, 0.7), (0.8, 0.5)
"""Where dice are thrown from, in sizes from the left and in shares of the height, and how fast: each
from one number on, and up to the other more."""
SOFTLY = 60.0
"""The change of speed up to which a die is not heard."""
LATE = 0.5
"""The share of the longest time after which every die rolls to the face it was drawn on."""


@dataclass(slots=True)
class Die:
    """A die in the tray.

    Attributes:
        x, y, angle: where it is and how it lies, in the tray's pixels and radians.
        face: what is on top now.
        drawn: what it comes to rest on.
        coming: what comes to the top next.
        roll: how far it has rolled over towards that, in degrees from 0 to 90.
        knock: how hard it was hit in this step, 0 if not.
    """

    x: float
    y: float
    angle: float
    face: str
    drawn: str
    coming: str
    roll: float = 0.0
    knock: float = 0.0


class Tray:
    """A throw of dice.

    Args:
        width, height: of the tray inside, in pixels.
        size: of a die.
        faces: what each die may show while it tumbles, and what it is to rest on.
        rng: how they are thrown.
        flick: the speed and direction of the hand, in pixels a second.
    """

    def __init__(
        self,
        width: float,
        height: float,
        size: float,
        faces: list[tuple[str, str]],
        rng: Random,
        flick: tuple[float, float] = (0.0, 0.0),
    ) -> None:
        self.time = 0.0
        self.resting = False
        self._rng = rng
        self._space = pymunk.Space()
        self._space.damping = 0.22
        self._walls(width, height)
        self._bodies: list[pymunk.Body] = []
        self.dice: list[Die] = []
        self._seen = [faces_of for faces_of, _ in faces]
        speed = min(width * 2.4, max(width * 1.25, hypot(*flick)))
        for index, (possible, drawn) in enumerate(faces):
            body = self._throw(height, size, index, len(faces), speed)
            self._bodies.append(body)
            first, second = possible[index % len(possible)], possible[(index + 1) % len(possible)]
            self.dice.append(Die(*body.position, body.angle, first, drawn, second))

    def _walls(self, width: float, height: float) -> None:
        corners = ((0, 0), (width, 0), (width, height), (0, height))
        for index, corner in enumerate(corners):
            wall = pymunk.Segment(self._space.static_body, corner, corners[(index + 1) % 4], 6)
            wall.elasticity, wall.friction = 0.62, 0.5
            self._space.add(wall)

    def _throw(self, height: float, size: float, index: int, count: int, speed: float) -> pymunk.Body:
        body = pymunk.Body(1.0, pymunk.moment_for_box(1.0, (size, size)))
        share = (index + 0.5) / count
        body.position = (size * self._among(START), height * (SPREAD[0] + SPREAD[1] * share))
        body.angle = self._rng.random() * tau
        aim = (self._rng.random() - 0.5) * 1.1
        body.velocity = (speed * self._among(SPEEDS), speed * aim)
        body.angular_velocity = (self._rng.random() - 0.5) * 30
        shape = pymunk.Poly.create_box(body, (size * 0.94, size * 0.94), radius=2)
        shape.elasticity, shape.friction = 0.5, 0.5
        self._space.add(body, shape)
        return body

    def _among(self, bounds: tuple[float, float]) -> float:
        """A number from one on, and up to the other more."""
        least, more = bounds
        return least + more * self._rng.random()

    def update(self, seconds: float) -> None:
        """Go on by some seconds."""
        if self.resting:
            return
        for _ in range(max(1, round(seconds / STEP))):
            before = [body.velocity for body in self._bodies]
            self._space.step(STEP)
            self.time += STEP
            for body, velocity, die in zip(self._bodies, before, self.dice, strict=True):
                die.knock = max(die.knock, (body.velocity - velocity).length - SOFTLY)
            self._slow()
        self._look(seconds)

    def _slow(self) -> None:
        """Bring the dice to rest in time: what still moves late is slowed more and more."""
        late = max(0.0, self.time - 0.5 * LONGEST) / (0.5 * LONGEST)
        drag = 1 - min(1.0, late) * 0.12
        for body in self._bodies:
            body.velocity *= drag
            body.angular_velocity *= drag
        still = all(body.velocity.length < STILL for body in self._bodies)
        if self.time >= LONGEST or (still and all(self._lies(die) for die in self.dice)):
            self.resting = True
            for body in self._bodies:
                body.velocity, body.angular_velocity = (0, 0), 0

    @staticmethod
    def _lies(die: Die) -> bool:
        """Whether a die lies flat on the face it was drawn on."""
        return die.face == die.drawn and die.roll == 0

    def _look(self, seconds: float) -> None:
        """Move each die's picture, and roll it over; the last turns bring its face to the top."""
        for index, (body, die) in enumerate(zip(self._bodies, self.dice, strict=True)):
            die.x, die.y = body.position
            die.angle = body.angle
            speed = body.velocity.length
            settled = speed < 5 * TURN_PER_FACE or self.time > LATE * LONGEST
            if self.resting:
                die.face, die.roll, die.angle = die.drawn, 0.0, body.angle % (2 * pi)
            elif not settled or not self._lies(die):
                self._roll(index, die, max(LEAST_ROLL, 90 * speed / TURN_PER_FACE) * seconds, settled)

    def _roll(self, index: int, die: Die, by: float, settled: bool) -> None:
        """Roll a die on by some degrees."""
        die.roll += by
        if die.roll < 90:
            return
        die.face, die.roll = die.coming, 0.0 if settled else die.roll % 90
        seen = self._seen[index]
        die.coming = die.drawn if settled else seen[int(self._rng.random() * len(seen))]

    def finish(self) -> None:
        """Let the dice come to rest at once."""
        while not self.resting:
            self.update(STEP)
        for die in self.dice:
            die.face, die.roll = die.drawn, 0.0
