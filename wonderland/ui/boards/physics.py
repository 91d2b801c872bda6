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
"""Pixels of way after which another face is seen."""


@dataclass(slots=True)
class Die:
    """A die in the tray.

    Attributes:
        x, y, angle: where it is and how it lies, in the tray's pixels and radians.
        face: what it shows now.
        drawn: what it comes to rest on.
        knock: how hard it was hit in this step, 0 if not.
    """

    x: float
    y: float
    angle: float
    face: str
    drawn: str
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
        self._way = [0.0 for _ in faces]
        speed = min(width * 2.4, max(width * 1.25, hypot(*flick)))
        for index, (possible, drawn) in enumerate(faces):
            body = self._throw(height, size, index, len(faces), speed)
            self._bodies.append(body)
            self.dice.append(
                Die(*body.position, body.angle, possible[index % len(possible)], drawn)
            )

    def _walls(self, width: float, height: float) -> None:
        corners = ((0, 0), (width, 0), (width, height), (0, height))
        for index, corner in enumerate(corners):
            wall = pymunk.Segment(self._space.static_body, corner, corners[(index + 1) % 4], 6)
            wall.elasticity, wall.friction = 0.62, 0.5
            self._space.add(wall)

    def _throw(
        self, height: float, size: float, index: int, count: int, speed: float
    ) -> pymunk.Body:
        body = pymunk.Body(1.0, pymunk.moment_for_box(1.0, (size, size)))
        share = (index + 0.5) / count
        body.position = (size * (0.8 + 0.25 * self._rng.random()), height * (0.15 + 0.7 * share))
        body.angle = self._rng.random() * tau
        aim = (self._rng.random() - 0.5) * 1.1
        body.velocity = (speed * (0.8 + 0.5 * self._rng.random()), speed * aim)
        body.angular_velocity = (self._rng.random() - 0.5) * 30
        shape = pymunk.Poly.create_box(body, (size * 0.94, size * 0.94), radius=2)
        shape.elasticity, shape.friction = 0.5, 0.5
        self._space.add(body, shape)
        return body

    def update(self, seconds: float) -> None:
        """Go on by some seconds."""
        if self.resting:
            return
        for _ in range(max(1, round(seconds / STEP))):
            before = [body.velocity for body in self._bodies]
            self._space.step(STEP)
            self.time += STEP
            for body, velocity, die in zip(self._bodies, before, self.dice, strict=True):
                die.knock = max(die.knock, (body.velocity - velocity).length - 60)
            self._slow()
        self._look(seconds)

    def _slow(self) -> None:
        """Bring the dice to rest in time: what still moves late is slowed more and more."""
        late = max(0.0, self.time - 0.5 * LONGEST) / (0.5 * LONGEST)
        drag = 1 - min(1.0, late) * 0.12
        for body in self._bodies:
            body.velocity *= drag
            body.angular_velocity *= drag
        if self.time >= LONGEST or all(body.velocity.length < STILL for body in self._bodies):
            self.resting = True
            for body in self._bodies:
                body.velocity, body.angular_velocity = (0, 0), 0

    def _look(self, seconds: float) -> None:
        """Move each die's picture, and turn it over as it rolls; the last turns show its face."""
        for index, (body, die) in enumerate(zip(self._bodies, self.dice, strict=True)):
            speed = body.velocity.length
            self._way[index] += speed * seconds
            die.x, die.y = body.position
            die.angle = body.angle
            if self._way[index] > TURN_PER_FACE:
                self._way[index] = 0.0
                settled = speed < 5 * TURN_PER_FACE
                seen = self._seen[index]
                die.face = die.drawn if settled else seen[int(self._rng.random() * len(seen))]
            if self.resting:
                die.face = die.drawn
                die.angle = body.angle % (2 * pi)

    def finish(self) -> None:
        """Let the dice come to rest at once."""
        while not self.resting:
            self.update(STEP)
        for die in self.dice:
            die.face = die.drawn
