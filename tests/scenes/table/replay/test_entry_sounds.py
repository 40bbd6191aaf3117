"""Every journal entry with a sound has one that exists."""

import pytest

from gest_desktop.rules.journal import (
    CampMoved,
    CardTurned,
    FavourMoved,
    Rolled,
    ShillingsMoved,
    StatusChanged,
    TravellersShuffled,
)
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
from gest_desktop.scenes.table.replay.entry_sounds import PLAIN, cue, verdict
from gest_desktop.scenes.table.replay.flights import flights
from tests.scenes.shown_games import shown


@pytest.mark.parametrize(("entry", "sound"), [
    (ShillingsMoved(ROBIN, 2), "coin_gain"), (ShillingsMoved(ROBIN, -2), "coin_pay"),
    (FavourMoved(-1, 1), "favour_to_justice"), (FavourMoved(3, 2), "favour_to_order"),
    (StatusChanged(BLYTH, REVOLTING), "parish_revolts"), (StatusChanged(BLYTH, SUBMISSIVE), "parish_submits"),
    (StatusChanged(BLYTH, PASSIVE), "parish_submits"), (CampMoved(AVAILABLE, BLYTH), "camp_placed"),
    (CampMoved(BLYTH, AVAILABLE), "piece_lift"), (CardTurned(7), "card_turn"), (TravellersShuffled(), ""),
])  # fmt: skip
def test_what_happens_is_heard(entry, sound):
    assert sound == cue(entry)


def test_a_die_is_heard_to_fall_and_then_how_it_went():
    good, bad = (Rolled(BLYTH, "green", 3, 1, 0, 0, 0, success) for success in (True, False))

    assert ["success", "failure", ""] == [verdict(good), verdict(bad), verdict(CardTurned(7))]
    assert "dice_shake" == cue(good)


def test_every_sound_that_is_asked_for_exists():
    known, asked = read_cues(), set()
    for seed in range(6):
        for side in (ROBIN, SHERIFF):
            for entry in shown(seed, side).entries:
                asked |= {cue(entry), verdict(entry)} - {""}
    assert asked | set(PLAIN.values()) <= known.keys()
    assert len(asked) > 12


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_every_piece_that_moves_takes_time(side):
    """In whole games."""
    moving = [beat for seed in range(6) for beat in shown(seed, side).beats if any(flights(beat))]

    assert len(moving) > 100
    assert all(beat.seconds > 0.0 for beat in moving)
