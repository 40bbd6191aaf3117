"""Opacity is changed by blending; numpy, which is not shipped, is used here only to check the results."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"

import numpy as np
import pygame

from gest_desktop.scenes.kit.opacity import drop_faint, spare


def a_picture(seed):
    """All alpha values side by side, in random colours."""
    picture = pygame.Surface((256, 64), pygame.SRCALPHA)
    colours = np.random.default_rng(seed)
    pygame.surfarray.pixels3d(picture)[:] = colours.integers(0, 256, (256, 64, 3))
    pygame.surfarray.pixels_alpha(picture)[:] = colours.permuted(np.tile(np.arange(256), (64, 1)), axis=1).T
    return picture


def opacity(picture):
    return pygame.surfarray.array_alpha(picture).astype(int)


def colours(picture):
    return pygame.surfarray.array3d(picture).tolist()


def test_a_picture_is_clear_where_the_stencil_is_opaque():
    picture, stencil = a_picture(1), a_picture(2)
    before, drawn = colours(picture), opacity(picture)
    spare(picture, stencil)

    assert np.abs(drawn * (255 - opacity(stencil)) / 255 - opacity(picture)).max() <= 1
    assert not opacity(picture)[opacity(stencil) == 255].any()
    assert before == colours(picture)


def test_a_shadow_goes_and_what_threw_it_stays():
    picture = a_picture(3)
    before, drawn = colours(picture), opacity(picture)
    drop_faint(picture, 140)

    assert np.abs((drawn.clip(140) - 140) * 255 / 115 - opacity(picture)).max() <= 1
    assert not opacity(picture)[drawn <= 140].any()
    assert (opacity(picture)[drawn == 255] == 255).all()
    assert before == colours(picture)
