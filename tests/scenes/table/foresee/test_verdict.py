"""How a game went: the curve of Royal Favour, the tally, and how lucky the dice were."""

import pytest

from gest_desktop.rules.game import Beginning, Game, begin
from gest_desktop.rules.journal import (
    BalladBegun,
    BandSetOut,
    CampMoved,
    CardTurned,
    CarriageMoved,
    FavourMoved,
    MenImprisoned,
    Rolled,
)
from gest_desktop.rules.setup import opening_position
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    GREEN_DIE,
    KING_RICHARD,
    NOBODY,
    NOTTINGHAM,
    PRISON,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    WHITE_DIE,
)
from gest_desktop.scenes.table.foresee.verdict import (
    Point,
    Tally,
    chance,
    curve,
    highest,
    luck,
    reason,
    tally,
)
from tests.scenes.random_games import moments
from tests.scenes.shown_games import shown
from tests.table import table


def rolled(die, face, robbers, guards, success=True, bonus=0, defense=0):
    return Rolled(BLYTH, die, face, robbers, bonus, guards, defense, success)


def test_the_curve_has_a_point_for_the_beginning_and_for_the_end_of_every_card():
    """Royal Favour begins at Order 1 (2.1)."""
    entries = [
        CardTurned(7),
        FavourMoved(-1, 1),
        FavourMoved(1, 2),
        CardTurned(28),
        BalladBegun(2),
        CardTurned(9),
    ]

    assert [Point(0, -1, 1), Point(7, 2, 1), Point(28, 2, 2), Point(9, 2, 2)] == curve(
        entries, opening_position()
    )


def test_before_the_first_card_there_is_only_the_beginning():
    assert [Point(0, -1, 1)] == curve([BandSetOut((2, 1, 1))], opening_position())


def test_the_curve_begins_where_a_game_does_and_ends_where_it_ended():
    for seed in range(4):
        *_rest, (game, _asked) = moments(seed)
        points = curve(game.journal.entries, begin(game.beginning))
        assert Game(Beginning(seed)).state.favour == points[0].favour
        assert game.state.favour == points[-1].favour
        assert len(game.state.played) + 1 == len(points)


def test_a_game_that_goes_on_from_the_middle_has_its_curve_from_there():
    g = table(favour=3, card=7)

    assert [Point(0, 3, 1), Point(7, 3, 1), Point(9, 3, 1)] == curve([CardTurned(9)], g)


def test_the_scale_shows_at_least_what_decides_the_game():
    """7."""
    assert [5, 6] == [highest([Point(0, -1, 1)]), highest([Point(0, -1, 1), Point(7, -6, 1)])]


@pytest.mark.parametrize("die", ["green", "white"])
@pytest.mark.parametrize("robbers", [1, 2, 4])
@pytest.mark.parametrize("guards", [0, 2, 5])
def test_the_chance_of_a_rob_is_counted_on_the_faces_of_its_die(die, robbers, guards):
    """3.2.3: more than the guards, whatever face came up."""
    faces = GREEN_DIE if die == "green" else WHITE_DIE
    wins = [robbers + face > guards for face in faces]

    assert {sum(wins) / 6} == {chance(rolled(die, face, robbers, guards)) for face in faces}


def test_a_bonus_helps_and_a_defense_hinders():
    helped, plain, hindered = (
        chance(rolled("green", 0, 1, 2, bonus=bonus, defense=defense))
        for bonus, defense in ((1, 0), (0, 0), (0, 2))
    )
    assert helped > plain > hindered


def test_a_success_was_possible_and_a_failure_too():
    """In whole games the sums of the rules and of the tally agree."""
    rolls = [entry for seed in range(6) for entry in shown(seed, ROBIN).entries if isinstance(entry, Rolled)]
    assert len(rolls) > 10
    for roll in rolls:
        assert roll.success == (roll.face + roll.robbers + roll.bonus > roll.guards + roll.defense)
        assert chance(roll) > 0.0 if roll.success else chance(roll) < 1.0


def test_the_tally_counts_what_happened():
    entries = [
        rolled("green", 3, 1, 0, True), rolled("green", -1, 1, 0, False),
        CampMoved(AVAILABLE, BLYTH), CampMoved(BLYTH, AVAILABLE), MenImprisoned(BLYTH, 2, True),
        CarriageMoved(0, SHIRE_WOOD, NOTTINGHAM), CarriageMoved(1, BLYTH, SHIRE_WOOD),
    ]  # fmt: skip

    assert Tally(2, 1, pytest.approx(8 / 6), 1, 3, 1) == tally(entries)


def test_nothing_happened_counts_nothing():
    assert Tally() == tally([CardTurned(7)])


def test_the_tally_is_told_in_sentences():
    found = luck(Tally(3, 2, 1.25, 4, 5, 6))

    assert "Robberies: 2 of 3 succeeded (1.2 expected)." == found[0]
    assert (4, "Camps placed: 6.") == (len(found), found[-1])


def test_why_a_game_ended_is_told():
    """7."""
    g = table(robin=PRISON, favour=5, card=7)
    g.winner = ROBIN
    assert "five or more" in reason(g)
    g.card, g.winner, g.favour = KING_RICHARD, SHERIFF, -2
    assert reason(g).startswith("King Richard")
    g.winner = NOBODY
    assert "" == reason(g)
