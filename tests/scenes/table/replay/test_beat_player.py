"""Beats are played one after the other, at the player's pace."""

import pytest

from gest_desktop.rules.journal import PhaseBegun, ShillingsMoved
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import PRISON, ROBIN
from gest_desktop.scenes.motion.pace import Pace
from gest_desktop.scenes.table.replay.beat_player import BeatPlayer
from gest_desktop.scenes.table.replay.beats import Beat
from gest_desktop.scenes.table.replay.pacing import Pacing
from gest_desktop.scenes.table.seen.sight import sight
from tests.table import table

USUAL = Pace()


class Reader(Pacing):
    """Twice as slow, and holds back the phases until told otherwise."""

    slower = 2.0
    has_come_to_phases = False

    def may_begin(self, beat):
        return self.has_come_to_phases or not isinstance(beat.entry, PhaseBegun)


def a_sight(shillings):
    return sight(redact(table(robin=PRISON, shillings=(shillings, 0)), ROBIN))


START, MIDDLE, END = (a_sight(shillings) for shillings in range(3))
GAIN = Beat((ShillingsMoved(0, 1),), 0, START, MIDDLE, 1.0)
PAUSE = Beat((PhaseBegun("reset"),), 1, MIDDLE, END, 0.5)


@pytest.fixture
def heard():
    return []


@pytest.fixture
def beat_player(heard):
    def begins(beat):
        heard.append(("begins", beat.entry))

    def lands(beat):
        heard.append(("lands", beat.entry))

    return BeatPlayer(START, begins, lands)


def test_a_beat_is_shown_from_before_until_it_has_taken_its_time(beat_player):
    beat_player.play([GAIN, PAUSE])
    seen = []
    for _step in range(5):
        beat_player.update(0.4, USUAL)
        seen.append(beat_player.shown)

    assert [START, START, MIDDLE, END, END] == seen


def test_time_that_is_left_over_goes_to_the_next_beat(beat_player):
    beat_player.play([GAIN, PAUSE])
    beat_player.update(1.2, USUAL)

    assert (PAUSE, pytest.approx(0.4)) == (beat_player.beat, beat_player.progress)


def test_each_beat_is_heard_when_it_begins_and_when_it_lands(beat_player, heard):
    beat_player.play([GAIN, PAUSE])
    beat_player.update(0.1, USUAL)
    assert [("begins", GAIN.entry)] == heard
    beat_player.update(9.0, USUAL)
    assert [(what, beat.entry) for beat in (GAIN, PAUSE) for what in ("begins", "lands")] == heard


def test_twice_the_speed_takes_half_the_time(beat_player):
    beat_player.play([GAIN])
    beat_player.update(0.25, Pace(speed=2.0))

    assert 0.5 == pytest.approx(beat_player.progress)


def test_at_once_means_at_once(beat_player):
    beat_player.play([GAIN, PAUSE])
    beat_player.update(0.0, Pace(instant=True))

    assert (False, END) == (beat_player.is_playing, beat_player.shown)


def test_the_chronicle_is_told_as_far_as_the_beats_have_begun(beat_player):
    beat_player.play([GAIN, PAUSE])
    entries_shown = []
    for _step in range(3):
        entries_shown.append(beat_player.entries_shown)
        beat_player.update(0.8, USUAL)

    assert [0, 1, 2] == entries_shown


def test_to_finish_shows_at_once_how_it_ends(beat_player, heard):
    beat_player.play([GAIN, PAUSE])
    beat_player.update(0.1, USUAL)
    beat_player.finish()

    assert (False, END, 2) == (beat_player.is_playing, beat_player.shown, beat_player.entries_shown)
    assert 4 == len(heard)


def test_without_beats_it_rests(beat_player):
    assert not beat_player.update(1.0, USUAL)
    assert 1.0 == beat_player.progress


def test_a_pause_is_not_counted_against_the_next_beat(beat_player):
    """Only time in which something is shown passes for it."""
    beat_player.play([GAIN])
    beat_player.update(5.0, USUAL)
    beat_player.play([PAUSE])
    beat_player.update(0.1, USUAL)

    assert 0.2 == pytest.approx(beat_player.progress)


def test_to_skip_shows_how_it_ends_and_nobody_hears_it(beat_player, heard):
    beat_player.play([GAIN, PAUSE])
    beat_player.skip()
    assert (END, []) == (beat_player.shown, heard)
    beat_player.play([PAUSE])
    beat_player.finish()

    assert 2 == len(heard)


def test_a_beat_may_be_held_back_and_take_longer():
    reader = Reader()
    beat_player = BeatPlayer(START, pacing=reader)
    beat_player.play([GAIN, PAUSE])
    beat_player.update(1.0, USUAL)
    assert 0.5 == pytest.approx(beat_player.progress)
    beat_player.finish()
    assert (MIDDLE, True) == (beat_player.shown, beat_player.is_held)
    reader.has_come_to_phases = True
    beat_player.finish()

    assert (END, True) == (beat_player.shown, beat_player.is_through)
