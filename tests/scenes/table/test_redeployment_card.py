"""Redeployment on one card: a number for each Parish, by pointer, key or gamepad."""

from gest_desktop.rules.topics import Topic
from gest_desktop.rules.vocabulary import SHERIFF
from gest_desktop.scenes.devtools.table_shots import NoWorker, asks, played, sit_down
from gest_desktop.scenes.table.answer.offering import CONFIRM
from gest_desktop.scenes.table.answer.series import MORE
from tests.scenes.pad_player import PadPlayer

SEED = 10


def redeployment(app):
    """The Sheriff is asked how many Henchmen return, after a turn of Robin Hood's."""
    app.minds.make_worker = NoWorker
    app.change(instant=True)
    returns = asks("number", SHERIFF, Topic.RETURN)
    for seed in range(SEED, SEED + 40):
        table = sit_down(app, played(returns, seed), SHERIFF)
        if table.flow.answering.series is not None and table.flow.last_turn.rows:
            return table
        app.pop()
    raise LookupError("no game came to such a moment")


def test_a_step_of_a_number_is_not_taken_for_a_step_of_the_opponents_turn(app):
    table = redeployment(app)
    series = table.flow.answering.series
    before = list(series.numbers)
    player = PadPlayer(app, table, 1)
    player.push("up")
    series = table.flow.answering.series
    more = next(step for step in series.steps if step.picture == MORE and series.can(step))
    player.push(*player.way_to(more), "activate")

    assert before[more.number] + 1 == series.numbers[more.number]
    assert not table.flow.is_replaying


def test_the_numbers_are_given_by_gamepad(app):
    table = redeployment(app)
    answers = len(table.contest.game.answers)
    player = PadPlayer(app, table, 1)
    player.push("up")
    series = table.flow.answering.series
    for step in series.steps:
        if step.picture == MORE and series.can(step):
            player.push(*player.way_to(step), "activate")
    wanted = tuple(series.numbers)
    player.push(*player.way_to(CONFIRM), "activate")
    if table.flow.answering is not None and table.flow.answering.pending:
        player.push("activate")

    assert wanted == tuple(table.contest.game.answers[answers : answers + len(wanted)])
