"""Moments shown in the middle of the table: a die, a card, a phase of the Royal Inspection."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.rules.chronicle import sentence
from gest_desktop.rules.chronicle.road import rob_needed, rob_total
from gest_desktop.rules.journal import (
    Announced,
    CardTurned,
    PhaseBegun,
    Rolled,
    TravellerMoved,
    UnrestCounted,
)
from gest_desktop.rules.naming import place_name
from gest_desktop.rules.texts import player_aids
from gest_desktop.rules.vocabulary import BEING_ROBBED, GREEN_DIE, WHITE_DIE
from gest_desktop.rules.words import _
from gest_desktop.scenes.cards import card_back, card_face
from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.kit.buttons import INK, icon
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.motion.dice import tumble
from gest_desktop.scenes.motion.turning import fade, flip
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.replay.beats import Beat

FACES: Final = {"green": GREEN_DIE, "white": WHITE_DIE}
CARD: Final = (360, 619)
RED, GREEN = "#7d2417", "#1e5a2c"
DIE: Final = 110
TEXT: Final = 15  # design pixels, the size of text that can be read
TUMBLING: Final = 2.2  # times as fast as the beat, so that the sum can be read for most of it
TURNED: Final = 0.45  # the share of a card's beat during which it turns over


class Drama:
    """Draws on top of the board; the picture is a function of the beat and the time."""

    def __init__(self, stage: Stage, area: pygame.Rect, language: str, reduced: bool = False) -> None:
        self.stage, self.area, self.language, self.reduced = stage, area, language, reduced

    def draw(self, target: pygame.Surface, beat: Beat, t: float) -> None:
        match entry := beat.entry:
            case CardTurned(number=number):
                self.turn_card(target, f"e{number:02}", "event", t)
            case TravellerMoved(number=number, target=pile) if pile == BEING_ROBBED:
                self.turn_card(target, f"t{number:02}", "traveller", t)
            case Rolled():
                self.roll(target, entry, t)
            case PhaseBegun(name=name):
                self.phase(target, name)
            case UnrestCounted():
                self.phase(target, "unrest", sentence(entry))
            case Announced():
                self.banner(target, _("Announcement"), sentence(entry), "icon_notices")

    def turn_card(self, target: pygame.Surface, card: str, deck: str, t: float) -> None:
        size = (self.stage.px(CARD[0]), self.stage.px(CARD[1]))
        turn = (fade if self.reduced else flip)(min(1.0, t / TURNED))
        readable = self.stage.text_px(TEXT)
        picture = card_face(card, self.language, size, readable) if turn.front else card_back(deck, size)
        width = max(2, round(picture.get_width() * turn.width * turn.scale))
        height = round(picture.get_height() * turn.scale)
        shown = pygame.transform.smoothscale(picture, (width, height))
        target.blit(shown, shown.get_rect(center=self.area.center))

    def roll(self, target: pygame.Surface, rolled: Rolled, t: float) -> None:
        """The die tumbles; once it lies still, the sum is shown in words."""
        panel = pygame.Rect(
            0, 0, round(self.stage.px(620) * max(1.0, self.stage.text_scale)), self.stage.px(286)
        )
        panel.center = self.area.center
        draw(target, "dialog", panel, self.stage.factor)
        heading = _("Rob in {place}").format(place=place_name(rolled.space))
        self.centred(target, "heading", 28, heading, RED, panel.y + self.stage.px(40))
        faces, seed = FACES[rolled.die], rolled.space * 31 + rolled.face
        moment = tumble(0.9 if self.reduced else t * TUMBLING, faces, rolled.face, seed)
        side = self.stage.px(DIE)
        picture = pictures.piece(f"die_{rolled.die}_{moment.face}", side).surface
        if moment.angle:
            picture = pygame.transform.rotozoom(picture, moment.angle, 1.0)
        y = panel.y + self.stage.px(118) - round(moment.height * self.stage.px(60))
        x = panel.x + round((0.2 + 0.3 * moment.way) * panel.width)
        target.blit(picture, picture.get_rect(center=(x, y)))
        if moment.way >= 1.0:
            verdict = _("Success") if rolled.success else _("Failure")
            colour = GREEN if rolled.success else RED
            self.centred(target, "heading", 30, verdict, colour, panel.y + self.stage.px(196))
            self.sums(target, rolled, panel)

    def sums(self, target: pygame.Surface, rolled: Rolled, panel: pygame.Rect) -> None:
        """The sum: robbers, die and bonus must exceed Henchmen and Defense."""
        for line, words in enumerate((rob_total(rolled), rob_needed(rolled))):
            y = panel.y + self.stage.px(228 + 24 * line)
            self.centred(target, "text", 20, f"{words[0].upper()}{words[1:]}", INK, y)

    def phase(self, target: pygame.Surface, name: str, *words: str) -> None:
        """What a phase of the Royal Inspection is about, after its events so far."""
        aid = player_aids()[name]
        summary = " ".join((*words, aid["summary"][self.language]))
        self.banner(target, aid["name"][self.language], summary, f"phase_{name}")

    def banner(self, target: pygame.Surface, title: str, words: str, sign: str) -> None:
        """Draw a title and text on a panel that is as high as they need."""
        px, left = self.stage.px, self.stage.px(136)
        width = min(round(px(720) * self.stage.text_scale), self.area.width)
        heading = self.stage.font("heading", 30).render(title, True, RED)
        body = self.stage.font("text", 18).render(words, True, INK, wraplength=width - px(30) - left)
        below = px(26) + max(px(44), heading.get_height())
        panel = pygame.Rect(0, 0, width, max(px(190), below + body.get_height() + px(30)))
        panel.center = self.area.center
        draw(target, "dialog", panel, self.stage.factor)
        picture = icon(sign, px(80))
        target.blit(picture, picture.get_rect(midleft=(panel.x + px(36), panel.centery)))
        target.blit(heading, (panel.x + left, panel.y + px(26)))
        target.blit(body, (panel.x + left, panel.y + below))

    def centred(self, target: pygame.Surface, role: str, size: int, words: str, colour: str, y: int) -> None:
        line = self.stage.font(role, size).render(words, True, colour)
        target.blit(line, line.get_rect(center=(self.area.centerx, y)))
