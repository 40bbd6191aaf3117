"""Esc closes the innermost thing that is open, and nothing else; with nothing open it opens the menu."""

import pygame
import pytest

from gest_desktop.rules.vocabulary import BLYTH, PLOTS_AND_DEEDS, ROBIN, SHIRE_WOOD
from gest_desktop.scenes.menus.pause import PauseScene
from gest_desktop.scenes.table.answer.party import ALL
from gest_desktop.scenes.table.replay.beats import beats
from gest_desktop.scenes.table.seen.sight import MAN_HIDDEN
from gest_desktop.scenes.table.seen.things import Thing, space
from gest_desktop.scenes.table.session.ballad_summary import BalladSummary
from gest_desktop.scenes.table.session.contest import Contest, Seat
from tests.scenes.fake_worker import FakeWorker, reply
from tests.scenes.menu_tools import a_game, press
from tests.scenes.plain_table import sit_down

SNEAK = 1


@pytest.fixture
def table(app):
    """Robin Hood is asked who Sneaks from Shire Wood to Blyth."""
    app.minds.make_worker = FakeWorker
    app.change(confirm="never")
    game = a_game()
    for option in (2 * PLOTS_AND_DEEDS, SNEAK, SHIRE_WOOD, BLYTH):
        game.play(option)
    return sit_down(app, Contest(game, (Seat(), Seat("potter"))))


def lift(table):
    table.state.pointer.held = table.flow.answering.lift(Thing("piece", SHIRE_WOOD, MAN_HIDDEN))


def replay(table):
    game, now = table.contest.game, table.flow.now()
    entries = [entry.seen_by(ROBIN) for entry in game.journal.entries]
    rows = beats(entries, [None] * len(entries), now, now, 0, False)
    assert table.flow.see_again(rows)


def ask(table):
    table.state.pointer.asked_about = space(BLYTH)


def explain(table):
    table.state.pointer.shows_reasons = True


def advise(table):
    table.state.ask_adviser()
    table.state.adviser.worker.messages.append(reply(256) | {"alternatives": [], "reasons": []})
    table.state.adviser.update()


def sum_up(table):
    now = table.flow.now()
    table.flow.inspected.summary = BalladSummary(1, now, now, beat=0)


def pick(table):
    table.flow.answering.touch(ALL)


def suspect(table):
    table.app.change(suspicion=True, hunches=True)


OPEN = {  # topmost first: how it is opened, and whether it is open
    "hand": (lift, lambda table: table.state.pointer.held is not None),
    "replay": (replay, lambda table: table.flow.is_replaying),
    "note": (ask, lambda table: table.state.pointer.asked_about is not None),
    "reasons": (explain, lambda table: table.state.pointer.shows_reasons),
    "advice": (advise, lambda table: table.state.adviser is not None and table.state.adviser.rung > 0),
    "summary": (sum_up, lambda table: table.flow.summary is not None),
    "choice": (pick, lambda table: table.flow.answering.is_begun),
    "suspicion": (suspect, lambda table: table.app.settings.suspicion),
}


def what_is_open(table):
    return [name for name, (_open, is_open) in OPEN.items() if is_open(table)]


@pytest.mark.parametrize("name", OPEN)
def test_esc_closes_what_is_open_and_only_then_opens_the_menu(table, name):
    OPEN[name][0](table)
    assert [name] == what_is_open(table)

    press(table.app, pygame.K_ESCAPE)
    assert ([], table) == (what_is_open(table), table.app.scene)
    press(table.app, pygame.K_ESCAPE)
    assert isinstance(table.app.scene, PauseScene)


def test_of_several_things_each_esc_closes_the_topmost_one(table):
    """An explanation closes the advice, so they are never open together; a replay hides the sum."""
    names = [name for name in OPEN if name not in ("note", "reasons", "summary")]
    for name in reversed(names):
        OPEN[name][0](table)
    left = [what_is_open(table)]
    while left[-1]:
        press(table.app, pygame.K_ESCAPE)
        left.append(what_is_open(table))

    assert [names[closed:] for closed in range(len(names) + 1)] == left
    assert table is table.app.scene


@pytest.mark.parametrize("name", OPEN)
def test_everything_that_esc_closes_is_in_this_test(table, name):
    assert callable(getattr(table.commands.open_things, name))
    every = {word for word in vars(type(table.commands.open_things)) if not word.startswith("_")}
    assert set(OPEN) == every - {"close_innermost"}
