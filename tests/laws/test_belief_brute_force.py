"""The Sheriff's suspicion equals an enumeration of all pieces that the Sheriff cannot tell apart (11.4).

A set of equally likely worlds goes through the same public events; worlds that contradict
what is seen are dropped. The rest must match the weights.
"""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from gest_desktop.rules import belief
from gest_desktop.rules.verbs.men import gather_men, place_men, remove_men, reveal_men
from gest_desktop.rules.verbs.plans import carry_out_plan
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NOTTINGHAM,
    REVEALED_MAN,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    TUXFORD,
)
from tests.table import party, suspicion, table


class Crowd:
    """Worlds as tuples of places, one per Hidden Merry Man; piece 0 is Robin."""

    def __init__(self, **pools):
        places = [place for place, number in pools["pools"].items() for _ in range(number)]
        self.worlds = Counter()
        for robin in range(len(places)):
            others = Counter(places[:robin] + places[robin + 1 :])
            self.worlds[places[robin], tuple(sorted(others.items()))] += 1

    def odds(self):
        total = sum(self.worlds.values())
        robin = Counter()
        for (place, _), number in self.worlds.items():
            robin[place] += Fraction(number, total)
        return {place: pytest.approx(float(share), abs=1e-6) for place, share in robin.items()}

    def take(self, source, number, change):
        """Take every subset of `number` Hidden pieces in a place, each equally likely."""
        after = Counter()
        for (robin, others), weight in self.worlds.items():
            pool = ["robin"] * (robin == source) + ["man"] * dict(others).get(source, 0)
            subsets = list(combinations(range(len(pool)), number))
            for subset in subsets:
                taken = [pool[i] for i in subset]
                result = change(robin, dict(others), taken)
                if result is not None:
                    after[result] += Fraction(weight, len(subsets))
        self.worlds = after


def moved(source, target):
    def change(robin, others, taken):
        men = taken.count("man")
        others[source] = others.get(source, 0) - men
        others[target] = others.get(target, 0) + men
        place = target if "robin" in taken else robin
        return place, tuple(sorted((p, n) for p, n in others.items() if n))

    return change


def shown_without_robin(source):
    def change(robin, others, taken):
        if "robin" in taken:
            return None
        others[source] -= len(taken)
        return robin, tuple(sorted((p, n) for p, n in others.items() if n))

    return change


POOLS = {SHIRE_WOOD: 3, BLYTH: 2, TUXFORD: 1}


def position():
    """Robin is in Shire Wood; the Sheriff knows only the pools."""
    men = (2, HIDDEN_MAN, SHIRE_WOOD), (2, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, TUXFORD)
    return table(*men, robin=SHIRE_WOOD)


def test_pieces_shown_without_robin_thin_out_a_pool():
    g, crowd = position(), Crowd(pools=POOLS)

    reveal_men(g, SHIRE_WOOD, 2, False)
    crowd.take(SHIRE_WOOD, 2, shown_without_robin(SHIRE_WOOD))

    assert crowd.odds() == suspicion(g)


def test_pieces_removed_unseen_take_their_share_of_suspicion_along():
    g, crowd = position(), Crowd(pools=POOLS)

    remove_men(g, BLYTH, AVAILABLE, 1, 0, False)
    remove_men(g, SHIRE_WOOD, AVAILABLE, 2, 0, False)
    crowd.take(BLYTH, 1, moved(BLYTH, AVAILABLE))
    crowd.take(SHIRE_WOOD, 2, moved(SHIRE_WOOD, AVAILABLE))

    assert crowd.odds() == suspicion(g)


def test_pieces_gathered_from_several_spaces_then_partly_shown():
    g, crowd = position(), Crowd(pools=POOLS)

    gather_men(g, SHIRE_WOOD, TUXFORD, 1, 0, False)
    gather_men(g, BLYTH, TUXFORD, 2, 0, False)
    reveal_men(g, TUXFORD, 3, False)
    crowd.take(SHIRE_WOOD, 1, moved(SHIRE_WOOD, TUXFORD))
    crowd.take(BLYTH, 2, moved(BLYTH, TUXFORD))
    crowd.take(TUXFORD, 3, shown_without_robin(TUXFORD))

    assert crowd.odds() == suspicion(g)


def test_pieces_placed_from_available_bring_suspicion_back():
    """With nine ordinary men and possibly Robin in Available, three are placed."""
    g = table((1, HIDDEN_MAN, BLYTH), robin=AVAILABLE, suspects=(BLYTH, AVAILABLE))
    crowd = Crowd(pools={BLYTH: 1, AVAILABLE: 10})

    place_men(g, 3, TUXFORD, False)
    reveal_men(g, TUXFORD, 1, False)
    crowd.take(AVAILABLE, 3, moved(AVAILABLE, TUXFORD))
    crowd.take(TUXFORD, 1, shown_without_robin(TUXFORD))

    assert crowd.odds() == suspicion(g)


def enumerate_sneak(leaving, stay_hidden, ways):
    """Which piece of an origin goes which way: all orders of the leaving pieces are equally likely.

    `leaving` counts the hidden pieces that may be Robin; the rest of `ways` are known men.
    """
    total = leaving + stay_hidden
    odds = Counter()
    for robin in range(total):
        if robin >= leaving:
            odds["stays"] += Fraction(1, total)
            continue
        slots = [way for way, number in ways.items() for _ in range(number)]
        orders = set(permutations(range(len(slots))))
        for order in orders:
            odds[slots[order[robin]]] += Fraction(1, total * len(orders))
    return odds


def test_a_sneak_shuffles_hidden_and_revealed_pieces_of_an_origin_together():
    """R22: two Hidden and one Revealed leave Shire Wood, two for Mansfield, one for Southwell Forest."""
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), (1, REVEALED_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)
    plan = (
        SHIRE_WOOD,
        MANSFIELD,
        party(hidden=1, revealed=1),
        SHIRE_WOOD,
        SOUTHWELL_FOREST,
        party(robin=1),
    )

    carry_out_plan(g, plan, detect=False)

    odds = enumerate_sneak(2, 1, {MANSFIELD: 2, SOUTHWELL_FOREST: 1})
    assert float(odds["stays"]) == pytest.approx(suspicion(g)[SHIRE_WOOD], abs=1e-6)
    assert float(odds[MANSFIELD]) == pytest.approx(suspicion(g)[MANSFIELD], abs=1e-6)
    assert float(odds[SOUTHWELL_FOREST]) == pytest.approx(suspicion(g)[SOUTHWELL_FOREST], abs=1e-6)


def test_detected_newcomers_without_robin_clear_only_themselves():
    """Two sneak into Nottingham and are Revealed there; a third goes to Southwell Forest."""
    g = table((3, HIDDEN_MAN, SHIRE_WOOD), (2, HENCHMAN, NOTTINGHAM), robin=SHIRE_WOOD)
    plan = (SHIRE_WOOD, NOTTINGHAM, party(hidden=2), SHIRE_WOOD, SOUTHWELL_FOREST, party(robin=1))

    carry_out_plan(g, plan, detect=True)

    assert {SHIRE_WOOD: 0.5, SOUTHWELL_FOREST: 0.5} == suspicion(g)


def test_redeployment_spreads_suspicion_over_all_pieces_on_the_map():
    g = position()

    belief.spread_over_map(g, placed=False)

    third, sixth = pytest.approx(1 / 3, abs=1e-6), pytest.approx(1 / 6, abs=1e-6)
    expected = {SHIRE_WOOD: 0.5, BLYTH: third, TUXFORD: sixth}
    assert expected == suspicion(g)
