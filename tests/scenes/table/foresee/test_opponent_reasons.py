"""Why the rival may have done that: a reader can learn nothing from it that he may not know (11)."""

from collections import defaultdict

import pytest

from gest_desktop.rules.journal import Journal
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.views import every_world, is_screened, redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.table.foresee.opponent_reasons import WORTH_EXPLAINING, guess
from tests.scenes.random_games import moments


def seen_after(world, option, reader):
    """What the reader sees of an answer that is given in this world."""
    after = world.clone()
    after.journal = Journal()
    answer(after, *question(after), option)
    question(after)
    found = [entry.seen_by(reader) for entry in after.journal.entries]
    return repr((redact(after, reader).state.facts(), found))


def is_worth_explaining(game, asked):
    return asked.kind in WORTH_EXPLAINING and not is_screened(game.state)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_answers_that_the_reader_cannot_tell_apart_are_explained_alike(side):
    """In every world that fits his view, whatever the rival may answer there."""
    reader, secret = 1 - side, 0
    for game, asked in moments(*range(5)):
        if asked.actor != side or not is_worth_explaining(game, asked):
            continue
        view = redact(game.state, reader)
        alike = defaultdict(set)
        for world in every_world(view):
            now, f = question(world)
            for option in now.options(world, f):
                alike[seen_after(world, option, reader)].add(option)
        for options in alike.values():
            if len(options) > 1:
                assert 1 == len({guess(view, option, side) for option in options}), asked.prompt
                secret += 1
    assert secret > 3 or side == ROBIN


def test_what_is_loaded_face_down_is_not_explained():
    """4.3.3: only the Sheriff knows which Carriage it is."""
    found = [
        guess(redact(game.state, ROBIN), choice.option, SHERIFF)
        for game, asked in moments(0, 1, 2, 3)
        if asked.prompt.startswith("Which Carriage do you load")
        for choice in asked.choices
    ]
    assert len(found) > 4
    assert {""} == set(found)


def test_what_everybody_sees_is_explained():
    found = [
        guess(redact(game.state, 1 - asked.actor), asked.choices[0].option, asked.actor)
        for game, asked in moments(6)
        if asked.kind == "box"
    ]
    assert len(found) > 10
    assert all(found)


def test_where_somebody_goes_is_seen_on_the_map_and_not_explained():
    found = {
        guess(redact(game.state, 1 - asked.actor), asked.choices[0].option, asked.actor)
        for game, asked in moments(6)
        if asked.kind in ("space", "pieces", "number")
    }
    assert {""} == found


def test_an_answer_that_the_reader_thinks_impossible_is_not_explained():
    for game, asked in moments(6):
        if asked.kind == "box":
            assert "" == guess(redact(game.state, 1 - asked.actor), 99, asked.actor)
            return
