"""Tries the choice card for many random questions, windows, text sizes and languages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Final

import pygame

from gest_desktop.rules.explain import decision
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.languages import catalogue
from gest_desktop.rules.state import State
from gest_desktop.rules.views import redact
from gest_desktop.rules.words import speak
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.paint.placement import DOCK
from gest_desktop.scenes.table.panels.card_placing import PlacedCard
from gest_desktop.scenes.table.panels.question_view import QuestionView
from gest_desktop.scenes.table.seen.planned_moves import with_plan
from gest_desktop.scenes.table.seen.sight import sight
from gest_desktop.scenes.table.table_view import TableView

SIZES: Final = ((1920, 1080), (1280, 720), (1280, 800), (1366, 768), (1024, 640))
TEXTS: Final = (1.0, 1.25, 1.5)
LANGUAGES: Final = ("en", "it")
POLICIES: Final = ("never", "risky", "end of turn")


@dataclass(frozen=True)
class Window:
    size: tuple[int, int]
    text: float
    language: str


EVERY_WINDOW: Final = tuple(Window(*each) for each in product(SIZES, TEXTS, LANGUAGES))


@dataclass(frozen=True)
class Fault:
    """A card that hides something it must not, or leaves the window."""

    window: Window
    prompt: str
    what: str


@dataclass
class Tally:
    cards: int = 0
    docked: int = 0

    def count(self, placed: PlacedCard) -> None:
        self.cards += 1
        self.docked += placed.side == DOCK


def random_questions(number: int, seed: int = 0) -> Iterator[State]:
    """Positions of random games in which a side has a real choice, one in seven of them."""
    random, found = Random(seed), 0
    while True:
        game = Game(Beginning(random.randrange(10**6)))
        while not game.is_over:
            choices = decision(game.state).choices
            if len(choices) > 1 and random.random() < 1 / 7:
                yield game.state.clone()
                found += 1
                if found == number:
                    return
            game.play(random.choice(choices).option)


def faults(positions: Iterable[State], windows: Iterable[Window], tally: Tally) -> Iterator[Fault]:
    """Every fault of every card, also of those that ask for confirmation."""
    questions = list(positions)
    for window in windows:
        speak(catalogue(window.language))
        stage = Stage(*window.size, 1.0, window.text)
        view = TableView(stage, window.language)
        places = QuestionView(stage, view.layout, window.language, view.surroundings)
        for number, position in enumerate(questions):
            answering = put(position, POLICIES[number % len(POLICIES)], Random(number))
            view.lay_out(with_plan(answering.sight, answering.view))
            places.encounter = places.find_encounter(answering)
            places.hand = hand_at(window.size, Random(number))
            placed = places.place(answering)
            if placed is not None:
                tally.count(placed)
                for what in hidden_by(placed, places, answering):
                    yield Fault(window, answering.asked.prompt, what)


def put(position: State, policy: str, random: Random) -> Answering:
    """A question as a person sees it; where the policy asks twice, some answers wait for confirmation."""
    view = redact(position, decision(position).actor)
    answering = Answering(view, decision(position, view.side), sight(view), policy)
    choice = random.choice(answering.asked.choices)
    if policy != "never" and random.random() < 0.5:
        answering.choose(choice.option)
    return answering


def hand_at(size: tuple[int, int], random: Random) -> tuple[int, int] | None:
    """Where the hand may be when a question is asked; half of the players use the keyboard."""
    spot = random.randrange(size[0]), random.randrange(size[1])
    return spot if random.random() < 0.5 else None


def hidden_by(placed: PlacedCard, places: QuestionView, answering: Answering) -> Iterator[str]:
    rect = placed.card.rect
    subject = places.subject(answering)
    if not places.stage.area.contains(rect):
        yield "outside the window"
    if rect.colliderect(subject.anchor) and not subject.is_hand:
        yield "subject"
    if rect.collidelist(subject.keep) >= 0:
        yield "target"


def ready() -> None:
    """Make pygame able to lay out text and pictures without a window."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64), pygame.HIDDEN)
