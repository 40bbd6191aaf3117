"""Card faces and backs as surfaces, and their replacements if a file is missing."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from gest_desktop.scenes.cards import card_back, card_face, face, frames, pictures
from gest_desktop.scenes.kit import font_files

TABLE = (316, 544)


@pytest.fixture
def without_assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No asset can be found; the caches are cleared before and after."""

    def forget() -> None:
        caches = (face._face, face._back, pictures.painted_face, pictures.painted_back, frames.frames)
        for cached in caches:
            cached.cache_clear()
        font_files.forget()

    for module in (font_files, frames, pictures):
        monkeypatch.setattr(module, "asset", lambda path: tmp_path / path)
    forget()
    yield
    forget()


@pytest.mark.parametrize("size", [(500, 860), TABLE, (211, 363)])
def test_a_face_has_the_size_that_was_asked_for(size: tuple[int, int]) -> None:
    assert size == card_face("e05", "en", size).get_size()


def test_a_face_is_never_larger_than_its_painting() -> None:
    painting = pictures.painted_face("t09").get_size()
    assert painting == card_face("t09", "it", (2 * painting[0], 2 * painting[1])).get_size()


def test_a_face_is_drawn_once() -> None:
    assert card_face("e05", "en", TABLE) is card_face("e05", "en", TABLE)
    assert card_face("e05", "en", TABLE) is not card_face("e05", "it", TABLE)


def test_words_are_in_the_language_that_was_asked_for() -> None:
    english, italian = (pygame.image.tobytes(card_face("e24", it, TABLE), "RGBA") for it in ("en", "it"))
    assert english != italian


def test_an_unknown_language_is_written_in_english() -> None:
    english, unknown = (pygame.image.tobytes(card_face("e05", it, TABLE), "RGBA") for it in ("en", "xx"))
    assert english == unknown


@pytest.mark.parametrize("deck", ["event", "traveller"])
def test_a_back_is_as_large_as_a_face(deck: str) -> None:
    assert TABLE == card_back(deck, TABLE).get_size()


def test_faces_survive_a_new_start_of_pygame() -> None:
    card_face("e07", "en", TABLE)
    pygame.font.quit()
    pygame.font.init()
    assert TABLE == card_face("e08", "en", TABLE).get_size()


@pytest.mark.usefixtures("without_assets")
@pytest.mark.parametrize("card_id", ["e01", "e05", "e30", "t09", "t12"])
def test_without_any_file_a_card_is_plain_but_has_its_words(
    card_id: str, caplog: pytest.LogCaptureFixture
) -> None:
    plain = card_face(card_id, "en", TABLE)
    bare = pygame.transform.smoothscale(pictures.painted_face(card_id), TABLE)
    assert TABLE == plain.get_size()
    assert pygame.image.tobytes(bare, "RGBA") != pygame.image.tobytes(plain, "RGBA")
    assert {logging.WARNING} == {record.levelno for record in caplog.records}


@pytest.mark.usefixtures("without_assets")
def test_each_missing_file_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    for language in ("en", "it"):
        card_face("e05", language, TABLE)
    found = [record.getMessage() for record in caplog.records]
    assert len(set(found)) == len(found)
    assert 1 == sum("e05.webp" in line for line in found)
    assert 1 == sum("manifest.json" in line for line in found)


@pytest.mark.usefixtures("without_assets")
def test_a_missing_back_is_plain() -> None:
    assert TABLE == card_back("traveller", TABLE).get_size()


def test_a_damaged_manifest_does_not_stop_the_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "manifest.json").write_text('{"size": [500, 860], "faces": {}}', "utf-8")
    monkeypatch.setattr(frames, "asset", lambda _path: tmp_path / "manifest.json")
    event = frames.frames.__wrapped__()["event"]
    assert (500, 860) == (event.width, event.height)
