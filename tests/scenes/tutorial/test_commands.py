"""`gest lesson-shots` and `gest fuzz --lessons`."""

import pygame

from gest_desktop.__main__ import main
from gest_desktop.scenes.devtools import lesson_shots as shots
from gest_desktop.scenes.devtools.lesson_fuzz import BadLearner, StuckError
from gest_desktop.scenes.tutorial import reading


def test_a_sheet_shows_every_bubble_of_a_lesson(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(shots, "SIZES", ((1024, 640),))
    assert 0 == main(["lesson-shots", str(tmp_path), "--only", "08", "--language", "it"])
    assert "08_escort_it_1024x640.png" in capsys.readouterr().out
    sheet = pygame.image.load(tmp_path / "08_escort_it_1024x640.png")
    assert (3 * 640, 3 * 400) == sheet.get_size()


def test_a_name_that_no_lesson_has_is_said(tmp_path, capsys):
    assert 1 == main(["lesson-shots", str(tmp_path), "--only", "harp"])
    assert "No lesson's name begins with harp." in capsys.readouterr().out


def test_bad_learners_are_told_of(monkeypatch, capsys):
    one = reading.lessons()[1]
    monkeypatch.setattr(reading, "lessons", lambda: (one,))
    assert 0 == main(["fuzz", "--lessons", "3"])
    assert "02_two_halves: 3 inputs" in capsys.readouterr().out


def test_a_lesson_that_gets_stuck_is_told_of(monkeypatch, capsys):
    def stuck(learner):
        raise StuckError(learner.where("nothing is said any more"))

    monkeypatch.setattr(BadLearner, "check", stuck)
    assert 1 == main(["fuzz", "--lessons", "1"])
    message = capsys.readouterr().out
    assert message.startswith("01_setting_out, Beat")
    assert "nothing is said any more." in message
