"""Gamepads: SDL's controller events become presses of named buttons.

Sticks have dead zones and press the D-pad's directions, triggers are buttons, directions repeat while
they are held, and nothing stays pressed when a gamepad is unplugged or the window loses the keyboard.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from math import hypot
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from gest_desktop.scenes.shell.pad_letters import make_of

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: "a", pygame.CONTROLLER_BUTTON_B: "b", pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y", pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "lb",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rb", pygame.CONTROLLER_BUTTON_LEFTSTICK: "l3",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "r3", pygame.CONTROLLER_BUTTON_BACK: "view",
    pygame.CONTROLLER_BUTTON_START: "menu", pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down", pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}  # fmt: skip
TRIGGERS: Final = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "lt",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "rt",
}
WAYS: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
NOISE: Final = {  # the same without names; blocked, SDL would not make controller events of them
    pygame.JOYAXISMOTION, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYHATMOTION, pygame.JOYBALLMOTION,
    pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED, pygame.CONTROLLERSENSORUPDATE,
    pygame.CONTROLLERDEVICEREMAPPED, pygame.CONTROLLERTOUCHPADDOWN, pygame.CONTROLLERTOUCHPADMOTION,
    pygame.CONTROLLERTOUCHPADUP,
}  # fmt: skip
FULL: Final = 32767
PRESSED, RELEASED = 0.55, 0.4  # deflection that presses a direction or trigger, and that lets go of it
DEAD: Final = 0.2  # of the stick that moves the pointer
DELAY, REPEAT = 0.4, 0.12  # seconds until a held direction repeats, and between repeats

log = logging.getLogger(__name__)


class Press(NamedTuple):
    button: str
    is_down: bool = True


class Gamepad:
    """All gamepads together: whichever is used, its presses count, and its make gives the letters."""

    def __init__(self) -> None:
        self.controllers: dict[int, Controller] = {}
        self.make = make_of("")
        self.is_open = False
        self.down: set[str] = set()
        self.waits: dict[str, float] = {}  # seconds until a held direction repeats
        self.axes: dict[int, float] = {}
        self.stick = ""  # the direction that the left stick presses

    def open(self) -> None:
        """Look for gamepads from now on; those that are there already are reported as added."""
        try:
            from pygame._sdl2 import controller

            controller.quit()  # may still run from an earlier window, and would then report nothing
            controller.init()
            self.is_open = True
        except (ImportError, pygame.error) as error:
            log.warning("Gamepads cannot be used: %s.", error)

    def close(self) -> None:
        for each in self.controllers.values():
            each.quit()
        self.controllers.clear()
        if self.is_open:
            from pygame._sdl2 import controller

            controller.quit()
            self.is_open = False

    def read(self, event: pygame.Event) -> list[Press]:
        """The presses of an event; none if it only wobbles."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self.add(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self.controllers.pop(event.instance_id, None)
            return self.let_go()
        elif event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self.learn_make(event)
            button = BUTTONS.get(event.button, "")
            return self.turn(button, event.type == pygame.CONTROLLERBUTTONDOWN) if button else []
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self.move_axis(event)
        return []

    def add(self, index: int) -> None:
        try:
            from pygame._sdl2.controller import Controller

            controller = Controller(index)
        except (ImportError, pygame.error) as error:
            log.warning("A gamepad could not be opened: %s.", error)
            return
        self.controllers[controller.as_joystick().get_instance_id()] = controller  # its id is only its index
        self.make = make_of(controller.name)

    def learn_make(self, event: pygame.Event) -> None:
        controller = self.controllers.get(event.instance_id)
        if controller is not None:
            self.make = make_of(controller.name)

    def turn(self, button: str, is_down: bool) -> list[Press]:
        """Press a button or let go of it; not twice."""
        if (button in self.down) == is_down:
            return []
        (self.down.add if is_down else self.down.discard)(button)
        if is_down and button in WAYS:
            self.waits[button] = DELAY
        else:
            self.waits.pop(button, None)
        return [Press(button, is_down)]

    def move_axis(self, event: pygame.Event) -> list[Press]:
        value = self.axes[event.axis] = max(-1.0, event.value / FULL)
        if event.axis in TRIGGERS:
            button = TRIGGERS[event.axis]
            return self.turn(button, value > (RELEASED if button in self.down else PRESSED))
        if event.axis in (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY):
            return self.move_stick()
        return []

    def move_stick(self) -> list[Press]:
        """The left stick presses one direction at a time."""
        x, y = (self.axes.get(axis, 0.0) for axis in (0, 1))
        held = WAYS.get(self.stick)
        if held is not None and x * held[0] + y * held[1] > RELEASED:
            return []
        let_go, self.stick = self.turn(self.stick, False) if self.stick else [], ""
        if max(abs(x), abs(y)) > PRESSED:
            wide = abs(x) >= abs(y)
            self.stick = ("left", "right")[x > 0] if wide else ("up", "down")[y > 0]
            return [*let_go, *self.turn(self.stick, True)]
        return let_go

    def let_go(self) -> list[Press]:
        """Let go of everything, since nobody will tell when it is let go."""
        released = [Press(button, False) for button in sorted(self.down)]
        self.down, self.waits, self.axes, self.stick = set(), {}, {}, ""
        return released

    def repeats(self, seconds: float) -> Iterator[Press]:
        for button in list(self.waits):
            self.waits[button] -= seconds
            if self.waits[button] <= 0.0:
                self.waits[button] = REPEAT
                yield Press(button)

    @property
    def drift(self) -> tuple[float, float]:
        """How fast the right stick moves the pointer, from -1 to 1; slow near the middle, to aim."""
        x, y = (self.axes.get(axis, 0.0) for axis in (2, 3))
        far = hypot(x, y)
        if far <= DEAD:
            return 0.0, 0.0
        speed = ((min(far, 1.0) - DEAD) / (1 - DEAD)) ** 2
        return x / far * speed, y / far * speed

    @property
    def is_held(self) -> bool:
        """Whether something goes on by itself: a direction repeats, or the pointer moves."""
        return bool(self.waits) or self.drift != (0.0, 0.0)
