"""The bar above the map: one sentence, its rule and Undo, in their places."""

import gettext
from itertools import combinations

import pygame
import pytest

from gest_desktop.rules.languages import catalogue
from gest_desktop.rules.naming import side_name
from gest_desktop.rules.vocabulary import NOBODY, ROBIN, SHERIFF, SPACES
from gest_desktop.rules.words import speak
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.paint.layout import layout
from gest_desktop.scenes.table.panels.prompt_bar import RULE, UNDO, PromptBar, rule_words
from gest_desktop.scenes.table.seen.things import space
from tests.scenes.asked_questions import examples
from tests.scenes.random_games import put_to_a_person

SIZES = [(1024, 640), (1280, 720), (1920, 1080)]


class MeasuredBar(PromptBar):
    """Records where its text went."""

    def draw_words(self, target, room):
        super().draw_words(target, room)
        self.written = self.fitting(room).get_rect(midleft=(room.x, room.centery))


@pytest.fixture(autouse=True)
def window():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    yield
    speak(gettext.NullTranslations())


def a_bar(words="Which Plot?", size=(1280, 720), side=ROBIN, rule="3.1", can_undo=True, text=1.0):
    stage, places = Stage(*size, 1.0, text), layout(*size, 1.0, text)
    heading = "The end" if side == NOBODY else side_name(side)
    return MeasuredBar(stage, places, side, heading, words, rule, can_undo)


def sentences():
    """The questions, and the refusals of what may not be answered."""
    for g in examples():
        answering = put_to_a_person(g)
        refused = [space(place) for place in SPACES if space(place) not in answering.things]
        refusals = [answering.touch(thing).refusal for thing in refused]
        for words in {answering.asked.prompt, *refusals} - {""}:
            yield words, answering.asked


@pytest.mark.parametrize(("size", "text"), [*((size, 1.0) for size in SIZES), ((1280, 720), 1.5)])
@pytest.mark.parametrize("language", ["en", "it"])
def test_every_sentence_stays_within_the_bar_and_off_its_buttons(size, language, text):
    speak(catalogue(language))
    target, written = pygame.Surface(size), 0
    for words, asked in sentences():
        bar = a_bar(words, size, asked.actor, asked.rule, text=text)
        bar.draw(target, None, None)
        things = [bar.written, *(button.rect for button in bar.buttons)]
        assert all(bar.rect.contains(thing) for thing in things), words
        assert not any(one.colliderect(other) for one, other in combinations(things, 2)), words
        written += 1
    assert written > 100


@pytest.mark.parametrize(("rule", "words"), [
    ("3.2.3", "Rule 3.2.3"), ("9.2 #11", "Card 11"), ("9.1 #3", "Card 3"),
])  # fmt: skip
def test_the_rules_of_a_card_are_called_by_the_card(rule, words):
    assert words == rule_words(rule)


def test_rule_and_undo_can_be_clicked():
    bar = a_bar()

    assert [RULE, UNDO] == [bar.hit(button.rect.center) for button in bar.buttons]
    assert bar.hit(bar.room.center) is None


def test_undo_cannot_be_clicked_where_there_is_nothing_to_take_back():
    bar = a_bar(can_undo=False)

    assert bar.hit(bar.buttons[-1].rect.center) is None


def test_without_a_rule_there_is_no_button_for_it():
    assert [UNDO] == [button.thing for button in a_bar(rule="").buttons]


def test_whoever_thinks_has_an_hourglass_that_runs():
    pictures = []
    for seconds in (None, 0.0, 0.3):
        target, bar = pygame.Surface((1280, 720)), a_bar()
        bar.draw(target, None, None, seconds)
        pictures.append(pygame.image.tobytes(target, "RGB"))

    assert 3 == len(set(pictures))


@pytest.mark.parametrize("side", [ROBIN, SHERIFF, NOBODY])
def test_each_side_has_its_own_colours_and_the_end_has_none(side):
    def picture(one):
        target = pygame.Surface((1280, 720))
        a_bar(side=one).draw(target, None, None)
        return pygame.image.tobytes(target, "RGB")

    assert [side] == [one for one in (ROBIN, SHERIFF, NOBODY) if picture(one) == picture(side)]
