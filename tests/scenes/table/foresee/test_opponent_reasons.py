"""Why the opponent may have made a move: the explanation reveals no secret (11)."""

from collections import defaultdict

from gest_desktop.rules.journal import Journal
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.views import every_world, is_screened, redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.table.foresee.opponent_reasons import WORTH_EXPLAINING, guess
from tests.scenes.random_games import moments


def seen_after(world, option, reader):
    """What the reader sees of an answer given in this world."""
    after = world.clone()
    after.journal = Journal()
    answer(after, *question(after), option)
    question(after)
    found = [entry.seen_by(reader) for entry in after.journal.entries]
    return repr((redact(after, reader).state.facts(), found))


def is_worth_explaining(game, asked):
    return asked.kind in WORTH_EXPLAINING and not is_screened(game.state)


def indistinguishable(game, reader):
    """The opponent's answers that look the same to the reader, in all worlds consistent with the view."""
    alike = defaultdict(set)
    for world in every_world(redact(game.state, reader)):
        asked, f = question(world)
        for option in asked.options(world, f):
            alike[seen_after(world, option, reader)].add(option)
    return [options for options in alike.values() if len(options) > 1]


def open_choices(side):
    """Positions from some games in which this side makes a choice that may be explained."""
    for game, asked in moments(*range(5)):
        if asked.actor == side and is_worth_explaining(game, asked):
            yield game, asked


def test_answers_of_the_sheriff_that_robin_hood_cannot_tell_apart_are_explained_alike():
    groups = [
        {guess(redact(game.state, ROBIN), option, SHERIFF) for option in options}
        for game, _asked in open_choices(SHERIFF)
        for options in indistinguishable(game, ROBIN)
    ]
    assert len(groups) > 3
    assert [1] * len(groups) == [len(sentences) for sentences in groups]


def test_what_robin_hood_chooses_openly_the_sheriff_can_always_tell_apart():
    """So a reason for it tells nothing new; what is decided behind the screen is never explained."""
    found = [indistinguishable(game, SHERIFF) for game, _asked in open_choices(ROBIN)]
    assert len(found) > 100
    assert [[]] * len(found) == found


def test_what_is_loaded_face_down_is_not_explained():
    """4.3.3: only the Sheriff knows which Carriage it is."""
    found = [
        guess(redact(game.state, ROBIN), choice.option, SHERIFF)
        for game, asked in moments(0, 1, 2, 3)
        if asked.prompt.startswith("Which Carriage do you place")
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
    game, asked = next((game, asked) for game, asked in moments(6) if asked.kind == "box")
    assert "" == guess(redact(game.state, 1 - asked.actor), 99, asked.actor)
