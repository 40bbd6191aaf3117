"""The career is written after each game, read back, set aside if damaged, exported and erased."""

import json
import os

import pytest

from gest_desktop.scenes.shell import file_writer
from gest_desktop.scenes.shell.career.career import MOST_GAMES, Career, read_career, to_data
from gest_desktop.scenes.shell.career.career_file import LARGEST_FILE, NAME, CareerFile
from gest_desktop.scenes.shell.career.deeds import Deeds
from gest_desktop.scenes.shell.career.gain import gain_of
from gest_desktop.scenes.shell.career.rating import START, course
from gest_desktop.scenes.shell.file_writer import files
from tests.scenes.shell.career.careers import a_career, a_record, an_id, did
from tests.scenes.shell.faults import FOREVER, Fault, FaultyDisk


@pytest.fixture
def file(tmp_path):
    return CareerFile(tmp_path)


def test_without_a_file_a_career_is_empty(file):
    assert Career() == file.read()
    assert "" == file.notice
    assert [] == list(file.path.parent.iterdir())


def test_each_game_is_added_once(file):
    for _time in range(2):
        file.add(a_record(1))
    file.add(a_record(2, won=False))

    assert [an_id(1), an_id(2)] == [game.id for game in CareerFile(file.path.parent).read().games]


def test_a_game_brings_a_change_of_rating_and_honours(file):
    first = file.add(a_record(1, level="potter"))
    second = file.add(a_record(2, level="king"))

    assert START == first.before
    assert first.after == second.before == course([a_record(1, level="potter")])[0]
    assert "star" not in first.honours
    assert "star" in second.honours
    assert second.change == round(second.after.value) - round(second.before.value) > 0


def test_the_page_at_the_end_of_a_game_reads_the_same_when_it_is_opened_again(file):
    first = file.add(did(1, caught=0))
    file.add(a_record(2))

    assert "silent_hood" in first.honours
    assert first == file.add(did(1, caught=0)) == gain_of(file.read(), an_id(1))


def test_practice_changes_neither_rating_nor_honours(file):
    gain = file.add(a_record(1, level="king", practice=True))

    assert (False, 0, ()) == (gain.counts, gain.change, gain.honours)
    assert 1 == len(file.read().games)


def test_a_review_that_comes_later_is_noted_and_honoured(file):
    file.add(a_record(1))

    assert ["quill", "eye"] == file.reviewed(an_id(1), 93.25, -4.0)
    assert (93.2, -4.0) == (file.read().games[0].accuracy, file.read().games[0].luck)
    assert [] == file.reviewed(an_id(1), 94.0, -4.0)


def test_the_review_of_a_game_that_is_not_of_the_career_changes_nothing(file):
    file.add(a_record(1))
    before = file.read()

    assert [] == file.reviewed(an_id(9), 93.0, 0.0)
    assert before == file.read()


def test_the_honour_for_lessons_is_given_when_the_last_one_is_learned(file):
    assert {} == file.look_at_lessons(11, 12).honours
    assert ["lute"] == list(file.look_at_lessons(12, 12).honours)
    assert ["lute"] == list(CareerFile(file.path.parent).read().honours)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "[" * 50_000,
        '{"format": 1}',
        '{"format": 2, "games": [], "honours": {}, "start": [1200, 350]}',
        '{"format": 1, "games": [{}], "honours": {}, "start": [1200, 350]}',
        '{"format": 1, "games": [], "honours": {"oak": 3}, "start": [1200, 350]}',
        '{"format": 1, "games": [], "honours": {}, "start": [1200, 1e400]}',
        '{"format": 1, "games": [], "honours": {}, "start": [1200, 9]}',
        " " * (LARGEST_FILE + 1),
    ],
)
def test_a_damaged_file_is_set_aside_and_a_new_one_starts(file, text):
    file.path.write_text(text, encoding="utf-8")

    assert Career(is_incomplete=True) == file.read()
    assert "Your career file can't be read. It was set aside; a new one starts now." == file.notice
    assert text == file.path.with_name("career-damaged-1.json").read_text(encoding="utf-8")
    file.add(a_record(1))
    again = CareerFile(file.path.parent).read()
    assert (1, True) == (len(again.games), again.is_incomplete)


def test_a_second_damaged_file_does_not_replace_the_first(file):
    for text in ("one", "two"):
        file.path.write_text(text, encoding="utf-8")
        file.read()

    aside = sorted(path.read_text("utf-8") for path in file.path.parent.glob("career-damaged-*.json"))
    assert ["one", "two"] == aside


def test_a_game_that_is_there_twice_damages_the_file(file):
    data = to_data(a_career(a_record(1)))
    data["games"] *= 2
    file.path.write_text(json.dumps(data), encoding="utf-8")

    assert Career(is_incomplete=True) == file.read()


def test_honours_of_another_version_are_left_out():
    data = to_data(a_career(a_record(1))) | {"honours": {"dragon": [5, ""], "oak": [5, an_id(1)]}}

    assert ["oak"] == list(read_career(data).honours)


def test_a_file_that_cannot_be_read_just_now_is_neither_set_aside_nor_replaced(file, monkeypatch):
    file.add(a_record(1))
    files.flush()
    whole = file.path.read_bytes()

    def refuse(path, largest):
        files.unread.add(path)
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patched:
        patched.setattr(files, "read", refuse)
        other = CareerFile(file.path.parent)
        gain = other.add(a_record(2))
    files.unread.clear()

    assert "Your career can't be read just now: Permission denied." == other.notice
    assert gain.trouble.startswith("Your career could not be saved: ")
    assert [NAME] == os.listdir(file.path.parent)
    assert whole == file.path.read_bytes()


def test_a_career_that_could_not_be_read_for_a_moment_is_read_again(file, monkeypatch):
    file.add(a_record(1))
    files.flush()
    other = CareerFile(file.path.parent)
    with monkeypatch.context() as patched:
        patched.setattr(file_writer, "read_json", lack_of_handles)
        assert () == other.read().games

    assert 1 == len(other.read().games)
    assert "" == other.notice
    assert "" == other.add(a_record(2)).trouble
    files.flush()
    assert 2 == len(file.read().games)


def lack_of_handles(path, largest):
    raise OSError(24, "Too many open files")


def test_a_full_disk_is_told_in_one_sentence_and_the_gain_is_still_shown(file, tmp_path):
    disk = FaultyDisk(tmp_path)
    with disk.installed():
        disk.fault = Fault("write", 28, FOREVER)
        gain = file.add(a_record(1))

    assert "Your career could not be saved: No space left on device." == gain.trouble
    assert gain.change > 0
    assert Career() == file.read()


def test_another_program_may_have_added_a_game(file):
    other = CareerFile(file.path.parent)
    file.add(a_record(1))
    other.add(a_record(2))
    file.add(a_record(3))

    assert [an_id(1), an_id(2), an_id(3)] == [game.id for game in other.read().games]


def test_beyond_the_limit_the_oldest_games_live_on_in_the_rating():
    records = [a_record(number, won=number % 3 == 0) for number in range(MOST_GAMES + 20)]
    career = a_career(*records)

    assert (MOST_GAMES, an_id(20)) == (len(career.games), career.games[0].id)
    assert course(records)[-1] == career.rating


def test_the_fullest_career_fits_the_file():
    most = Deeds(24, 3, 99, 99, True, 9, 9, 5, 9, 9, 9, 999, tuple(range(20, 30)) * 2)
    records = [
        a_record(
            number,
            "sheriff",
            persona="merciful",
            setup="aggressive",
            hints=True,
            practice=True,
            deeds=most,
            accuracy=99.9,
            luck=-99.9,
            id=an_id(number),
        )
        for number in range(MOST_GAMES)
    ]
    text = json.dumps(to_data(a_career(*records)), separators=(",", ":"))

    assert len(text) <= LARGEST_FILE
    assert MOST_GAMES == len(read_career(json.loads(text)).games)


def test_an_export_can_be_read_back(file, tmp_path):
    file.add(a_record(1))
    file.export(tmp_path / "copy.json")

    assert file.read() == read_career(json.loads((tmp_path / "copy.json").read_text(encoding="utf-8")))


def test_an_erased_career_is_gone(file):
    file.add(a_record(1))

    assert "" == file.erase() == file.erase()
    assert Career() == file.read()
    assert not file.path.exists()
