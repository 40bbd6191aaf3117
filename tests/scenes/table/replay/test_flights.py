"""What moves in a beat: pieces are lifted from where they lay and fly to where they will lie."""

import pytest

from gest_desktop.rules.journal import (
    Band,
    CampMoved,
    CarriageMoved,
    CarriagePlaced,
    CarriageUsed,
    FavourMoved,
    HenchmenMoved,
    MenImprisoned,
    MenLeft,
    MenMoved,
    MenReleased,
    MenWent,
    RobinShown,
    ShillingsMoved,
)
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NOTTINGHAM,
    OLLERTON_HILL,
    PRISON,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    TRAP,
    USED,
)
from gest_desktop.scenes.table.answer.reach import stock
from gest_desktop.scenes.table.replay.beats import Beat
from gest_desktop.scenes.table.replay.flights import Flight, flights, scenery
from gest_desktop.scenes.table.seen.sight import MAN_HIDDEN, MAN_REVEALED, ROBIN_HIDDEN, ROBIN_REVEALED, sight
from gest_desktop.scenes.table.seen.things import Thing
from tests.scenes.shown_games import shown
from tests.table import table

UNIT = 50.0
SIDES = (ROBIN, SHERIFF)


class Flat:
    """Every place lies at its number, far apart; roads have a bend."""

    def place_of(self, thing):
        beside = {"prison": PRISON, "used": USED, "mat": AVAILABLE + thing.place, "purse": 30 + thing.place}
        return (100.0 * beside.get(thing.kind, thing.place), 0.0)

    def road(self, source, target):
        return [(100.0 * source, 0.0), (500.0, 900.0), (100.0 * target, 0.0)]


def beat(*entries, side=ROBIN, g=None):
    seen = sight(redact(g or table(robin=PRISON), side))
    return Beat(entries, 0, seen, seen, 1.0)


def moment(shown_beat, t):
    return scenery(shown_beat, t, Flat(), UNIT)


def pieces(place, picture, number):
    return {Thing("piece", place, picture, i) for i in range(number)}


def test_henchmen_fly_from_where_they_were_to_where_they_go():
    """3.3.2."""
    ride = beat(HenchmenMoved(2, NOTTINGHAM, MANSFIELD))

    start, end = (moment(ride, t).sprites for t in (0.0, 1.0))

    assert ["henchman"] * 2 == [sprite.picture for sprite in start]
    assert 100.0 * NOTTINGHAM == pytest.approx(sum(sprite.x for sprite in start) / 2)
    assert 100.0 * MANSFIELD == pytest.approx(sum(sprite.x for sprite in end) / 2)
    assert pieces(NOTTINGHAM, "henchman", 2) == moment(ride, 0.5).lifted


def test_a_carriage_keeps_to_its_road():
    """4.3.4."""
    g = table(robin=PRISON, carriages=[(TRAP, BLYTH, False)])
    rolling = beat(CarriageMoved(0, BLYTH, SHIRE_WOOD), g=g)

    (half_way,) = moment(rolling, 0.5).sprites

    assert ("carriage_unknown", True) == (half_way.picture, half_way.y > 100.0)
    assert {Thing("carriage", BLYTH, "carriage_unknown", 0)} == moment(rolling, 0.5).lifted


def test_a_used_carriage_is_carried_off_the_road():
    g = table(robin=PRISON, carriages=[(TRAP, BLYTH, True)])

    assert [Flight("carriage_trap", BLYTH, USED, 1, 0)] == list(
        flights(beat(CarriageUsed(0, BLYTH, TRAP, True), g=g))
    )


def test_the_sheriff_sees_that_men_went_and_their_own_side_sees_who():
    """3.2.2: a Hidden Robin is one of the Hidden Merry Men."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)
    own = beat(MenWent(SHIRE_WOOD, BLYTH, 2, Band(1, 0, True)), g=g)
    rivals = beat(MenWent(SHIRE_WOOD, BLYTH, 2), side=SHERIFF, g=g)

    man, robin = Flight(MAN_HIDDEN, SHIRE_WOOD, BLYTH, 1), Flight(ROBIN_HIDDEN, SHIRE_WOOD, BLYTH)
    assert [man, robin] == list(flights(own))
    assert [Flight(MAN_HIDDEN, SHIRE_WOOD, BLYTH, 2)] == list(flights(rivals))


def test_whoever_sneaks_away_is_lifted_even_if_nobody_knows_which_way_he_went():
    """3.2.2: two Revealed men and a Hidden one leave, two to Blyth and one to Mansfield."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), (2, REVEALED_MAN, SHIRE_WOOD), robin=PRISON)
    left = MenLeft(SHIRE_WOOD, 1, 2, False, False)
    sneak = beat(left, MenWent(SHIRE_WOOD, BLYTH, 2), MenWent(SHIRE_WOOD, MANSFIELD, 1), side=SHERIFF, g=g)

    now = moment(sneak, 0.5)

    assert pieces(SHIRE_WOOD, MAN_HIDDEN, 1) | pieces(SHIRE_WOOD, MAN_REVEALED, 2) == now.lifted
    assert 3 == len(now.sprites)


def test_men_who_go_two_ways_are_all_lifted():
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), robin=PRISON)
    ways = [MenWent(SHIRE_WOOD, place, 1, Band(1, 0, False)) for place in (BLYTH, MANSFIELD)]

    sneak = beat(MenLeft(SHIRE_WOOD, 2, 0, False, False), *ways, g=g)

    assert pieces(SHIRE_WOOD, MAN_HIDDEN, 2) == moment(sneak, 0.5).lifted


@pytest.mark.parametrize(("entry", "expected"), [
    (MenImprisoned(BLYTH, 2, False), [Flight(MAN_REVEALED, BLYTH, PRISON, 2)]),
    (MenImprisoned(BLYTH, 0, True), [Flight(ROBIN_REVEALED, BLYTH, PRISON)]),
    (MenReleased(SHIRE_WOOD, 1, False), [Flight(MAN_REVEALED, PRISON, SHIRE_WOOD, 1)]),
    (RobinShown(BLYTH, SHIRE_WOOD), [Flight(ROBIN_REVEALED, BLYTH, SHIRE_WOOD)]),
    (CampMoved(AVAILABLE, BLYTH), [Flight("camp", AVAILABLE, BLYTH)]),
    (MenMoved(AVAILABLE, BLYTH, 2, 0, False, False), [Flight(MAN_HIDDEN, AVAILABLE, BLYTH, 2)]),
    (MenMoved(AVAILABLE, BLYTH, 0, 0, True, True), [Flight(ROBIN_HIDDEN, AVAILABLE, BLYTH)]),
    (CarriagePlaced(3, BLYTH, TRAP), [Flight("carriage_unknown", AVAILABLE, BLYTH, 1, 3)]),
    (FavourMoved(1, 2), []),
])  # fmt: skip
def test_pieces_come_and_go_with_their_entries(entry, expected):
    assert expected == list(flights(beat(entry)))


def test_shillings_drop_into_a_purse_or_out_of_it():
    """No more coins than can be seen, and none when all have arrived."""
    gain, loss = beat(ShillingsMoved(ROBIN, 3)), beat(ShillingsMoved(SHERIFF, -20))

    assert {"coin_1"} == {sprite.picture for sprite in moment(gain, 0.5).sprites}
    assert 0 < len(moment(loss, 0.5).sprites) <= 6
    assert [] == moment(gain, 1.0).sprites
    assert frozenset() == moment(gain, 0.5).lifted


def test_what_cannot_be_placed_does_not_fly():
    class Nowhere(Flat):
        def place_of(self, thing):
            return None

    found = scenery(beat(HenchmenMoved(1, NOTTINGHAM, BLYTH)), 0.5, Nowhere(), UNIT)

    assert ([], set()) == (found.sprites, found.lifted)


@pytest.mark.parametrize("side", SIDES)
def test_only_pieces_that_lie_there_are_lifted(side):
    """In whole games, of whatever a side sees."""
    lifted = 0
    for seed in range(6):
        for each in shown(seed, side).beats:
            if not isinstance(each.entry, RobinShown):  # a man Revealed on arrival was not seen before
                lifted += check_lifted(each)
    assert lifted > 300


def check_lifted(each):
    things = moment(each, 0.5).lifted
    for thing in things:
        if thing.kind == "piece":
            assert thing.number < stock(each.before, thing.place, thing.picture), each.entries
    return len(things)


@pytest.mark.parametrize("side", SIDES)
def test_every_beat_of_a_game_can_be_drawn_at_any_moment(side):
    for each in shown(0, side).beats:
        flying = sum(flight.number for flight in flights(each))
        assert [flying] * 3 == [
            sum(sprite.picture != "coin_1" for sprite in moment(each, t).sprites) for t in (0.0, 0.5, 1.0)
        ]


def test_figures_that_fly_together_keep_apart():
    g = table((3, HENCHMAN, NOTTINGHAM), robin=PRISON)
    ride = beat(HenchmenMoved(3, NOTTINGHAM, OLLERTON_HILL), g=g)

    assert 3 == len({sprite.x for sprite in moment(ride, 0.5).sprites})
