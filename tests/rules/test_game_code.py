"""A finished game travels as a short text."""

from random import Random

import pytest

from gest_desktop.commands.code_mutations import check_codes, finished_game
from gest_desktop.rules.code_digits import digits, number_of
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.game_code import (
    CHECKSUM,
    LINE,
    LONGEST_TEXT,
    PREFIX,
    GameCodeError,
    decode,
    encode,
    folded,
    sealed,
)
from gest_desktop.rules.position import write_position
from gest_desktop.rules.vocabulary import CHANCE
from tests.table import table

PLAYERS = (0, 4, 0, 2)


def a_game(seed=1, **options):
    game, random = Game(Beginning(seed, **options)), Random(seed)
    while not game.is_over:
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))
    return game


def content(code):
    return number_of(code.removeprefix(PREFIX))[:-CHECKSUM]


def code_with(data):
    return PREFIX + digits(sealed(data))


def refusal(text):
    with pytest.raises(GameCodeError) as refused:
        decode(text)
    return str(refused.value)


@pytest.mark.parametrize("seed", range(30))
def test_a_code_is_the_whole_game(seed):
    game = finished_game(Random(seed))

    found = decode(encode(game, PLAYERS))

    assert game.answers == found.game.answers
    assert game.beginning == found.game.beginning
    assert game.state.facts() == found.game.state.facts()
    assert game.journal.entries == found.game.journal.entries
    assert PLAYERS == found.players


@pytest.mark.parametrize(
    "beginning",
    [
        {"event_deck": (*range(1, 25), 32)},
        {"traveller_deck": (3, 1, 2)},
        {"ask_chance": True},
        {"deed_needs_plot": True},
    ],
)
def test_a_code_knows_how_the_game_began(beginning):
    if "event_deck" in beginning:
        beginning = {"event_deck": a_game(5).state.played}
    game = a_game(2, **beginning)

    assert game.beginning == decode(encode(game)).game.beginning


def test_a_game_whose_dice_were_rolled_by_hand_is_told_with_its_dice():
    game, random = Game(Beginning(3)), Random(3)
    while not game.is_over:
        asked, f = game.question()
        options = asked.options(game.state, f)
        game.take(options[-1] if asked.actor(f) == CHANCE else random.choice(options))

    assert game.answers == decode(encode(game)).game.answers


@pytest.mark.parametrize("seed", range(10))
def test_a_code_is_short(seed):
    assert len(encode(finished_game(Random(seed)), PLAYERS)) < 250


def test_a_code_may_be_folded_written_small_and_misread():
    game = a_game()
    code = encode(game)
    text = f"A game of Robin Hood:\n\n{folded(code)}\n"

    assert all(len(line) <= LINE for line in folded(code).splitlines())
    for words in (
        text,
        text.lower(),
        code.replace("0", "O"),
        code.replace("1", "l").replace("GESTl", "GEST1"),
    ):
        assert game.answers == decode(words).game.answers


def test_a_running_game_has_no_code_because_it_would_tell_its_secrets():
    with pytest.raises(GameCodeError, match="once it is over"):
        encode(Game(Beginning(1)))


def test_a_game_from_a_position_has_no_code():
    game = Game(Beginning(1, position=write_position(table())))
    random = Random(1)
    while not game.is_over:
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))

    with pytest.raises(GameCodeError, match="started in the middle"):
        encode(game)


def test_other_texts_are_refused_with_one_sentence_each():
    code = encode(a_game())
    data = content(code)
    other_rules = code_with(bytes([data[0] + 1]) + data[1:])
    assert "not the code of a game" in refusal("Robin Hood")
    assert "not the code of a game" in refusal("")
    assert "another version of the program" in refusal(code.replace("GEST1", "GEST2"))
    assert "damaged" in refusal(code[:-1])
    assert "damaged" in refusal(code[:20] + code[21:])
    assert "damaged" in refusal(code + "U")
    assert "damaged" in refusal(PREFIX)
    assert "another version of the rules" in refusal(other_rules)
    assert "too long" in refusal(code * LONGEST_TEXT)
    assert "after its end" in refusal(code_with(data + b"\1"))
    assert "another version of the program" in refusal(code_with(data[:7] + b"xx" + data[9:]))
    assert "does not follow the rules" in refusal(code_with(data[:3]))


def test_every_damaged_code_is_refused_or_the_same_game():
    told = check_codes(400, 1, lambda: None)

    assert 400 == told.total()
