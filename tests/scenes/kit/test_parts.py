"""The pictures of the kit, scaled."""

from gest_desktop.scenes.kit.parts import REMEMBERED, scaled


def test_a_window_that_is_pulled_larger_keeps_no_picture_of_every_size():
    scaled.cache_clear()
    for size in range(REMEMBERED + 50):
        scaled("icon_play", 0.5 + size / 1000)

    assert REMEMBERED == scaled.cache_info().currsize


def test_a_picture_that_is_shown_again_is_not_scaled_again():
    assert scaled("icon_play", 0.5) is scaled("icon_play", 0.5)
