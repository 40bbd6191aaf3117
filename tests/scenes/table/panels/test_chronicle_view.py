"""The chronicle keeps every line, shows the newest, and stays fast however long it gets."""

from random import Random

import pygame
import pytest

from gest_desktop.rules.chronicle import SENTENCES
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.journal import (
    BoxTaken,
    DeedAdded,
    MenMoved,
    MenRevealed,
    PhaseBegun,
    PlotChosen,
    ShillingsMoved,
    StatusChanged,
)
from gest_desktop.rules.vocabulary import AVAILABLE, BLYTH, EVENT, NOBODY, ROBIN, SHERIFF
from gest_desktop.scenes.kit.brush import Brush
from gest_desktop.scenes.table.paint.layout import LINES, layout
from gest_desktop.scenes.table.paint.palette import palette
from gest_desktop.scenes.table.panels.chronicle_lines import wrapped
from gest_desktop.scenes.table.panels.chronicle_signs import KIT, SIGNS, side_letter, side_of, sign_of
from gest_desktop.scenes.table.panels.chronicle_view import ChronicleView
from gest_desktop.scenes.table.seen.things import Marks, Thing


@pytest.fixture(scope="module")
def journal():
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    random, game = Random(5), Game(Beginning(seed=5))
    while not game.is_over:
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))
    return game.journal.entries


def view(size=(1280, 720)):
    table = layout(*size)
    return ChronicleView(pygame.Rect(table.chronicle), Brush(table.factor), palette("parchment"))


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1366, 768), (1920, 1080), (3840, 2160)])
def test_it_shows_at_least_five_lines(size):
    chronicle = view(size)
    assert chronicle.room.height >= LINES * chronicle.scribe.leading


def test_it_sticks_to_the_newest_line(journal):
    chronicle = view()
    for entry in journal:
        chronicle.append(entry)
        assert chronicle.lowest == chronicle.scroll
    assert Thing("line", number=chronicle.heads[-1]) == chronicle.hit(
        (chronicle.room.centerx, chronicle.room.bottom - 4)
    )


def test_who_reads_further_up_is_not_pulled_down(journal):
    chronicle = view()
    chronicle.take_up(journal[:80])
    chronicle.wheel(3)
    before = chronicle.scroll

    chronicle.take_up(journal[:90])

    assert before == chronicle.scroll < chronicle.lowest
    chronicle.wheel(-1000)
    chronicle.take_up(journal[:95])
    assert chronicle.lowest == chronicle.scroll


def test_what_is_taken_back_goes(journal):
    chronicle = view()
    chronicle.take_up(journal[:60])
    chronicle.take_up([*journal[:40], *journal[70:75]])
    fresh = view()
    fresh.take_up([*journal[:40], *journal[70:75]])

    assert fresh.entries == chronicle.entries
    assert fresh.tops == chronicle.tops


def test_a_line_grows_with_its_entries_and_shrinks_when_they_are_undone():
    price, placed = ShillingsMoved(ROBIN, -1), MenMoved(AVAILABLE, BLYTH, 1, 0, False, False)
    chronicle, short = view(), view()
    short.take_up([price])

    chronicle.take_up([price, placed])

    assert [0, 0] == chronicle.heads
    assert [0] == [row.number for row in chronicle.in_view()]
    assert chronicle.tops[-1] == chronicle.rows[0].height
    chronicle.take_up([price])
    assert short.tops == chronicle.tops
    assert [0] == chronicle.heads


def test_only_rows_in_view_are_drawn(journal):
    chronicle = view()
    chronicle.take_up(journal * 3)
    assert len(chronicle.in_view()) < 20
    for number in (0, 17, len(journal)):
        chronicle.show(number)
        place = chronicle.place_of(Thing("line", number=number))
        assert Thing("line", number=chronicle.heads[number]) == chronicle.hit(place)


def test_the_thumb_can_be_dragged_to_both_ends(journal):
    chronicle = view()
    chronicle.take_up(journal)
    thumb = chronicle.thumb()
    assert chronicle.press(thumb.center)
    chronicle.drag((thumb.centerx, 0))
    assert 0 == chronicle.scroll
    chronicle.drag((thumb.centerx, 5000))
    assert chronicle.lowest == chronicle.scroll
    chronicle.release()
    assert not chronicle.drag((thumb.centerx, 0))
    assert not chronicle.press((chronicle.room.centerx, chronicle.room.centery))


def test_a_line_that_is_lit_looks_different(journal):
    chronicle = view()
    chronicle.take_up(journal)
    pictures = set()
    line = Thing("line", number=chronicle.in_view()[2].number)
    for marks in (Marks(), Marks(lit=frozenset({line})), Marks(hovered=line), Marks(focused=line)):
        surface = pygame.Surface((1280, 720))
        surface.fill("#eedfb8")
        chronicle.draw(surface, marks)
        pictures.add(pygame.image.tobytes(surface, "RGB"))
    assert 4 == len(pictures)


def test_every_verb_has_a_sign():
    special = {BoxTaken, DeedAdded, PhaseBegun, PlotChosen, StatusChanged}
    assert set(SENTENCES) == set(SIGNS) | special
    assert "phase_mischief" == sign_of(PhaseBegun("mischief"))
    assert "box_pass" == sign_of(BoxTaken(0, 1, True))
    assert sign_of(PlotChosen(0, "sneak")).startswith(KIT)


def test_only_what_one_side_did_bears_its_letter():
    """Merry Men are Revealed by either side: by a Patrol or by a Rob."""
    assert ROBIN == side_of(MenMoved(AVAILABLE, BLYTH, 1, 0, False, False))
    assert SHERIFF == side_of(BoxTaken(SHERIFF, EVENT, True))
    assert NOBODY == side_of(MenRevealed(BLYTH, 1, False))


def test_both_sides_have_letters_of_their_own():
    assert ("R", "S") == (side_letter(ROBIN), side_letter(SHERIFF))


def test_long_sentences_are_broken(journal):
    chronicle = view()
    letters = pygame.Font(None, 16)
    lines = wrapped("one two three four five", letters, letters.size("one two three")[0])
    assert ["one two three", "four five"] == lines
    chronicle.take_up(journal)
    assert {row.picture.get_width() for row in chronicle.rows} == {chronicle.room.width}
