"""The ballad on the screen: it can be read, and saved as a picture or as text."""

import pygame
import pytest

from gest_desktop.scenes.ballad import saving
from gest_desktop.scenes.ballad.broadside import boxes
from gest_desktop.scenes.ballad.saving import save_picture, save_text
from gest_desktop.scenes.devtools.shots import ballad
from gest_desktop.scenes.devtools.table_shots import NoWorker
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.shell.settings import Settings


@pytest.fixture(params=["en", "it"])
def scene(tmp_path, request, monkeypatch):
    monkeypatch.setenv("GEST_HOME", str(tmp_path))
    app = App(Settings(language=request.param), tmp_path / "s.json", SaveStore(tmp_path / "games"), NoWorker)
    ballad(app)
    app.frame([], 0.1)
    yield app.scene
    app.close()


def test_every_verse_can_be_read_beside_the_broadside(scene):
    lines = [line for stanza in scene.sheet.ballad.stanzas for line in stanza.lines]
    assert [] == [line for line in lines if line not in scene.page.words]


def test_the_picture_is_the_whole_broadside(scene, tmp_path):
    told = save_picture(scene.broadside, scene.sheet.ballad.title)
    (file,) = (tmp_path / "ballads").iterdir()
    assert str(file) in told
    assert tuple(boxes()["size"]) == pygame.image.load(file).size


def test_the_text_is_the_whole_ballad_and_replaces_no_other(scene, tmp_path):
    for _time in range(2):
        save_text(scene.sheet.ballad)
    first, second = sorted((tmp_path / "ballads").iterdir())
    assert first != second
    assert scene.sheet.ballad.text() == first.read_text("utf-8") == second.read_text("utf-8")


def test_a_full_disk_is_told_in_one_sentence(scene, monkeypatch):
    def full(*_arguments):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saving, "write_whole", full)
    assert "No space left on device" in save_text(scene.sheet.ballad)


def test_the_buttons_save_and_tell(scene, tmp_path):
    for key in ("picture", "text"):
        scene.focus_on(key)
        scene.press(scene.focused)
        scene.app.pop()
    assert {".png", ".txt"} == {file.suffix for file in (tmp_path / "ballads").iterdir()}
