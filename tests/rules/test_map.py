"""The map (1.3): adjacency, roads, Rivers, the Bridge and the paths over Ollerton Hill."""

import pytest

from gest_desktop.rules.conditions import neighbours
from gest_desktop.rules.inspection.mischief import MISCHIEF
from gest_desktop.rules.plots.patrol import PATROL
from gest_desktop.rules.plots.recruit import RECRUIT
from gest_desktop.rules.plots.sneak import SNEAK
from gest_desktop.rules.vocabulary import (
    BINGHAM,
    BLYTH,
    CAMP,
    FORESTS,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    NOWHERE,
    OLLERTON_HILL,
    PARISHES,
    REMSTON,
    RETFORD,
    RIVER_BORDERS,
    RIVER_SPACES,
    ROAD_NEXT,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    SPACE_IDS,
    SPACES,
    TUXFORD,
)
from tests.table import answer_all, begin, carry_out, dark, light, options, table

TABLE_OF_THE_MAP = {
    "blyth": ("Parish", ["shire_wood", "tuxford"], "tuxford"),
    "retford": ("Parish", ["tuxford"], "tuxford"),
    "tuxford": ("Parish", ["blyth", "newark", "retford", "southwell_forest"], "southwell_forest"),
    "newark": ("Parish", ["tuxford"], "tuxford"),
    "mansfield": ("Parish", ["nottingham", "remston", "shire_wood"], "shire_wood"),
    "remston": ("Parish", ["bingham", "mansfield"], "mansfield"),
    "bingham": ("Parish", ["remston"], "remston"),
    "shire_wood": ("Forest", ["blyth", "mansfield", "nottingham", "southwell_forest"], "nottingham"),
    "southwell_forest": ("Forest", ["nottingham", "shire_wood", "tuxford"], "nottingham"),
    "nottingham": ("City", ["mansfield", "shire_wood", "southwell_forest"], None),
    "ollerton_hill": ("special", [], None),
}
BRIDGE_SITES = {
    ("blyth", "retford"),
    ("bingham", "newark"),
    ("bingham", "southwell_forest"),
    ("bingham", "nottingham"),
    ("newark", "southwell_forest"),
    ("nottingham", "remston"),
}
MILES_TO_NOTTINGHAM = {
    "nottingham": 0,
    "shire_wood": 1,
    "southwell_forest": 1,
    "mansfield": 2,
    "tuxford": 2,
    "remston": 3,
    "blyth": 3,
    "retford": 3,
    "newark": 3,
    "bingham": 4,
}


def by_name(spaces):
    return sorted(SPACE_IDS[space] for space in spaces)


def test_there_are_eleven_spaces():
    assert set(TABLE_OF_THE_MAP) == set(SPACE_IDS)
    assert 11 == len(SPACE_IDS)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
@pytest.mark.parametrize("space", TABLE_OF_THE_MAP)
def test_adjacency_is_that_of_the_table_for_both_sides(space, side):
    """1.3.4, R02: Newark and Retford are not adjacent."""
    g = table()

    assert TABLE_OF_THE_MAP[space][1] == by_name(neighbours(g, SPACE_IDS.index(space), side))


@pytest.mark.parametrize("space", TABLE_OF_THE_MAP)
def test_roads_are_those_of_the_table(space):
    """1.3.5: never from Mansfield straight to Nottingham."""
    road = TABLE_OF_THE_MAP[space][2]

    assert (NOWHERE if road is None else SPACE_IDS.index(road)) == ROAD_NEXT[SPACE_IDS.index(space)]


@pytest.mark.parametrize("space", MILES_TO_NOTTINGHAM)
def test_every_road_leads_to_nottingham(space):
    at, miles = SPACE_IDS.index(space), 0
    while at != NOTTINGHAM:
        at, miles = ROAD_NEXT[at], miles + 1

    assert MILES_TO_NOTTINGHAM[space] == miles


@pytest.mark.parametrize(("kind", "spaces"), [("Parish", PARISHES), ("Forest", FORESTS)])
def test_seven_parishes_and_two_forests(kind, spaces):
    named = [space for space, (which, _, _) in TABLE_OF_THE_MAP.items() if which == kind]

    assert sorted(named) == by_name(spaces)


def test_every_space_but_shire_wood_and_ollerton_hill_touches_a_river():
    """R01."""
    assert {SHIRE_WOOD, OLLERTON_HILL} == set(range(11)) - set(RIVER_SPACES)


def test_event_12_offers_shire_wood_neither_as_origin_nor_as_end_of_a_boat_trip():
    """R01."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), (1, HIDDEN_MAN, NEWARK), robin=NOTTINGHAM)

    answer_all(begin(g, light(12), ROBIN))
    assert [NEWARK, NOTTINGHAM] == options(g)
    answer_all(g, NEWARK)

    assert [BLYTH, RETFORD, TUXFORD, MANSFIELD, REMSTON, BINGHAM, SOUTHWELL_FOREST, NOTTINGHAM] == options(g)


def test_there_are_six_places_for_the_bridge():
    """R02: none between Newark and Retford."""
    sites = {tuple(by_name(border)) for border in RIVER_BORDERS}

    assert {tuple(sorted(site)) for site in BRIDGE_SITES} == sites


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
@pytest.mark.parametrize("site", sorted(BRIDGE_SITES))
def test_the_bridge_joins_its_banks_for_both_sides_and_nothing_else(site, side):
    """1.3.4."""
    one, other = site
    g = table()
    carry_out(g, dark(12), SHERIFF, [by_name(border) for border in RIVER_BORDERS].index(sorted(site)))

    found = {space: by_name(neighbours(g, SPACE_IDS.index(space), side)) for space in TABLE_OF_THE_MAP}

    expected = {space: adjacent for space, (_, adjacent, _) in TABLE_OF_THE_MAP.items()}
    expected[one] = sorted([*expected[one], other])
    expected[other] = sorted([*expected[other], one])
    assert expected == found


OLLERTON_PAIRS = [
    (SHIRE_WOOD, TUXFORD),
    (TUXFORD, SHIRE_WOOD),
    (SOUTHWELL_FOREST, BLYTH),
    (BLYTH, SOUTHWELL_FOREST),
]


@pytest.mark.parametrize(("one", "other"), OLLERTON_PAIRS)
def test_the_paths_over_ollerton_hill_serve_robin_hood_only(one, other):
    """R03: the side that moves or chooses decides."""
    g = table()
    carry_out(g, light(20), ROBIN)

    assert other in neighbours(g, one, ROBIN)
    assert other not in neighbours(g, one, SHERIFF)


def test_merry_men_sneak_over_ollerton_hill_and_patrols_do_not():
    """R03."""
    g = table((1, HIDDEN_MAN, BLYTH), (1, HENCHMAN, BLYTH), robin=NEWARK)
    g.ollerton = True

    answer_all(begin(g, SNEAK.single, ROBIN), BLYTH)
    assert {SHIRE_WOOD, TUXFORD, SOUTHWELL_FOREST} == set(options(g))
    g.frames.clear()
    begin(g, PATROL.free, SHERIFF)

    assert {BLYTH, SHIRE_WOOD, TUXFORD} == set(options(g))


def test_without_major_oak_there_is_no_path_over_ollerton_hill():
    g = table()

    assert SOUTHWELL_FOREST not in neighbours(g, BLYTH, ROBIN)


def test_nothing_but_the_camp_is_ever_on_ollerton_hill():
    """1.3.4: it is adjacent to nothing and no target; Mischief counts its Camp as one in a Forest."""
    g = table((1, CAMP, OLLERTON_HILL), (1, HIDDEN_MAN, SHIRE_WOOD), shillings=(1, 0))
    g.ollerton = True

    begin(g, RECRUIT.single, ROBIN)
    assert OLLERTON_HILL not in options(g)
    assert () == neighbours(g, OLLERTON_HILL, ROBIN)
    assert OLLERTON_HILL not in SPACES
    g.frames.clear()
    begin(g, MISCHIEF, ROBIN)
    options(g)

    assert 2 == g.shillings[ROBIN]
