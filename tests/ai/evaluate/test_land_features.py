"""The features of the map: where something could be done next."""

from gest_desktop.ai.evaluate.land_features import (
    HUNTERS,
    carriages_within_reach,
    count_dangers,
    count_parishes,
    hunted,
    robin_among_rebels,
)
from gest_desktop.rules.vocabulary import (
    BINGHAM,
    BLYTH,
    CAMP,
    HENCHMAN,
    HIDDEN_MAN,
    NEWARK,
    RETFORD,
    REVEALED_MAN,
    SHIRE_WOOD,
    TALLAGE,
    TUXFORD,
)
from tests.table import table


def test_a_submissive_parish_rises_where_men_are_not_outnumbered():
    """4.2.2: at least one man, and no more Henchmen than men."""
    g = table(
        (1, HIDDEN_MAN, BLYTH),
        (1, HENCHMAN, BLYTH),
        (1, REVEALED_MAN, NEWARK),
        (2, HENCHMAN, NEWARK),
        (1, HIDDEN_MAN, TUXFORD),
        robin=RETFORD,
        revolting=[TUXFORD],
    )

    _held, ready = count_parishes(g)

    assert 2 == ready  # Blyth and Retford


def test_robin_can_inspire_rebels_while_he_is_hidden_among_them():
    """4.2.4."""
    hidden = table(robin=BLYTH, revolting=[BLYTH])
    revealed = table(robin=BLYTH, robin_hidden=False, revolting=[BLYTH])
    elsewhere = table(robin=SHIRE_WOOD, revolting=[BLYTH])

    assert [True, False, False] == [robin_among_rebels(g) for g in (hidden, revealed, elsewhere)]


def test_a_camp_without_men_is_in_danger_of_henchmen():
    """3.3.3."""
    g = table(
        (1, CAMP, BLYTH),
        (1, HENCHMAN, BLYTH),
        (1, CAMP, NEWARK),
        (1, HENCHMAN, NEWARK),
        (1, HIDDEN_MAN, NEWARK),
        (1, CAMP, SHIRE_WOOD),
        robin=TUXFORD,
    )

    camps, _men, _robin = count_dangers(g)

    assert 1 == camps


def test_a_carriage_is_within_reach_of_a_hidden_man_or_of_robin():
    """3.2.3: Revealed men rob nobody, but Robin does."""
    g = table(
        (1, HIDDEN_MAN, BLYTH),
        (1, REVEALED_MAN, BINGHAM),
        robin=NEWARK,
        robin_hidden=False,
        carriages=[(TALLAGE, BLYTH, False), (TALLAGE, BINGHAM, False), (TALLAGE, NEWARK, False)],
    )

    assert 2 == carriages_within_reach(g)


def test_robin_is_hunted_by_the_henchmen_beside_him_as_far_as_he_is_suspected_there():
    """11.4: Robin is one of two in Blyth or the one in Newark."""
    g = table((1, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, NEWARK), (3, HENCHMAN, BLYTH), robin=BLYTH)
    crowd = table((1, HIDDEN_MAN, NEWARK), (9, HENCHMAN, BLYTH), robin=BLYTH)

    assert 3 * 2 / 3 == hunted(g)
    assert HUNTERS / 2 == hunted(crowd)
