"""The window: a stack of scenes, a loop that draws only when something changed, and input.

Mouse, keyboard and gamepad come to the same controls: the regions that the scene drew last.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from wonderland.content.languages import language
from wonderland.core.message import say
from wonderland.session import window_size
from wonderland.session.controls import controls
from wonderland.session.match_session import MatchSession
from wonderland.session.settings import SettingsFile
from wonderland.ui.kit.canvas import Canvas, Pointer, Region
from wonderland.ui.kit.dragged import Dragged
from wonderland.ui.kit.follower import Follower
from wonderland.ui.kit.fonts import LABEL, Fonts
from wonderland.ui.kit.layout import REST, line_in, screen
from wonderland.ui.kit.magnifier import BAR, Magnifier
from wonderland.ui.kit.memory import give_back
from wonderland.ui.kit.narrator import Narrator
from wonderland.ui.kit.notice import draw_notice
from wonderland.ui.kit.presses import Pads, actions_of, as_standard, of_pad
from wonderland.ui.kit.rule_link import parted
from wonderland.ui.kit.scroller import Scroller
from wonderland.ui.kit.shown import LEAST, Shown
from wonderland.ui.kit.sizes import SMALL
from wonderland.ui.kit.sound import Sounds
from wonderland.ui.kit.spaces import APART
from wonderland.ui.kit.sprites import Sprites
from wonderland.ui.kit.theme import Theme, load_theme
from wonderland.ui.kit.tip import RULE_KEY, draw_tip

PADS = (pygame.JOYBUTTONDOWN, pygame.JOYHATMOTION, pygame.JOYAXISMOTION, pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED)
"""What gamepads send."""
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
CHOOSING = (*ENTER, pygame.K_SPACE)
FRAMES = 60
NAP_MS = 36
"""How long the loop sleeps while nothing moves, a little over two frames; to wait for an event would look every
millisecond."""
TIP_AFTER_MS = 350
TWICE_MS = 400
"""Within what time two clicks are a double one."""
USUAL = (1280, 720)
"""The window that the layouts are drawn for; in a larger one words grow too, but half as fast."""


class App:
    """The window and what it shows.

    Args:
        surface: what is drawn on; the display's, or any other in a test.
        settings: the player's settings.
        assets: the folder of sprites and sounds.
        flip: shows what was drawn.

    Attributes:
        controls: the keys and buttons in force.
        rulebook: opens the rules at a number, or where none is given at their beginning.
        open_settings: opens the settings.
        show_last_turn: shows the last turn of a match again, as a seat that looks on knows it.
        magnifier: which part of a screen is seen that is larger than the window.
        standing: what has to be said below every screen for as long as it holds.
        passing: what is said over the screen for a moment.
        fill_screen: fills the screen, or goes back to a window.
    """

    def __init__(
        self,
        surface: pygame.Surface,
        settings: SettingsFile,
        assets: Path,
        flip: Callable[[], None] = lambda: None,
        *,
        fast: bool = False,
        mute: bool = False,
    ) -> None:
        self.surface = surface
        self.settings = settings
        self.fast = fast
        self.sounds = Sounds(assets / "sounds", settings.values.effects, settings.values.music, mute=mute)
        self.sprites = Sprites(assets / "sprites")
        self.pointer = Pointer()
        self.scenes: list[Shown] = []
        self.rulebook: Callable[[str], None] = lambda _: None
        self.open_settings: Callable[[], None] = lambda: None
        self.show_last_turn: Callable[[MatchSession, str], None] = lambda *_: None
        self.fill_screen: Callable[[], object] = pygame.display.toggle_fullscreen
        self.running = True
        self.magnifier = Magnifier()
        self._scroller = Scroller(self.magnifier)
        self._follower = Follower(self.magnifier)
        self.standing: Callable[[], str] = lambda: ""
        self.passing: Callable[[], str] = lambda: ""
        self._said = ""
        self._noted = ""
        self._strip = 0
        self._page: pygame.Surface | None = None
        self.on_save: Callable[[], None] | None = None
        self.on_save_as: Callable[[], None] | None = None
        self.on_fault: Callable[[Exception], None] | None = None
        self.dirty = True
        self.drawn = 0
        self.canvas: Canvas
        self._flip = flip
        self._still = 0.0
        self._tip = ""
        self._tip_box = pygame.Rect(0, 0, 0, 0)
        self._dragged = Dragged()
        self._under: Region | None = None
        self._behind = False
        self._pressed, self._pressed_for = 0, ""
        self._written = ""
        self._narrator = Narrator()
        self._pads = Pads()
        self.controls = controls(settings.values.keys, settings.values.pads)
        self.refit()

    # --- the look ----------------------------------------------------------------------------
    def refit(self) -> None:
        """Fit everything to the surface's size and the settings."""
        window = self.surface.get_width(), self.surface.get_height() - self._strip
        width, height = (max(pair) for pair in zip(window, window_size.LEAST, strict=True))
        wish = self.settings.values.scale / 100
        wish *= max(1.0, min(width / USUAL[0], height / USUAL[1])) ** 0.5
        fits = min(width / LEAST[0], height / LEAST[1])
        self.larger, self.scale = wish > fits, wish  # words are never set smaller than wished for
        self.magnifier.fit(window, self._least())
        self._page = self.magnifier.sheet(window)
        values = self.settings.values
        self.controls = controls(values.keys, values.pads)
        self.theme: Theme = load_theme(self.settings.values.theme)
        self.fonts = Fonts(self.scale, legible=values.legible, language=language(values.language))
        self.sprites.forget()
        self.sounds.volume = self.settings.values.effects
        self.sounds.music_volume = self.settings.values.music
        self.canvas = self._new_canvas(self._page or self.surface)
        self.dirty = True

    def _least(self) -> tuple[int, int]:
        """The least size of the page, in pixels: what the screen in front needs as it is scaled."""
        if not self.larger:
            return window_size.LEAST
        wide = (self.surface.get_width() - BAR) / self.scale
        least = self.scene.least(wide) if self.scenes else LEAST
        return math.ceil(least[0] * self.scale), math.ceil(least[1] * self.scale)

    def _new_canvas(self, surface: pygame.Surface) -> Canvas:
        canvas = Canvas(surface, self.theme, self.scale, self.fonts, self.sprites, self.pointer)
        typing = bool(self.scenes) and self.scene.types
        canvas.key_of = self.controls.shown_typing if typing else self.controls.shown
        canvas.waits = bool(self.scenes) and self.scene.moves
        canvas.seen = self.magnifier.window[0]
        return canvas

    @property
    def room(self) -> tuple[int, int]:
        """The pixels that a screen has: the window without the line that may stand below it.

        Where everything is set larger than the window has room for, a screen has more.
        """
        return self.magnifier.page

    def logical_width(self) -> float:
        """The window's width in logical pixels."""
        return self.canvas.width

    @property
    def scene(self) -> Shown:
        """The scene in front."""
        return self.scenes[-1]

    def push(self, scene: Shown) -> None:
        """Lay a scene over the others."""
        self.scenes.append(scene)
        self._arrive()

    def pop(self) -> None:
        """Take the front scene away; the last one ends the program."""
        self.scenes.pop().leave()
        if self.scenes:
            self._arrive()
        else:
            self.running = False

    def replace(self, scene: Shown) -> None:
        """Put a scene in the place of the front one."""
        self.scenes.pop().leave()
        self.push(scene)

    def home(self, scene: Shown) -> None:
        """Take all scenes away and begin with one."""
        while self.scenes:
            self.scenes.pop().leave()
        self.push(scene)

    def _arrive(self) -> None:
        self.pointer.focus = self.pointer.hover = self.pointer.pressed = self._tip = ""
        if self.larger:
            self.refit()  # screens differ in how narrow they may be
        self.magnifier.show(pygame.Rect(0, 0, 1, 1))
        self.scene.enter()
        give_back()
        self.dirty = True

    # --- narration ---------------------------------------------------------------------------
    def speak(self, words: str) -> None:
        """Have it spoken what happened, where the player has set that."""
        if self.settings.values.speak:
            self._narrator.speak(self.fonts.told(words))

    def read_aloud(self, words: str) -> None:
        """Have a text spoken that the player asked for, whatever is set."""
        self._narrator.speak(self.fonts.told(words))

    def _speak_focus(self) -> None:
        """Have it spoken what has the focus now: what it is called, and what it does or why it can't."""
        if not self.settings.values.speak:
            return
        region = self._region(self.pointer.focus) if self.pointer.focus_shown else None
        parts = [region.spoken, region.why] if region else []
        if region and region.act is None:
            parts.insert(1, say("not now"))
        said = [self.fonts.told(part).rstrip(".") for part in parts if part]
        self._narrator.focus(". ".join(said))

    # --- the loop ----------------------------------------------------------------------------
    def run(self) -> None:
        """Show the scenes until the last one is gone."""
        clock = pygame.time.Clock()
        moving = True
        while self.running:
            try:
                moving = self._round(clock, asleep=not moving and not self.dirty)
            except Exception as fault:
                if self.on_fault is None:
                    raise
                report, self.on_fault = self.on_fault, None  # a fault in telling of it ends it all
                report(fault)
                self.draw()
                self.on_fault, moving = report, False

    def _round(self, clock: pygame.time.Clock, *, asleep: bool) -> bool:
        """Take what has come in, and go on by a frame; whether the scene is moving."""
        if asleep and not pygame.event.peek():
            pygame.time.wait(NAP_MS)
        for event in pygame.event.get():
            self.handle(event)
        # a wait of no time wakes up once more, too; the first frame comes before any time has passed
        elapsed = clock.tick(0 if asleep else FRAMES) if self.drawn else 0
        return bool(self.scenes) and self.step(elapsed)

    def stop(self) -> None:
        """Close the window after this round."""
        self.running = False

    def step(self, elapsed: float) -> bool:
        """Go on by some milliseconds and draw if needed; whether the scene is moving."""
        moving = self.scene.update(elapsed) | self.magnifier.update(elapsed)
        self._still += elapsed
        if self._still - elapsed < TIP_AFTER_MS <= self._still and self.pointer.hover:
            self._tip = self.pointer.hover
            self.dirty = True
        self.sounds.speak_over(spoken=self._narrator.speaking)
        if (said := self.standing()) != self._said:
            self._said = said
            self._strip = max(24, self.surface.get_height() // 30) if said else 0
            self.refit()
        if (noted := self.passing()) != self._noted:
            self._noted, self.dirty = noted, True
        if (moving or self.dirty) and self.running:
            self.draw()
        return moving

    def draw(self) -> None:
        """Draw the front scene."""
        window = self.surface
        if self._page:
            self.surface = self._page
        elif self._strip:
            self.surface = window.subsurface((0, 0), self.magnifier.window)
        self.surface.set_clip(None)  # a fault in the midst of drawing may have left one
        try:
            self.canvas = self._new_canvas(self.surface)
            self.scene.draw(self.canvas)
            self._draw_tip()
            self._follower.follow(self.scene, self.canvas)
            self._draw_notice()
            if self._page:
                window.blit(self._page, (-self.magnifier.left, -self.magnifier.top))
        finally:
            self.surface = window
        if self.magnifier.larger:
            self._scroller.draw(self._new_canvas(window), self._follower.asked)
        if self._strip:
            self._draw_strip()
        self._speak_focus()
        self.dirty = self._behind = False
        self.drawn += 1
        self._flip()

    def _draw_notice(self) -> None:
        """Draw what is said in passing, where it covers nothing that is asked or offered."""
        if self._noted:
            seen = self.magnifier.seen.clip(self.surface.get_rect())
            spared = [one.rect for one in self.canvas.regions]
            draw_notice(self.canvas, self._noted, seen, [*spared, *self.scene.asked(), *self.scene.offered()])

    def _draw_strip(self) -> None:
        """Draw what stands below every screen, which it makes smaller and covers nowhere."""
        canvas = self._new_canvas(self.surface)
        _, strip = screen(canvas).rows(REST, self._strip / self.scale)
        canvas.fill(strip.rect(canvas), "refusal")
        line_in(canvas, strip.inset(APART, 0), self._said, LABEL, SMALL, "chip-text")

    def _draw_tip(self) -> None:
        region = self._region(self._tip) if self._tip else None
        self._tip_box = pygame.Rect(0, 0, 0, 0)
        if region and region.why and not region.told:
            self._tip_box = draw_tip(self.canvas, region, self.open_rules)

    def open_rules(self, at: str = "") -> None:
        """Open the rules: at a number, or where the tip or the scene is about one."""
        region = self._region(self._tip) if self._tip else None
        rule = parted(region.why)[1] if region else ""
        self.rulebook(at or rule or self.scene.rule_now())

    def _region(self, key: str) -> Region | None:
        return next((r for r in self.canvas.regions if r.key == key), None)

    # --- input -------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> None:
        """Take an event from the system."""
        if self._scroller.take(event, self.canvas.scrolls):
            self.dirty = True
            return
        event = self.magnifier.on_page(event)
        kind = event.type
        if self._of_window(kind):
            return
        if kind in PADS:
            self._pad(event)
        elif kind in (pygame.KEYDOWN, pygame.TEXTINPUT):
            self._typed(event)
        elif kind == pygame.MOUSEMOTION:
            self._motion(event)
        elif kind == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event)
        elif kind == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event)
        elif self.scenes and self.scene.handle(event):
            self.dirty = True

    def _of_window(self, kind: int) -> bool:
        """Take what happened to the window itself; whether it was such."""
        if kind == pygame.QUIT:
            self.running = False
        elif kind in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            current = pygame.display.get_surface()
            if current is not None:
                self.surface = current
            self.refit()
        elif kind in (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED):
            self.sounds.hushed = False
            self.dirty = True
        elif kind == pygame.WINDOWFOCUSLOST:
            self.sounds.hushed = self.settings.values.quiet
        else:
            return False
        return True

    def _typed(self, event: pygame.event.Event) -> None:
        """Take a key; while a line is typed also letters put together of several, which no key tells."""
        if event.type == pygame.KEYDOWN:
            self._written = event.unicode
            self._key(event)
        elif event.text != self._written and self.scenes and self.scene.types:
            for letter in event.text:
                self._key(pygame.event.Event(pygame.KEYDOWN, key=0, mod=0, unicode=letter))
        else:
            self._written = ""  # a key tells of one text alone

    def _motion(self, event: pygame.event.Event) -> None:
        if self._dragged.move(event.pos) or self.scene.handle(event):
            self.dirty = True
        hover = self._region_at(event.pos)
        if hover != self.pointer.hover:
            self.pointer.hover, self.dirty = hover, True
        if hover not in (self._tip, RULE_KEY):
            self._tip = ""
        if not self._tip:
            self._still = 0.0

    def _region_at(self, position: tuple[int, int]) -> str:
        """The control under the mouse; over a tip, and on the way to it, the one it belongs to."""
        under = self._control_at(position)
        found = under.key if under else ""
        bridge = self._tip_box.inflate(0, 2 * self.canvas.px(9))
        on_tip = bool(self._tip_box.width) and bridge.collidepoint(position)
        return self._tip if on_tip and found != RULE_KEY else found

    def _press(self, event: pygame.event.Event) -> None:
        self.pointer.focus_shown = False
        if not self._tip_box.collidepoint(event.pos):
            self._tip = ""
        seen = self._control_at(event.pos)
        if seen and not self.controls.looks(seen.shortcut) and self.scene.hasten():
            self._under, self.dirty = None, True
            return
        self._catch_up()
        self._under = region = self._control_at(event.pos)
        self.dirty = True
        if not _alike(seen, region):
            self._under = None  # what was pressed is gone already: nothing else is meant
        elif region:
            self.pointer.pressed = self.pointer.focus = region.key
            self._dragged.begin(region, event.pos, self.canvas.px(8))
        elif only := self._only_choice_twice():
            self.activate(only)
        else:
            self.scene.handle(event)
            self._behind = True

    def _control_at(self, position: tuple[int, int]) -> Region | None:
        """The control at a place, as it was drawn last."""
        regions = reversed(self.canvas.regions)
        return next((region for region in regions if region.rect.collidepoint(position)), None)

    def _catch_up(self) -> None:
        """Draw what was brought about since the last drawing, before anything is chosen there."""
        if self._behind and self.scenes:
            self.draw()

    def _only_choice_twice(self) -> Region | None:
        """The only choice there is, by the second of two presses that no control took."""
        now = pygame.time.get_ticks()
        only = self._region(self.scene.only_choice())
        twice = only and only.key == self._pressed_for and now - self._pressed < TWICE_MS
        self._pressed, self._pressed_for = now, only.key if only else ""
        return only if twice else None

    def _release(self, event: pygame.event.Event) -> None:
        """Do what was pressed, wherever it is by now, if it is still the same."""
        pressed, self.pointer.pressed = self.pointer.pressed, ""
        under, self._under = self._under, None
        self._dragged.end()
        self.dirty = True
        region = self._region(pressed) if pressed else None
        places = [one.rect for one in (region, under) if one]
        there = any(place.collidepoint(event.pos) for place in places)
        if region and there and _alike(region, under):
            self.activate(region)
        else:
            self.scene.handle(event)

    def activate(self, region: Region) -> None:
        """Do what a control does, or say why it can't be done."""
        if region.act is None:
            self.sounds.play("error")
            self._tip = region.key
            return
        if region.slide is None:
            self.sounds.play("button")
        region.act()
        self.dirty = self._behind = True

    def _key(self, event: pygame.event.Event) -> None:
        """Take a key: where none is being chosen, as the standard one that it means."""
        self.dirty = True
        if not self.scene.catches:
            event = as_standard(event, self.controls, typing=self.scene.types)
        if (self.means(event, "full-screen") and not self.scene.catches) or (
            event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT
        ):
            with contextlib.suppress(pygame.error):
                self.fill_screen()
            return
        if not self.scene.catches and self.means(event, "rules"):
            self.open_rules()
            return
        if self.on_save and not self.scene.catches and self.means(event, "save-now"):
            self.on_save()
            return
        if not (self.scene.catches or self.scene.types) and self._scroller.press(self.actions_of(event)):
            return
        self._tip = ""
        if self._decides(event) and self.scene.hasten():
            return
        if self.scene.handle(event) or self._scroller.page(event.key):
            return
        if event.key == pygame.K_TAB:
            self._walk(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in (pygame.K_DOWN, pygame.K_UP):
            self._walk(1 if event.key == pygame.K_DOWN else -1)
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._sideways(1 if event.key == pygame.K_RIGHT else -1)
        elif event.key in CHOOSING:
            self._enter(event)
        else:
            self._shortcut(self.actions_of(event))

    def _decides(self, event: pygame.event.Event) -> bool:
        """Whether a key could do more than show something; while a line is typed only Enter can."""
        if self.scene.types:
            return event.key in ENTER
        known = [self.controls.looks(action) for action in self.actions_of(event)]
        return event.key in CHOOSING or (bool(known) and not any(known))

    def _enter(self, event: pygame.event.Event) -> None:
        self._catch_up()
        choosing = event.key == pygame.K_SPACE
        focused = self._region(self.pointer.focus) if self.pointer.focus_shown else None
        picks = focused is not None and (focused.picks or self.scene.decides_by_space)
        if choosing and not picks:
            self._shortcut(self.actions_of(event))
            return
        primary = self._region(self.scene.first_focus())
        done = not choosing and primary is not None and primary.act is not None
        chooses = focused is not None and focused.chosen_by_space
        region = primary if focused is None or (chooses and done) else focused
        if region:
            self.activate(region)

    def _shortcut(self, actions: Sequence[str]) -> bool:
        """Do what a control of one of some actions does; whether there is such a control."""
        self._catch_up()
        for region in self.canvas.regions:
            if region.shortcut in actions:
                self.activate(region)
                return True
        return False

    # --- keys and buttons by what they mean --------------------------------------------------
    def actions_of(self, event: pygame.event.Event) -> list[str]:
        """The actions that a key which was pressed may mean."""
        return actions_of(event, self.controls)

    def means(self, event: pygame.event.Event, action: str) -> bool:
        """Whether a key that was pressed means an action."""
        return event.type == pygame.KEYDOWN and action in self.actions_of(event)

    def _pad(self, event: pygame.event.Event) -> None:
        """Take what a gamepad sends as the key that it stands for."""
        pressed = self._pads.pressed(event)
        if pressed is None:
            return
        self.dirty = True
        if self.scene.catches:
            self.scene.handle(pygame.event.Event(pygame.JOYBUTTONDOWN, button=pressed))
        elif actions := self.controls.on_pad(pressed):
            if self.scene.types and self._scroller.press(actions):
                return  # a stick writes nothing
            self._key(of_pad(actions, self.controls))

    def _walk(self, way: int) -> None:
        keys = [region.key for region in self.canvas.regions]
        if not keys:
            return
        self.pointer.focus_shown = True
        if self.pointer.focus in keys:
            at = (keys.index(self.pointer.focus) + way) % len(keys)
        else:
            at = 0 if way > 0 else len(keys) - 1
        self.pointer.focus = keys[at]
        self.magnifier.show(self.canvas.regions[at].rect)

    def _sideways(self, way: int) -> None:
        region = self._region(self.pointer.focus)
        if region and region.slide:
            region.slide(max(0.0, min(1.0, region.share + 0.05 * way)))
            return
        self._walk(way)


def _alike(one: Region | None, other: Region | None) -> bool:
    """Whether two controls are the same one; None is no control."""
    if one is None or other is None:
        return one is other
    return one.key == other.key and (one.spoken == other.spoken or one.slide is not None)
