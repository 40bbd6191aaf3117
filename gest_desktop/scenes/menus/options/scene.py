"""The options screen and its tabs: screen, play, sound, keyboard, gamepad."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from gest_desktop.ai import cores
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.menus.options.remapping import Remapping
from gest_desktop.scenes.menus.options.words import (
    CHOICES,
    CONFIRM,
    LANGUAGES,
    PALETTES,
    VOLUMES,
    core_number,
    percent,
    times,
)
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.bindings import KEYBOARD
from gest_desktop.scenes.shell.key_names import cap

TABS: Final = (
    ("screen", N_("Display")),
    ("play", N_("Gameplay")),
    ("sound", N_("Sound")),
    ("keys", N_("Keyboard")),
    ("pad", N_("Gamepad")),
)
WIDE: Final = 1120
LEFT: Final = 70
NAMES: Final = 250  # units for the name of an option, left of its control
LINE: Final = 64
TOP: Final = 212
SIZES: Final = range(75, 201, 5)
SPEEDS: Final = range(50, 401, 25)
VOLUME: Final = range(0, 101, 5)
CARDS, CHOICES_OPEN, FIRST_CONFIRM, BELOW_CONFIRM = 1.75, 2.6, 3.5, 6.6  # lines of the rows
FOOT: Final = 768  # units from the top to the buttons


class OptionsScene(Remapping):
    """Can be opened from the table too, so it does not depend on the scene below."""

    paper_size = (WIDE, FOOT + 92)

    def __init__(self, app: App, at: str = "", tab: str = "screen") -> None:
        """Opens with the focus on the control with this key, or else on the first one."""
        super().__init__(app)
        self.at = at or f"tab {tab}"
        self.tab_shown = tab

    def first_focus(self) -> str:
        return self.at

    def lay_out(self) -> None:
        self.name = _("Options")
        self.title(_("Options"))
        wide = (WIDE - 2 * LEFT) / len(TABS)
        for number, (key, label) in enumerate(TABS):
            box = (LEFT + number * wide + 4, 140, wide - 8, 46)
            self.tab(f"tab {key}", _(label), box, partial(self.show_tab, key), self.is_tab(key))
        self.page.divider(self.box(0, 194, WIDE, 0).center, round((WIDE - 2 * LEFT) * self.unit))
        tabs: dict[str, Callable[[], None]] = {
            "screen": self.lay_screen,
            "play": self.lay_play,
            "sound": self.lay_sound,
            "keys": partial(self.lay_commands, "keys"),
            "pad": self.lay_pad,
        }
        tabs[self.tab_shown]()
        taken = 300 if self.tab_shown in ("keys", "pad") else 0
        self.hint_box = self.box(LEFT + 220, FOOT + 3, WIDE - 2 * LEFT - 220 - taken, 46)
        self.button("back", _("Back"), (LEFT, FOOT, 200, 52), self.back, "brown", "icon_back")

    def lay_screen(self) -> None:
        self.chips(0, _("Language"), "language", LANGUAGES)
        self.checks(1, _("Display mode"), [("fullscreen", _("Fullscreen"), "")])
        self.sizes(2, _("UI scale"), "scale", _("Limited by the size of the window."))
        self.sizes(3, _("Text size"), "text_size", _("Multiplied by UI scale."))
        self.chips(4, _("Colours"), "palette", PALETTES)
        about = _("Pieces fade instead of flying, and the title picture stays still.")
        self.checks(5, _("Animation"), [("reduced_motion", _("Reduced motion"), about)])

    def lay_play(self) -> None:
        self.name_of(0, _("Speed"))
        about = _("Speed of animations and of your opponent's turn. Hold {key} to go faster still.")
        about = about.format(key=cap(KEYBOARD.in_force(self.app.settings.keys)["hurry"]))
        self.slide(0, _("Speed"), "speed", SPEEDS, times, about)
        alone = _("Shift takes all, the wheel one more. Otherwise you are asked how many go along.")
        both = [
            ("instant", _("Skip animations"), _("Results appear at once.")),
            ("drag_one", _("A dragged piece goes alone"), alone),
        ]
        self.checks(1, "", both)
        about = _(
            "When your turn is over, you can undo until you turn the next card or let your opponent act."
        )
        self.checks(CARDS, "", [("turn_cards", _("End my turn myself"), about)])
        self.chips(CHOICES_OPEN, _("Choices open"), "choices", CHOICES)
        self.name_of(FIRST_CONFIRM, _("Confirm choices"))
        for number, (key, (label, about)) in enumerate(CONFIRM.items()):
            box = (LEFT + NAMES, TOP + (FIRST_CONFIRM + number) * LINE, WIDE - 2 * LEFT - NAMES, 62)
            self.row(
                f"confirm {key}",
                _(label),
                box,
                partial(self.put, "confirm", key),
                self.is_set("confirm", key),
                _(about),
            )
        self.lay_opponent()

    def lay_opponent(self) -> None:
        label, values = _("Opponent's processor cores"), range(min(cores.cores(), cores.MOST) + 1)
        self.name_of(BELOW_CONFIRM, label)
        about = _("The Friar and the King can think on several cores. Auto adapts to this computer.")
        self.slide(BELOW_CONFIRM, label, "cores", values, core_number, about)
        about = _("Only the Friar and the King, and not on battery power.")
        words = _("Let your opponent think during your turn")
        self.checks(BELOW_CONFIRM + 0.9, "", [("ponder", words, about)])

    def lay_sound(self) -> None:
        captions = _("Describes every sound in text.")
        both = [("sound", _("Sound"), ""), ("captions", _("Captions"), captions)]
        self.checks(0, _("Audio"), both)
        for number, (key, (label, about)) in enumerate(VOLUMES.items(), 1):
            self.name_of(number, _(label))
            self.slide(number, _(label), key, VOLUME, percent, _(about))

    def lay_pad(self) -> None:
        self.lay_commands("buttons")
        self.lay_letters()

    def hint(self) -> str:
        """Tell also what a changed key has done, and if there is no sound device."""
        if self.told:
            return self.told
        is_silent = self.tab_shown == "sound" and not self.app.sound.is_audible
        return super().hint() or (_("No audio device found.") if is_silent else "")

    # --- rows

    def name_of(self, number: float, words: str) -> None:
        rect = self.box(LEFT, TOP + number * LINE, NAMES - 16, 52)
        self.page.write(words, rect, "heading", 21, self.inks.heading)

    def chips(self, number: float, label: str, field: str, named: dict[str, str]) -> None:
        """Radio buttons side by side."""
        self.name_of(number, label)
        wide = (WIDE - 2 * LEFT - NAMES) / max(3, len(named))
        for place, (key, words) in enumerate(named.items()):
            box = (LEFT + NAMES + place * wide, TOP + number * LINE + 4, wide - 8, 44)
            self.row(f"{field} {key}", _(words), box, partial(self.put, field, key), self.is_set(field, key))

    def checks(self, number: float, label: str, fields: list[tuple[str, str, str]]) -> None:
        if label:
            self.name_of(number, label)
        wide = (WIDE - 2 * LEFT - NAMES) / len(fields)
        for place, (field, words, about) in enumerate(fields):
            box = (LEFT + NAMES + place * wide, TOP + number * LINE + 4, wide - 8, 44)
            is_on = self.is_set(field, True)
            self.row(field, words, box, partial(self.toggle, field), is_on, mark="check", hint=about)

    def sizes(self, number: int, label: str, field: str, about: str) -> None:
        self.name_of(number, label)
        self.slide(number, label, field, SIZES, percent, about, patient=True)

    def slide(
        self,
        number: float,
        label: str,
        field: str,
        values: range,
        say: Callable[[int], str],
        about: str,
        patient: bool = False,
    ) -> None:
        box = (LEFT + NAMES, TOP + number * LINE + 4, WIDE - 2 * LEFT - NAMES - 8, 44)
        value = getattr(self.app.settings, field)
        self.slider(field, label, box, values, value, partial(self.put, field), say, about, patient)

    # --- changing settings

    def put(self, field: str, value: Any) -> None:
        self.app.change(**{field: value})

    def toggle(self, field: str) -> None:
        self.put(field, not getattr(self.app.settings, field))

    def is_set(self, field: str, value: Any) -> Callable[[], bool]:
        return lambda: getattr(self.app.settings, field) == value

    def show_tab(self, key: str) -> None:
        if key != self.tab_shown:
            self.tab_shown, self.told = key, ""
            self.rebuild()

    def is_tab(self, key: str) -> Callable[[], bool]:
        return lambda: self.tab_shown == key
