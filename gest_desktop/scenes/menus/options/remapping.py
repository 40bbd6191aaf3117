"""The tabs on which every command can be given another key or another button of the gamepad."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.menus.command_words import BESIDES, MEANINGS, ON_PAD
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.widgets.cap_row import CapRow
from gest_desktop.scenes.shell.bindings import DEVICES, is_key
from gest_desktop.scenes.shell.key_names import cap, name_of
from gest_desktop.scenes.shell.pad_letters import letters

LEFT, WIDE, TOP = 70, 980, 208
STEP: Final = 45
HIGH: Final = 42
LETTERS: Final = {
    "auto": N_("Auto"),
    "xbox": "Xbox",
    "playstation": "PlayStation",
    "switch": "Switch",
}
WAITING: Final = {"keys": N_("press a key"), "buttons": N_("press a button")}
MODIFIERS: Final = range(pygame.K_LCTRL, pygame.K_RGUI + 1)


class Remapping(MenuScene):
    """Enter on a row waits for the key; Esc leaves everything as it was."""

    waits_for = ("", "")  # field of the settings and command
    told = ""  # what the last change has done

    def lay_commands(self, field: str) -> None:
        """All commands of a device in two columns, with what gives them now."""
        device = DEVICES[field]
        in_force = device.in_force(getattr(self.app.settings, field))
        half = -(-len(in_force) // 2)
        for number, (word, name) in enumerate(in_force.items()):
            column, line = divmod(number, half)
            box = (LEFT + column * (WIDE + 20) / 2, TOP + line * STEP, (WIDE - 20) / 2, HIGH)
            is_waiting = self.waits_for == (field, word)
            face = CapRow(
                meaning(field, word),
                _(WAITING[field]) if is_waiting else self.label(field, name),
                self.unit,
                self.inks,
                field == "buttons",
                is_waiting,
            )
            self.face(f"{field} {word}", face.label, box, face, partial(self.wait, field, word), "")
        reset = partial(self.reset, field)
        self.button("reset", _("Reset to defaults"), (LEFT + WIDE - 280, 768, 280, 52), reset, text=20)

    def lay_letters(self) -> None:
        """How the buttons are lettered."""
        y = TOP + 6.4 * STEP
        self.page.write(_("Button letters"), self.box(LEFT, y, 230, HIGH), "heading", 21, self.inks.heading)
        each = (WIDE - 240) / len(LETTERS)
        for number, (make, words) in enumerate(LETTERS.items()):
            box = (LEFT + 240 + number * each, y, each - 8, HIGH)
            is_on = partial(self.has_letters, make)
            self.row(f"pad_letters {make}", _(words), box, partial(self.put_letters, make), is_on, text=19)
        words = _("D-pad and left stick move the focus, the right stick moves a pointer.")
        self.page.write(words, self.box(LEFT, y + 1.2 * STEP, WIDE, 30), size=18, ink=self.inks.quiet)

    def has_letters(self, make: str) -> bool:
        return self.app.settings.pad_letters == make

    def put_letters(self, make: str) -> None:
        self.app.change(pad_letters=make)
        self.rebuild()

    def label(self, field: str, name: str) -> str:
        return cap(name) if field == "keys" else letters(name, self.app.pad.make)

    # --- giving a command another key

    def wait(self, field: str, word: str) -> None:
        self.waits_for, self.told = (field, word), ""
        self.rebuild()

    def reset(self, field: str) -> None:
        self.app.change(**{field: {}})
        self.told = _("Every command has its usual key again.")
        if field == "buttons":
            self.told = _("Every command has its usual button again.")
        self.rebuild()

    def key_down(self, event: pygame.Event) -> None:
        field, word = self.waits_for
        if not word:
            super().key_down(event)
        elif event.key == pygame.K_ESCAPE or field == "buttons":
            self.held.add(event.key)
            self.stop_waiting("")
        elif event.key not in self.held and event.key not in MODIFIERS:
            self.held.add(event.key)
            self.take_name(field, word, name_of(event.key))

    def catches(self, button: str) -> bool:
        """The button that a command waits for; while a key is waited for, any button gives up."""
        field, word = self.waits_for
        if not word:
            return False
        if field == "buttons" and DEVICES[field].is_name(button):
            self.take_name(field, word, button)
        else:
            self.stop_waiting("")
        return True

    def handle(self, event: pygame.Event) -> None:
        if event.type == pygame.MOUSEBUTTONDOWN and self.waits_for[1]:
            self.stop_waiting("")
        super().handle(event)

    def take_name(self, field: str, word: str, name: str) -> None:
        if field == "keys" and not is_key(name):
            self.stop_waiting(_("This key can't be changed."))
            return
        device, before = DEVICES[field], getattr(self.app.settings, field)
        changes, other = device.given(before, word, name)
        self.app.change(**{field: changes})
        told = ""
        if other:
            words = _("{key} was taken: “{command}” has {other} now.")
            instead = self.label(field, device.in_force(changes)[other])
            told = words.format(key=self.label(field, name), command=meaning(field, other), other=instead)
        self.stop_waiting(told)

    def stop_waiting(self, told: str) -> None:
        self.waits_for, self.told = ("", ""), told
        self.rebuild()


def meaning(field: str, word: str) -> str:
    """What a command does, in the player's language."""
    special = BESIDES if field == "keys" else ON_PAD
    return _(special.get(word, MEANINGS[word]))
