"""A sight shows what its side sees, and nothing it may not know."""

from random import Random

from gest_desktop.commands.laws import consistent_worlds
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.verbs.carriages import place_carriage, show_carriage
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    BLYTH,
    CAMP,
    HENCHMAN,
    HIDDEN_MAN,
    NEWARK,
    PRISON,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    TRAP,
    TUXFORD,
)
from gest_desktop.scenes.table.seen.sight import Carriage, SpaceSight, sight
from tests.table import table


def space(seen, place):
    return next(each for each in seen.spaces if each.place == place)


def test_pieces_and_status_are_seen_where_they_are():
    g = table(
        (2, HENCHMAN, BLYTH),
        (1, HIDDEN_MAN, BLYTH),
        (1, REVEALED_MAN, BLYTH),
        (1, CAMP, BLYTH),
        robin=PRISON,
        revolting=[BLYTH],
    )

    seen = sight(redact(g, ROBIN))

    assert SpaceSight(BLYTH, "revolting", ("merry_hidden", "merry_revealed"), 2, 1, ()) == space(seen, BLYTH)
    assert SpaceSight(SHIRE_WOOD) == space(seen, SHIRE_WOOD)
    assert ("robin_revealed",) == seen.mats.prison


def test_only_his_own_player_sees_robin_among_the_hidden():
    g = table((2, HIDDEN_MAN, BLYTH), robin=BLYTH)

    seen = [space(sight(redact(g, side)), BLYTH).merry_men for side in (ROBIN, SHERIFF)]

    assert [("robin_hidden_private", "merry_hidden", "merry_hidden"), ("merry_hidden",) * 3] == seen


def test_only_the_sheriff_sees_what_a_face_down_carriage_holds():
    g = table(robin=PRISON, carriages=[(TRAP, NEWARK, False)])

    seen = [space(sight(redact(g, side)), NEWARK).carriages for side in (ROBIN, SHERIFF)]

    assert [(Carriage(0, "carriage_unknown"),), (Carriage(0, "carriage_trap_face_down"),)] == seen


def test_a_sight_is_the_same_whatever_its_side_cannot_know():
    random, checked = Random(5), 0
    for seed in range(12):
        game = Game(Beginning(seed=seed))
        while not game.is_over:
            asked, f = game.question()
            if random.random() < 0.1:
                for side in (ROBIN, SHERIFF):
                    seen = sight(redact(game.state, side))
                    for world in consistent_worlds(game.state, side):
                        assert seen == sight(redact(world, side))
                        checked += 1
            game.play(random.choice(asked.options(game.state, f)))
    assert checked > 300


def test_the_sheriff_knows_his_available_carriages_by_type():
    g = table(robin=PRISON)
    place_carriage(g, TRAP, TUXFORD)
    assert ((2, 2), (2, 2), (1, 1)) == sight(redact(g, SHERIFF)).mats.carriage_types


def test_robin_hood_knows_only_what_carriages_may_be():
    """11.5: a face-down Carriage may be of any type of which a copy was left."""
    g = table(robin=PRISON)
    place_carriage(g, TRAP, TUXFORD)
    assert ((1, 2), (1, 2), (1, 2)) == sight(redact(g, ROBIN)).mats.carriage_types
    show_carriage(g, 0)
    assert ((2, 2), (2, 2), (1, 1)) == sight(redact(g, ROBIN)).mats.carriage_types
