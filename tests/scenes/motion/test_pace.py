"""The player's pace: half to four times the speed, instant, hurried, and reduced."""

import pytest

from gest_desktop.scenes.motion.pace import Pace


@pytest.mark.parametrize(
    ("pace", "seconds"),
    [
        (Pace(), 1.0),
        (Pace(speed=0.5), 2.0),
        (Pace(speed=4.0), 0.25),
        (Pace(instant=True), 0.0),
        (Pace(hurried=True), 0.25),
        (Pace(speed=100.0), 0.25),
        (Pace(speed=0.0), 2.0),
        (Pace(reduced=True), 1.0),
    ],
)
def test_a_movement_takes_as_long_as_the_pace_says(pace, seconds):
    assert seconds == pace.seconds(1.0)


def test_progress_ends_at_one_and_never_passes_it():
    pace = Pace(speed=2.0)

    assert [0.0, 0.5, 1.0, 1.0] == [pace.progress(elapsed, 2.0) for elapsed in (-1.0, 0.5, 1.0, 9.0)]


def test_what_is_instant_is_done_at_once():
    assert 1.0 == Pace(instant=True).progress(0.0, 3.0)


def test_there_is_time_to_read_at_every_pace_but_instant():
    paces = (Pace(), Pace(reduced=True), Pace(instant=True))

    assert [True, True, False] == [pace.pause() > 0.0 for pace in paces]
