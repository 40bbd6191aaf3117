"""A turn as a sequence of beats: complete, in order, and ending with the actual position."""

import pytest

from gest_desktop.rules.journal import (
    HenchmenMoved,
    MenLeft,
    MenRevealed,
    MenWent,
    Rolled,
    ShillingsMoved,
    TravellersShuffled,
)
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import BLYTH, NOTTINGHAM, PRISON, ROBIN, SHERIFF, SHIRE_WOOD
from gest_desktop.scenes.table.replay.beats import OWN_SHARE, SECONDS, Beat, beats
from gest_desktop.scenes.table.seen.sight import sight
from tests.scenes.shown_games import shown
from tests.table import table

SIDES = (ROBIN, SHERIFF)
SNEAK = [
    MenLeft(SHIRE_WOOD, 2, 0, False, False),
    MenWent(SHIRE_WOOD, BLYTH, 1),
    MenWent(SHIRE_WOOD, NOTTINGHAM, 1),
]


def a_sight(shillings):
    """A sight that is told apart from others by a purse."""
    return sight(redact(table(robin=PRISON, shillings=(shillings, 0)), ROBIN))


@pytest.mark.parametrize("side", SIDES)
def test_the_last_beat_ends_with_what_the_side_sees_now(side):
    for seed in range(6):
        for turn in shown(seed, side).turns:
            assert turn.now == (turn.beats[-1].after if turn.beats else turn.before)


@pytest.mark.parametrize("side", SIDES)
def test_each_beat_begins_where_the_one_before_has_ended(side):
    for seed in range(6):
        for turn in shown(seed, side).turns:
            ends = [turn.before, *(beat.after for beat in turn.beats)]
            assert ends[:-1] == [beat.before for beat in turn.beats]


@pytest.mark.parametrize("side", SIDES)
def test_all_beats_together_are_the_journal_as_the_side_may_read_it(side):
    """11: each entry once, in order, at its number."""
    for seed in range(6):
        entries_shown = []
        for beat in shown(seed, side).beats:
            assert len(entries_shown) == beat.number
            entries_shown += beat.entries
        assert shown(seed, side).entries == entries_shown


def test_those_who_sneak_together_go_in_one_beat():
    """3.2.2: they are declared all at once."""
    start, end = a_sight(3), a_sight(2)
    rows = beats([*SNEAK, ShillingsMoved(ROBIN, -1)], [start, start, start, None], start, end, 10, own=False)

    assert [tuple(SNEAK), (ShillingsMoved(ROBIN, -1),)] == [beat.entries for beat in rows]
    assert [10, 13] == [beat.number for beat in rows]
    assert [SNEAK[-1], ShillingsMoved(ROBIN, -1)] == [beat.entry for beat in rows]


def test_a_sneak_ends_with_what_is_seen_after_it():
    """Its entries are written before the men move, all others after they have acted."""
    start, moved, end = a_sight(3), a_sight(2), a_sight(1)
    entries = [*SNEAK, MenRevealed(BLYTH, 1, False), ShillingsMoved(ROBIN, -1)]

    rows = beats(entries, [start, start, start, moved, end], start, end, 0, own=False)

    assert [moved, moved, end] == [beat.after for beat in rows]


def test_ones_own_moves_are_shown_in_less_time_but_a_die_is_not():
    start = a_sight(1)
    times = [
        beats([entry], [start], start, start, 0, own)[0].seconds
        for entry in (HenchmenMoved(1, BLYTH, NOTTINGHAM), Rolled(BLYTH, "green", 1, 1, 0, 0, 0, True))
        for own in (False, True)
    ]
    moving, rolling = SECONDS[HenchmenMoved], SECONDS[Rolled]

    assert [moving, moving * OWN_SHARE, rolling, rolling] == times


def test_what_is_only_read_takes_no_time():
    start, entries = a_sight(1), [TravellersShuffled()]

    rows = beats(entries, [start], start, start, 4, own=False)

    assert [Beat((TravellersShuffled(),), 4, start, start, 0.0)] == rows


def test_nothing_happened_is_no_beat():
    start = a_sight(1)

    assert [] == beats([], [], start, start, 0, own=False)
