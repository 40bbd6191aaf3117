"""Fonts: read once, made in any size, and no file stays open."""

import os

import pygame
import pytest

from gest_desktop.scenes.kit import font_files
from gest_desktop.scenes.kit.font_files import MOST_FONTS, open_font
from gest_desktop.scenes.kit.theme import make_manager

FILE = "alegreya-500-normal.ttf"


@pytest.fixture(autouse=True)
def forget_fonts():
    pygame.font.init()
    font_files.forget()
    yield
    font_files.forget()


def free_handle():
    """The number that the next opened file gets: on Unix the lowest one that is free."""
    handle = os.open(os.devnull, os.O_RDONLY)
    os.close(handle)
    return handle


def test_a_font_in_many_sizes_keeps_no_file_open():
    before = free_handle()
    kept = [open_font(FILE, pixels) for pixels in range(10, 60)]

    assert before == free_handle()
    assert 50 == len({font.get_height() for font in kept})


def test_the_fonts_of_many_menus_keep_no_file_open():
    before = free_handle()
    kept = [make_manager((1280, 720), 1.0 + number / 10) for number in range(5)]

    assert before == free_handle()
    assert 5 == len(kept)


def test_only_so_many_fonts_are_kept():
    for pixels in range(10, 10 + 2 * MOST_FONTS):
        open_font(FILE, pixels)

    assert MOST_FONTS == font_files.made.cache_info().currsize


def test_a_font_is_made_once():
    assert open_font(FILE, 20) is open_font(FILE, 20)


def test_fonts_are_made_anew_after_pygame_was_closed():
    before = open_font(FILE, 20).size("Nottingham")
    pygame.font.quit()

    assert before == open_font(FILE, 20).size("Nottingham")
