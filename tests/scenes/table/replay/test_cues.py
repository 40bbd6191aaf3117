"""Every entry of the journal that is heard has a sound that exists."""

import pytest

from gest_desktop.rules.chronicle import SENTENCES
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    PASSIVE,
    REVOLTING,
    ROBIN,
    SHERIFF,
    SUBMISSIVE,
)
from gest_desktop.scenes.sound.cues import read_cues
from gest_desktop.scenes.table.replay.beats import SECONDS
from gest_desktop.scenes.table.replay.cues import PLAIN, cue, verdict
from gest_desktop.scenes.table.replay.flights import FLIGHTS
from tests.scenes.shown_games import shown

HEARD = ("shillings", "favour", "status", "camp")  # by what they say


@pytest.mark.parametrize(("entry", "sound"), [
    (("shillings", ROBIN, 2), "coin_gain"), (("shillings", ROBIN, -2), "coin_pay"),
    (("favour", -1, 1), "favour_to_justice"), (("favour", 3, 2), "favour_to_order"),
    (("status", BLYTH, REVOLTING), "parish_revolts"), (("status", BLYTH, SUBMISSIVE), "parish_submits"),
    (("status", BLYTH, PASSIVE), "parish_submits"), (("camp", AVAILABLE, BLYTH), "camp_placed"),
    (("camp", BLYTH, AVAILABLE), "piece_lift"), (("card", 7), "card_turn"), (("shuffled",), ""),
])  # fmt: skip
def test_what_happens_is_heard(entry, sound):
    assert sound == cue(entry)


def test_a_die_is_heard_to_fall_and_then_how_it_went():
    roll = ("rolled", BLYTH, "green", 3, 1, 0, 0, 0)

    assert ["success", "failure", ""] == [verdict((*roll, 1)), verdict((*roll, 0)), verdict(("card", 7))]
    assert "dice_shake" == cue((*roll, 1))


def test_every_sound_that_is_asked_for_exists():
    known, asked = read_cues(), set()
    for seed in range(6):
        for side in (ROBIN, SHERIFF):
            for entry in shown(seed, side).journal:
                asked |= {cue(entry), verdict(entry)} - {""}
    assert asked | set(PLAIN.values()) <= known.keys()
    assert len(asked) > 12


def test_sounds_times_and_flights_are_of_verbs_that_there_are():
    """So that a verb that is renamed does not fall silent."""
    assert {*PLAIN, *HEARD, *SECONDS, *FLIGHTS} <= SENTENCES.keys()


def test_every_piece_that_moves_takes_time():
    assert FLIGHTS.keys() <= SECONDS.keys()
