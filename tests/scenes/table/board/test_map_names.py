"""The words on the map: large enough, where no piece stands, and in the language of the game."""

import pygame
import pytest

from gest_desktop.rules.languages import speaking
from gest_desktop.rules.vocabulary import FORESTS, NOTTINGHAM, PARISHES
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.board import map_names
from gest_desktop.scenes.table.board.crowd_layout import Crowd
from gest_desktop.scenes.table.board.crowds import covered, name_box, places
from gest_desktop.scenes.table.board.ground import anchors
from gest_desktop.scenes.table.paint.layout import smallest_text
from gest_desktop.scenes.table.table_view import TableView
from tests.scenes.font_recorder import FontRecorder

SIZES = [(1920, 1080), (1280, 720), (1280, 800), (1024, 640)]
LARGEST = 1.35  # times the usual size of a name
RIBBON_END = 0.62  # of the height of Nottingham's box: the ends of its ribbon bend upwards


@pytest.fixture(autouse=True)
def window():
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def board(size, text_scale=1.0):
    return TableView(Stage(*size, 1.0, text_scale)).board


@pytest.mark.parametrize("size", SIZES)
def test_names_grow_with_the_text_size(size):
    usual, large = board(size), board(size, 1.5)
    for place in (*PARISHES, *FORESTS):
        assert large.ground.boxes[place].h > 0.99 * usual.ground.boxes[place].h


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_no_word_on_the_map_is_too_small_to_read(size, text_scale, monkeypatch):
    written = {}

    def record(layer, words, role, pixels, *rest):
        written[words] = pixels

    for name in ("write_line", "write_along"):
        monkeypatch.setattr(map_names, name, record)
    board(size, text_scale)
    assert {"Blyth", "Ollerton Hill", "Trent", "Robin Hood"} <= set(written)
    assert {} == {words: pixels for words, pixels in written.items() if pixels < smallest_text(*size)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_names_stay_on_the_map_and_apart(size, text_scale):
    ground = board(size, text_scale).ground
    names = [pygame.Rect(box) for box in ground.boxes]
    names[NOTTINGHAM].height = round(names[NOTTINGHAM].height * RIBBON_END)
    assert all(pygame.Rect(ground.area).contains(name) for name in names)
    assert [] == [i for i, name in enumerate(names) if name.collidelist(names[i + 1 :]) >= 0]


@pytest.mark.parametrize("place", [*PARISHES, *FORESTS])
def test_no_piece_covers_a_large_name(place):
    usual = places(place, Crowd(3, 4, 1, bool(anchors(place)["status"]), 1), 94.0, LARGEST)
    x, y, w, h = name_box(place, LARGEST)
    name = pygame.FRect(x, y, w, h)
    for slot in usual:
        left, top, right, bottom = covered(slot)
        assert not name.colliderect(pygame.FRect(left, top, right - left, bottom - top)), slot.kind


def test_the_title_is_written_in_the_language_of_the_game(monkeypatch):
    recorder = FontRecorder(monkeypatch)
    with speaking("it"):
        board((1280, 720))
    words = {text for _pixels, text in recorder.drawn}
    assert "Le Gesta di" in words
    assert "A Gest of" not in words
