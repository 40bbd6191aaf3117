"""The page of a game beside the shelf: its picture, what it is about, and what it opens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.shelf import pictures
from gest_desktop.scenes.menus.shelf.doors import Doors, doors_of
from gest_desktop.tales.tale import Volume

PAPER: Final = (1046, 22, 436, 800)
RIM: Final = 38  # of the paper


class VolumePage(MenuScene):
    waiting: tuple[str, ...]  # what the page tells of a game to continue

    def lay_page(self, volume: Volume) -> None:
        x, y, wide, _high = PAPER
        self.page.part("dialog", self.box(*PAPER))
        inner, left = wide - 2 * RIM, x + RIM
        heading = self.box(left, y + 26, inner, 46)
        self.page.write(_(volume.name), heading, "heading", 34, self.inks.text, "middle")
        motto = self.box(left, y + 72, inner, 28)
        self.page.write(_(volume.motto), motto, size=19, ink=self.inks.quiet, align="middle", cut="italic")
        self.lay_picture(volume, (left + 8, y + 112, inner - 16, 248))
        about = self.box(left, y + 374, inner, 148)
        self.page.write(_(volume.about), about, size=19)
        if volume.doors:
            doors = doors_of(volume)
            self.waiting = doors.waiting(self.app)
            self.lay_facts(volume, self.waiting, y + 528)
            self.lay_doors(doors, bool(self.waiting))

    def lay_picture(self, volume: Volume, box: tuple[float, float, float, float]) -> None:
        frame = self.box(*box)
        self.page.part("panel_dark", frame)
        rim = -2 * round(6 * self.unit)
        inside = frame.inflate(rim, rim)
        self.page.surface.blit(pictures.filling(f"shelf/page_{volume.book}.webp", inside.size), inside)

    def lay_facts(self, volume: Volume, waiting: Sequence[str], y: float) -> None:
        least, most = volume.players
        words = n_("{rounds}, about {n} choice", "{rounds}, about {n} choices", volume.choices)
        facts = (
            (_("Players"), _("{least} to {most}").format(least=least, most=most)),
            (_("Length"), words.format(rounds=_(volume.length), n=volume.choices)),
            *((_("Your game"), told) for told in waiting[:1]),
        )
        for number, (name, value) in enumerate(facts):
            top = y + number * 28
            label = self.box(PAPER[0] + RIM, top, 100, 28)
            self.page.write(name, label, "heading", 19, self.inks.heading)
            self.page.write(value, self.box(PAPER[0] + RIM + 104, top, PAPER[2] - 2 * RIM - 104, 28), size=19)

    def lay_doors(self, doors: Doors, is_waiting: bool) -> None:
        """What the page opens; a game that waits comes first."""
        app, y = self.app, 676.0
        x, wide = PAPER[0] + RIM - 4, PAPER[2] - 2 * RIM + 8
        half, right = (wide - 14) / 2, PAPER[0] + RIM - 4 + (wide + 14) / 2
        if is_waiting:
            go_on = partial(doors.go_on, app)
            self.button("continue", _("Continue"), (x, 642, wide, 46), go_on, "green", "icon_play")
            y = 698.0
        play, colour = (_("New game"), "brown") if is_waiting else (_("Play"), "green")
        icon = "icon_next" if is_waiting else "icon_play"
        rows = (
            ("play", play, (x, y, half, 46), doors.play, colour, icon),
            ("learn", _("Learn"), (right, y, half, 46), doors.learn, "brown", "icon_learn"),
            ("rulebook", _("Rulebook"), (x, y + 54, half, 44), doors.rulebook, "brown", "icon_rulebook"),
            ("gallery", _("Cards"), (right, y + 54, half, 44), doors.gallery, "brown", "icon_gallery"),
        )
        for key, label, box, door, tint, sign in rows:
            self.button(key, label, box, partial(door, app), tint, sign, text=20)
