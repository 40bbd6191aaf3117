"""Brings the gamepad to the scene on top: commands, a pointer for the right stick, the bar of glyphs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from gest_desktop.scenes.shell.bindings import GAMEPAD
from gest_desktop.scenes.shell.gamepad import NOISE, WAYS, Gamepad, Press
from gest_desktop.scenes.shell.glyph_bar import draw_bar, foot_of
from gest_desktop.scenes.shell.pad_letters import AUTOMATIC, letters

if TYPE_CHECKING:
    from gest_desktop.scenes.shell.app import App

DEVICE_EVENTS: Final = {
    pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED, pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION,
}  # fmt: skip
OTHERS: Final = {pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL}
SETTLES: Final = 0.25
LEAST_TARGET: Final = 44
LINGERS: Final = 3.0  # seconds that the bar stays after the mouse or a key was used
SPEED: Final = 0.9  # heights of the window that the pointer crosses in a second
LEFT, RIGHT = 1, 3
Pos = tuple[int, int]


class PadInput:
    """Once a gamepad was used, the foot of the window stays free for its glyphs."""

    def __init__(self, app: App) -> None:
        self.app, self.gamepad = app, Gamepad()
        self.is_last = False  # the last input came from a gamepad
        self.has_foot = False
        self.lingers = 0.0
        self.pointer: tuple[float, float] | None = None  # of the right stick, until the D-pad is used
        self.warped = 0.0  # seconds in which the mouse may still report where the right stick has put it

    # --- what was pressed

    def handle(self, event: pygame.Event) -> bool:
        """Whether the event came from a gamepad; other devices hide its glyphs."""
        if event.type in NOISE:
            return True
        if event.type in DEVICE_EVENTS:
            for press in self.gamepad.read(event):
                self.take(press)
            if event.type == pygame.CONTROLLERDEVICEREMOVED and not self.gamepad.controllers:
                self.go_out_of_use()
            return True
        if event.type == pygame.WINDOWFOCUSLOST:
            for press in self.gamepad.let_go():
                self.take(press)
        elif event.type in OTHERS and not (event.type == pygame.MOUSEMOTION and self.warped):
            self.yield_to_others()
        return False

    def yield_to_others(self) -> None:
        if self.is_last:
            self.is_last, self.pointer, self.app.dirty = False, None, True
            pygame.mouse.set_visible(True)

    def take(self, press: Press) -> None:
        app = self.app
        if not app.scenes:
            return
        app.warm_up()
        if press.is_down:
            self.come_into_use()
            if app.scene.catches(press.button):
                return
        if press.button in WAYS:
            self.pointer = None
        word = self.word_of(press.button)
        if self.pointer is not None and word in ("activate", "ask"):
            self.click(LEFT if word == "activate" else RIGHT, press.is_down)
        elif word:
            app.scene.press_pad(word, press.is_down)

    def word_of(self, button: str) -> str:
        if button in WAYS:
            return button
        in_force = GAMEPAD.in_force(self.app.settings.buttons)
        return next(word for word, each in in_force.items() if each == button)

    def come_into_use(self) -> None:
        self.is_last, self.lingers = True, LINGERS
        pygame.mouse.set_visible(self.pointer is not None)
        if not self.has_foot:
            self.has_foot = True
            self.app.lay_out_anew()

    def go_out_of_use(self) -> None:
        """Without gamepads the window is whole again."""
        self.yield_to_others()
        if self.has_foot:
            self.has_foot, self.lingers = False, 0.0
            self.app.lay_out_anew()

    # --- the pointer of the right stick

    @property
    def pos(self) -> Pos | None:
        return None if self.pointer is None else (round(self.pointer[0]), round(self.pointer[1]))

    def click(self, button: int, is_down: bool) -> None:
        kind = pygame.MOUSEBUTTONDOWN if is_down else pygame.MOUSEBUTTONUP
        self.app.scene.handle(pygame.Event(kind, pos=self.pos, button=button, touch=False))

    def move_pointer(self, seconds: float) -> None:
        x, y = self.gamepad.drift
        if (x, y) == (0.0, 0.0):
            return
        start = self.pointer or pygame.mouse.get_pos()
        width, height = self.app.stage.size
        far = SPEED * height * min(seconds, 0.05)
        self.pointer = (
            min(max(0.0, start[0] + x * far), width - 1),
            min(max(0.0, start[1] + y * far), height - 1),
        )
        self.come_into_use()
        at = self.pos
        assert at is not None
        pygame.mouse.set_pos(at)
        self.warped = SETTLES
        self.app.scene.handle(
            pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        )
        self.app.warm_up()

    # --- time and picture

    @property
    def is_lively(self) -> bool:
        return self.gamepad.is_held or (self.lingers > 0.0 and not self.is_last)

    def update(self, seconds: float) -> None:
        if not self.is_last and self.lingers > 0.0:
            self.lingers = max(0.0, self.lingers - seconds)
            self.app.dirty |= not self.lingers
        self.warped = max(0.0, self.warped - seconds)
        for press in self.gamepad.repeats(seconds):
            self.take(press)
        if self.app.scenes:
            self.move_pointer(seconds)

    def is_down(self, word: str) -> bool:
        """Whether the button of a command is held."""
        return GAMEPAD.in_force(self.app.settings.buttons).get(word, "") in self.gamepad.down

    @property
    def make(self) -> str:
        chosen = self.app.settings.pad_letters
        return self.gamepad.make if chosen == AUTOMATIC else chosen

    def letters(self, word: str) -> str:
        """What is written on the button of a command."""
        return letters(GAMEPAD.in_force(self.app.settings.buttons)[word], self.make)

    @property
    def all_letters(self) -> dict[str, str]:
        """What is written on the buttons of all commands."""
        return {word: self.letters(word) for word in GAMEPAD.usual}

    def room(self, size: tuple[int, int]) -> tuple[int, int]:
        """What is left of the window for the scenes."""
        return (size[0], size[1] - foot_of(size)) if self.has_foot else size

    @property
    def least_target(self) -> int:
        """Pixels of the smallest thing to press, for the screens of handhelds."""
        return LEAST_TARGET if self.has_foot else 0

    def ground(self, screen: pygame.Surface) -> pygame.Surface:
        """The part of the window that the scene draws on."""
        return screen.subsurface(self.app.stage.area.clip(screen.get_rect())) if self.has_foot else screen

    def draw(self, screen: pygame.Surface) -> None:
        if self.has_foot:
            shown = self.app.scene.pad_words() if self.lingers > 0.0 else ()
            draw_bar(screen, self.app.stage, [(self.letters_of(word), words) for word, words in shown])

    def letters_of(self, words: str) -> list[str]:
        """The letters of one or more commands."""
        return [self.letters(word) if word not in WAYS else "✚" for word in words.split()]
