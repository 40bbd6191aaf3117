"""The bar above the board: who is asked what, the answers that are buttons, the rule, and Undo."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pygame

from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.kit.buttons import Button, draw_button, from_right, hit
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.kit.parts import parts, scaled
from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.tales.bandits.rules.naming import band_name
from gest_desktop.tales.bandits.rules.vocabulary import BAND_IDS
from gest_desktop.tales.bandits.table.answer.answering import Answering
from gest_desktop.tales.bandits.table.answer.way import NO, PAY, YES
from gest_desktop.tales.bandits.table.paint import pictures
from gest_desktop.tales.bandits.table.panels.prompt_words import prompt_words
from gest_desktop.tales.bandits.table.seen import things
from gest_desktop.tales.bandits.table.session.moment import Moment

UNDO: Final = things.button("undo")
RULE: Final = things.button("rule")
COVER: Final = things.button("cover")
SCORES: Final = things.button("scores")
RED, INK = "#7d2417", "#2a1708"
RIM: Final = 14
SMALLEST: Final = 13
HOURGLASS: Final = "thinking"
TURNS: Final = 8  # frames a second


class PromptBar:
    def __init__(self, stage: Stage, rect: pygame.Rect) -> None:
        self.stage, self.rect = stage, rect
        self.buttons: list[Button] = []
        self.words, self.heading, self.band = "", "", -1
        self.room = rect.copy()

    def lay_out(self, moment: Moment) -> None:
        """Rule and Undo at the right, the answers before them; labels go first if there is no room."""
        question = moment.question
        inner = self.rect.inflate(-2 * self.stage.px(RIM), 0)
        self.band = moment.flow.acting
        is_named = self.band in range(len(BAND_IDS)) and moment.flow.beat is None
        self.heading = band_name(self.band, moment.state.players) if is_named else ""
        self.words = moment.message or prompt_words(moment)
        answers = list(answer_buttons(question)) if question is not None else []
        tools = list(tool_buttons(moment))
        self.place(answers, tools, inner)
        if not self.fits:
            self.heading = ""  # the emblem says as much
            self.place(answers, tools, inner)

    def place(self, answers: list[Button], tools: list[Button], inner: pygame.Rect) -> None:
        """Buttons at the right, words in the rest; tools are bare icons if the words need their room."""
        left = self.words_left()
        for bare in (False, True):
            shown = [replace(button, label="") if bare else button for button in tools]
            self.buttons = from_right([*answers, *shown], inner, self.stage)
            room = self.buttons[0].rect.x - left if self.buttons else inner.width
            self.room = pygame.Rect(left, self.rect.y, room - self.stage.px(RIM), self.rect.height)
            if room >= min(self.wanted(), inner.width * 0.34) and self.fits:
                return

    @property
    def fits(self) -> bool:
        """Whether the words are as high as the bar at most, and nothing of them is cut off."""
        return self.fitting().get_height() <= self.room.height

    def wanted(self) -> int:
        return self.stage.font("text", 22).size(self.words)[0]

    def words_left(self) -> int:
        x = self.rect.x + self.stage.px(RIM)
        if self.band in range(len(BAND_IDS)):
            x += self.emblem().get_width() + self.stage.px(8)
        if self.heading:
            x += self.heading_font.size(self.heading)[0] + self.stage.px(14)
        return x

    @property
    def heading_font(self) -> pygame.Font:
        return font("heading", min(self.stage.text_px(24), round(self.rect.height * 0.55)))

    def emblem(self) -> pygame.Surface:
        return pictures.piece(f"score_{BAND_IDS[self.band]}", self.rect.height * 0.72).surface

    def draw(self, target: pygame.Surface, moment: Moment, thinking: float | None) -> None:
        draw(target, "panel", self.rect, self.stage.factor)
        if self.band in range(len(BAND_IDS)):
            emblem = self.emblem()
            left = self.rect.x + self.stage.px(RIM) - self.stage.px(4)
            target.blit(emblem, emblem.get_rect(midleft=(left, self.rect.centery)))
        if self.heading:
            heading = self.heading_font.render(self.heading, True, RED)
            right = self.room.x - self.stage.px(14)
            target.blit(heading, heading.get_rect(midright=(right, self.rect.centery)))
        words = self.fitting()
        target.blit(words, words.get_rect(midleft=(self.room.x, self.rect.centery)))
        if thinking is not None:
            part = parts()[HOURGLASS]
            picture = scaled(HOURGLASS, self.stage.factor, int(thinking * TURNS) % part.frames)
            target.blit(picture, picture.get_rect(midright=(self.room.right, self.rect.centery)))
        marks = moment.marks
        for button in self.buttons:
            shown = button
            if button.thing in marks.chosen:
                shown = replace(button, colour="green")
            is_focused = marks.is_ringed(button.thing)
            draw_button(target, shown, self.stage, hovered=button.thing == marks.hovered, focused=is_focused)

    def fitting(self) -> pygame.Surface:
        """One line if it fits, else several, shrunk until they fit the bar."""
        line = self.stage.font("text", 22).render(self.words, True, INK)
        if line.get_width() <= self.room.width and line.get_height() <= self.room.height:
            return line
        size = self.stage.text_px(18)
        while True:
            lines = font("text", size).render(self.words, True, INK, wraplength=max(self.room.width, 40))
            if lines.get_height() <= self.room.height or size <= SMALLEST:
                return lines
            size -= 1

    def hit(self, pos: tuple[int, int]) -> Thing | None:
        return hit(self.buttons, pos)

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        return next((button.rect for button in self.buttons if button.thing == thing), None)


def answer_buttons(question: Answering) -> Iterator[Button]:
    """The answers that are not given on the board."""
    offered = {thing for way in question.ways for thing in way.steps if thing.kind == "button"}
    if YES in offered:
        yield Button(YES, _("Send the leader"), "icon_confirm", "green")
    for by in (2, -2):
        if things.button("by", by) in offered:
            ready = things.button("by", by) in question.next_things
            yield Button(things.button("by", by), signed(by), enabled=ready or not question.is_begun)
    for by in (2, -2):
        if things.button("mark", by) in offered:
            yield Button(things.button("mark", by), signed(by), colour="green")
    if things.button("mark", 0) in offered:
        yield Button(things.button("mark", 0), _("Leave it"), "icon_pass")
    for name, words in (("loot", _("Draw a token")), ("point", _("Take 1 point"))):
        if things.button(name) in offered:
            yield Button(things.button(name), words, colour="green")
    if PAY in offered:
        yield Button(PAY, pay_words(question), "icon_confirm", "green", enabled=question.is_payable)
    if NO in offered:
        words = _("Pay nothing") if question.asked.kind == "bail" else _("Not now")
        yield Button(NO, words, "icon_pass")


def signed(by: int) -> str:
    return "+2" if by > 0 else "−2"


def pay_words(question: Answering) -> str:
    number = len(question.touched - {PAY})
    return n_("Pay {n} token", "Pay {n} tokens", number).format(n=number) if number else _("Pay")


def tool_buttons(moment: Moment) -> Iterator[Button]:
    question = moment.question
    if question is not None and moment.flow.contest.is_hot_seat:
        words = _("Cover") if moment.flow.is_private else _("My secrets")
        yield Button(COVER, words, "icon_suspicion")
    if question is not None and question.asked.rule:
        words = _("Rule {number}").format(number=question.asked.rule)
        yield Button(RULE, words, "icon_rulebook")
    if moment.flow.is_over:
        yield Button(SCORES, _("Scores"), "icon_statistics", "green")
    else:
        yield Button(UNDO, _("Undo"), "icon_undo", enabled=moment.flow.can_undo)
