"""What was solved is remembered, the best result counts, and a damaged file is set aside."""

import json
from datetime import date, timedelta

import pytest

from gest_desktop.ai.riddles.book import the_book
from gest_desktop.scenes.riddles.attempt import Attempt
from gest_desktop.scenes.riddles.progress import ASIDE, FILE, MOST_OWN, Mark, load_riddle_progress
from gest_desktop.scenes.shell.file_writer import files
from tests.scenes.riddles.solver import SHORT
from tests.scenes.shell.faults import FOREVER, Fault, FaultyDisk

TODAY = date(2026, 11, 18)


def attempted(misses=0, hints=0, shown=False, riddle=SHORT):
    """An attempt at a riddle of one choice, from its first try to its end."""
    attempt = Attempt(riddle)
    for _hint in range(hints):
        attempt.hint()
    for _miss in range(misses):
        attempt.take(riddle.steps[0].rated[-1].option)
        attempt.try_again()
    if shown:
        attempt.give_up()
        attempt.show_step()
    else:
        attempt.take(riddle.steps[0].best.option)
    return attempt


@pytest.fixture
def progress(tmp_path):
    return load_riddle_progress(tmp_path / "settings.json")


def again(tmp_path):
    files.flush()
    return load_riddle_progress(tmp_path / "settings.json")


def test_what_was_solved_comes_back(tmp_path, progress):
    progress.finish(attempted(misses=1), TODAY)

    found = again(tmp_path)
    assert {SHORT.id: Mark(2)} == found.marks
    assert {TODAY: Mark(2)} == found.days
    assert "" == found.trouble


@pytest.mark.parametrize(
    ("attempt", "mark"),
    [
        (attempted(), Mark(1, True)),
        (attempted(hints=1), Mark(1)),
        (attempted(misses=2), Mark(3)),
        (attempted(shown=True), Mark(0)),
    ],
)
def test_a_mark_tells_the_try_and_whether_it_is_clean(progress, attempt, mark):
    progress.finish(attempt)
    assert mark == progress.marks[SHORT.id]


def test_the_best_result_counts(progress):
    for attempt in (attempted(misses=1), attempted(), attempted(shown=True)):
        progress.finish(attempt, TODAY)
    assert Mark(1, True) == progress.marks[SHORT.id] == progress.days[TODAY]


def test_days_count_only_if_they_were_solved(progress):
    progress.finish(attempted(), TODAY)
    progress.finish(attempted(misses=1), TODAY - timedelta(days=1))
    progress.finish(attempted(shown=True), TODAY - timedelta(days=2))
    assert 2 == progress.streak(TODAY)


def test_own_riddles_come_back_the_newest_first(tmp_path, progress):
    first, second = the_book().riddles[:2]
    progress.add_own(first)
    progress.add_own(second)
    progress.add_own(first)
    assert [first, second] == again(tmp_path).own


def test_the_oldest_own_riddles_give_way(progress):
    for riddle in the_book().riddles[: MOST_OWN + 1]:
        progress.add_own(riddle)
    assert MOST_OWN == len(progress.own)
    assert the_book().riddles[0] not in progress.own


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        '{"marks": {}}',
        '{"marks": {"a": [9, true]}, "days": {}, "own": []}',
        '{"marks": {}, "days": {"yesterday": [1, true]}, "own": []}',
        '{"marks": {}, "days": {}, "own": [{}]}',
    ],
)
def test_a_damaged_file_is_set_aside_with_a_sentence(tmp_path, text):
    path = tmp_path / FILE
    path.write_text(text, "utf-8")

    progress = load_riddle_progress(tmp_path / "settings.json")
    assert "Your riddles file can't be read. It was set aside; a new one starts now." == progress.trouble
    assert ({}, {}, []) == (progress.marks, progress.days, progress.own)
    assert text == path.with_name(FILE + ASIDE).read_text("utf-8")
    progress.finish(attempted())
    assert {SHORT.id: Mark(1, True)} == again(tmp_path).marks


def test_a_second_damaged_file_does_not_replace_the_first(tmp_path):
    path = tmp_path / FILE
    for text in ("first", "second"):
        path.write_text(text, "utf-8")
        load_riddle_progress(tmp_path / "settings.json")

    assert {"first", "second"} == {each.read_text("utf-8") for each in tmp_path.iterdir()}


def test_a_full_disk_is_told_in_one_sentence(tmp_path, progress):
    disk = FaultyDisk(tmp_path)
    with disk.installed():
        disk.fault = Fault("write", 28, FOREVER)
        progress.finish(attempted())
        assert "Your riddles could not be saved: No space left on device." == progress.trouble
        disk.fault = None
        progress.finish(attempted())

    assert "" == progress.trouble
    assert {SHORT.id: Mark(1, True)} == again(tmp_path).marks


@pytest.mark.parametrize("size", [1_200_000, 1_900_000])
def test_a_large_file_that_a_killed_program_had_written_is_found(tmp_path, progress, size):
    progress.finish(attempted(), TODAY)
    files.flush()
    path = tmp_path / FILE
    text = path.read_text("utf-8")
    path.write_text('{"marks": {}, "days": {}, "own": []}', "utf-8")
    path.with_name(f"{FILE}.12345-1.new").write_text(text + " " * size, "utf-8")

    assert {TODAY: Mark(1, True)} == again(tmp_path).days


def test_the_file_stays_small(tmp_path, progress):
    for number in range(3000):
        progress.marks[f"riddle {number}"] = Mark(1)
        progress.days[TODAY - timedelta(days=number)] = Mark(1)
    progress.keep()
    files.flush()
    data = json.loads((tmp_path / FILE).read_text("utf-8"))
    assert (2000, 1000) == (len(data["marks"]), len(data["days"]))
