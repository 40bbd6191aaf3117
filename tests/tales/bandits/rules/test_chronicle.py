"""The chronicle: one whole sentence for every entry, in both languages."""

from random import Random

import pytest

from gest_desktop.rules.languages import LANGUAGES, speaking
from gest_desktop.tales.bandits.rules import journal
from gest_desktop.tales.bandits.rules.chronicle import SENTENCES, sentence
from gest_desktop.tales.bandits.rules.game import Beginning, Game
from gest_desktop.tales.bandits.rules.journal import CartLookedAt, Entry, LeaderArrested, TokenTaken
from gest_desktop.tales.bandits.rules.vocabulary import CART_IDS, PLAYERS


def entry_types():
    return [
        each
        for each in vars(journal).values()
        if isinstance(each, type) and issubclass(each, Entry) and each is not Entry
    ]


def test_every_entry_has_a_sentence_and_a_verb_of_its_own():
    types = entry_types()

    assert set(types) == set(SENTENCES)
    assert len(types) == len({each.verb for each in types})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_told_in_whole_sentences(language, players):
    game, random = Game(Beginning(seed=1, players=players)), Random(1)
    while not game.is_over:
        game.play(random.choice(game.question().options(game.state)))
    with speaking(language):
        told = [
            sentence(entry, players, band)
            for entry in game.journal.entries
            for band in (None, *PLAYERS[players])
        ]

    assert [] == [line for line in told if not line.endswith(".") or "{" in line or "  " in line]


def test_what_was_seen_is_told_to_the_band_that_looked_alone():
    entry = CartLookedAt(0, 1, CART_IDS.index("beer"))

    assert "The Kingfishers peek at cart 2: The Brewer's Cart." == sentence(entry, 3, 0)
    assert "The Kingfishers peek at cart 2." == sentence(entry, 3, 1)


def test_a_token_is_told_to_its_owner_alone_unless_loot_lies_open():
    assert "The Brackens take a token: coin." == sentence(TokenTaken(1, 9, False, False), 3, 1)
    assert "The Brackens take a token." == sentence(TokenTaken(1, 9, False, False), 3, 0)
    assert "The Brackens take a token: coin." == sentence(TokenTaken(1, 9, False, True), 3, 0)


def test_will_scarlets_band_is_singular():
    assert "Will Scarlet's band has 12 on the Drawbridge: the leader is arrested." == sentence(
        LeaderArrested(3, 12, 0), 2
    )
    assert "The Rowans have 12 on the Drawbridge: the leader is arrested." == sentence(
        LeaderArrested(3, 12, 0), 4
    )
