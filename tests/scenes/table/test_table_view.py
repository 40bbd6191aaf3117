"""The table shows everything in its place, at every size, and nothing its side may not know."""

import gettext
from functools import cache
from random import Random

import pygame
import pytest

from gest_desktop.commands.laws import consistent_worlds
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    BOXES,
    EVENT,
    FIRST,
    NOTTINGHAM,
    OLLERTON_HILL,
    REGULARS,
    ROBIN,
    SECOND,
    SHERIFF,
    SPACES,
)
from gest_desktop.rules.words import speak
from gest_desktop.scenes.kit.brush import TINIEST
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.board.crowds import name_box
from gest_desktop.scenes.table.board.ground import anchors
from gest_desktop.scenes.table.paint.palette import PALETTES
from gest_desktop.scenes.table.seen.sight import Carriage, SpaceSight, sight
from gest_desktop.scenes.table.seen.things import Arrow, Marks, Thing, space
from gest_desktop.scenes.table.seen.turn_status import Forecast, TurnStatus
from gest_desktop.scenes.table.table_view import TableView

SIZES = [(1024, 640), (1280, 720), (1920, 1080)]
OUTLOOK = TurnStatus(Forecast(4, 1, 3), "governance", ROBIN, ("You", "A fair hand"))
MARKERS = ("submissive", "revolting", "passive")
SOLID = 200  # opacity; anything paler is shadow


@pytest.fixture(autouse=True)
def window():
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    speak(gettext.NullTranslations())


@cache
def played(seed, answers=90):
    """A game played for a while by random players."""
    random, game = Random(seed), Game(Beginning(seed=seed))
    while not game.is_over and len(game.answers) < answers:
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))
    return game


def view(size=(1280, 720), **more):
    return TableView(Stage(*size, **more))


def drawn(table, seen, marks=None, lines=(), turn_status=OUTLOOK):
    surface = pygame.Surface(table.stage.size)
    table.lay_out(seen, lines, turn_status)
    table.draw(surface, marks or Marks())
    return surface


def pixels(surface):
    return pygame.image.tobytes(surface, "RGB")


def lines_of(game, side):
    return [entry.seen_by(side) for entry in game.journal.entries]


def crowded(place):
    """6 Merry Men, 4 Henchmen, a Camp, a marker and a Carriage."""
    room = anchors(place)
    if place == OLLERTON_HILL:
        return SpaceSight(place, camps=1)
    return SpaceSight(
        place,
        "revolting" if room["status"] else None,
        ("robin_revealed", *["merry_hidden"] * 3, *["merry_revealed"] * 2),
        4,
        1 if room["camp"] else 0,
        (Carriage(0, "carriage_tribute"),),
    )


def crowded_sight(seed=3):
    from dataclasses import replace

    seen = sight(redact(played(seed).state, ROBIN))
    return replace(seen, spaces=tuple(crowded(each.place) for each in seen.spaces))


def test_equal_sights_are_equal_pictures():
    game = played(4)
    seen, again = (sight(redact(game.state, SHERIFF)) for _ in range(2))
    marks = Marks(legal=frozenset({space(2)}), tint={7: 0.5}, arrows=(Arrow("henchman", NOTTINGHAM, 4),))
    other = sight(redact(played(9).state, SHERIFF))
    table = view()
    first = pixels(drawn(table, seen, marks, lines_of(game, SHERIFF)))

    drawn(table, other)  # other things are drawn in between

    assert first == pixels(drawn(table, again, marks, lines_of(game, SHERIFF)))
    assert first == pixels(drawn(view(), again, marks, lines_of(game, SHERIFF)))
    assert first != pixels(drawn(table, other))


@pytest.mark.parametrize("seed", [2, 7])
def test_the_sheriffs_picture_is_the_same_wherever_robin_hides(seed):
    state = played(seed, 60).state
    table = view()
    seen = pixels(drawn(table, sight(redact(state, SHERIFF))))
    worlds = list(consistent_worlds(state, SHERIFF))

    assert worlds
    for world in worlds[:6]:
        assert seen == pixels(drawn(table, sight(redact(world, SHERIFF))))


@pytest.mark.parametrize("size", SIZES)
def test_what_is_pointed_at_is_found(size):
    table = view(size)
    for seed in range(4):
        seen = sight(redact(played(seed).state, ROBIN))
        drawn(table, seen)
        wanted = [space(place) for place in (*SPACES, OLLERTON_HILL)]
        wanted += [Thing(kind, number=box) for kind in ("box", "pass") for box in BOXES]
        wanted += [Thing(kind) for kind in ("favour", "deck", "travellers", "victims", "prison", "used")]
        wanted += [Thing("purse", side) for side in (ROBIN, SHERIFF)]
        for thing in wanted:
            assert thing == table.hit(at(table, thing)), thing


def at(table, thing):
    """A point of the thing that is not covered by things lying on it."""
    if thing.kind in ("favour", "prison", "used"):
        area = next(area for part in table.panels for each, area in part.spots if each == thing)
        return area.x + 3, area.y + 3
    return table.place_of(thing)


@pytest.mark.parametrize("size", SIZES)
def test_every_piece_can_be_touched(size):
    board = view(size).board
    for seed in range(6):
        board.lay_out(sight(redact(played(seed).state, ROBIN)))
        for piece in board.standing:
            if piece.picture not in MARKERS:
                assert piece.thing == board.hit(board.point_on(piece.thing)), piece.thing


def test_both_halves_of_an_event_can_be_touched():
    seen = next(
        seen for seed in range(20) if (seen := sight(redact(played(seed).state, ROBIN))).card in REGULARS
    )
    table = view((1920, 1080))
    drawn(table, seen)
    for half in (0, 1):
        assert Thing("half", number=half) == table.hit(table.place_of(Thing("half", number=half)))
    assert Thing("card", number=seen.card) == table.hit((table.layout.card.x + 40, table.layout.card.y + 60))


@pytest.mark.parametrize("size", [*SIZES, (2560, 1080), (3840, 2160)])
def test_a_crowd_leaves_the_name_of_its_space_free(size):
    board = view(size).board
    board.lay_out(crowded_sight())
    names = {place: pygame.Rect(board.ground.box(name_box(place))) for place in (*SPACES, OLLERTON_HILL)}
    for piece in board.standing:
        picture = board.picture(piece)
        solid = picture.surface.get_bounding_rect(SOLID)
        solid.move_ip(picture.corner(*board.ground.point((piece.x, piece.y))))
        name = names[piece.thing.place].inflate(-4, -4)
        assert not solid.colliderect(name), (piece.thing, solid, name)
        assert pygame.Rect(board.area).contains(solid), piece.thing


def test_figures_are_as_large_as_they_can_be_told_apart():
    """At least 40 pixels wide where there is room; crowds may be smaller, but not by half."""
    for size in SIZES:
        board = view(size).board
        assert board.unit >= 40 - 0.01
        board.lay_out(crowded_sight())
        assert min(piece.unit * board.ground.scale for piece in board.standing) > 19


class Stretched(gettext.NullTranslations):
    """A language whose words are longer by a third."""

    def gettext(self, message):
        return message + " è" + "ì" * (len(message) // 4)

    def ngettext(self, singular, plural, number):
        return self.gettext(singular if number == 1 else plural)


@pytest.mark.parametrize("catalogue", [gettext.NullTranslations(), Stretched()])
@pytest.mark.parametrize(("scale", "text_scale"), [(0.75, 1.0), (1.0, 1.0), (2.0, 1.0), (1.0, 2.0)])
@pytest.mark.parametrize("size", SIZES)
def test_text_stays_in_its_panel(size, scale, text_scale, catalogue):
    speak(catalogue)
    table = view(size, scale=scale, text_scale=text_scale)
    drawn(table, sight(redact(played(1).state, SHERIFF)))
    window = pygame.Rect(0, 0, *size)
    assert len(table.brush.written) > 25
    for words, place, room in table.brush.written:
        assert place.width <= room.width, (words, place, room)
        assert room.x <= place.x, (words, place, room)
        assert place.right <= room.right, (words, place, room)
        assert place.height >= TINIEST, words
        assert window.contains(place), words


@pytest.mark.parametrize("size", [*SIZES, (2560, 1080)])
@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
def test_nothing_leaves_its_part_or_the_window(size, scale):
    table = view(size, scale=scale)
    drawn(table, crowded_sight())
    for part in table.panels:
        assert table.stage.area.contains(part.area)
        for thing, area in part.spots:
            assert part.area.inflate(4, 4).contains(area), (thing, area, part.area)


@pytest.mark.parametrize("name", PALETTES)
def test_every_palette_marks_what_is_legal(name):
    seen = sight(redact(played(1).state, ROBIN))
    table = TableView(Stage(1280, 720), "en", name)
    plain = pixels(drawn(table, seen))
    things = (space(2), Thing("box", number=EVENT))
    for thing in things:
        marked = [
            Marks(legal=frozenset({thing})),
            Marks(legal=frozenset({thing}), glow=0.55),
            Marks(chosen=frozenset({thing})),
            Marks(focused=thing),
            Marks(lit=frozenset({thing})),
        ]
        assert len(marked) + 1 == len({plain, *(pixels(drawn(table, seen, marks)) for marks in marked)})


def test_a_lifted_piece_is_not_where_it_lay():
    seen = sight(redact(played(3).state, ROBIN))
    table = view()
    plain = pixels(drawn(table, seen))
    thing = next(piece.thing for piece in table.board.standing if piece.picture not in MARKERS)

    assert plain != pixels(drawn(table, seen, Marks(lifted=frozenset({thing}))))


def test_a_carriage_is_the_same_whatever_is_seen_of_it():
    board = view().board
    board.lay_out(crowded_sight())
    seen, unseen = Thing("carriage", 3, "carriage_tribute", 0), Thing("carriage", 3, "carriage_unknown", 0)

    assert seen == board.hit(board.place_of(seen))
    assert board.place_of(seen) == board.place_of(unseen)


def test_the_eligible_stand_on_the_track_too():
    table = view()
    drawn(table, sight(redact(played(1).state, ROBIN)))
    for box in (FIRST, SECOND):
        assert Thing("eligible", number=box) == table.hit(table.place_of(Thing("box", number=box)))


def test_a_road_leads_from_carriage_to_carriage():
    board = view().board
    road = board.road(0, 2)
    assert board.place_of(Thing("carriage", 0)) == road[0]
    assert board.place_of(Thing("carriage", 2)) == road[-1]
    assert len(road) > 20


def test_every_part_of_the_italian_table_is_drawn():
    seen = sight(redact(played(5).state, ROBIN))
    table = TableView(Stage(1024, 640), "it")
    assert pixels(drawn(table, seen)) != pixels(drawn(view((1024, 640)), seen))
