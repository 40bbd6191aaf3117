"""Samples hints and reasons: are their numbers those of the search, do their panels hide anything?"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import pygame

from gest_desktop.ai.opponent import Deliberation
from gest_desktop.ai.players import RandomPlayer
from gest_desktop.ai.voice.because import percent
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.devtools.table_shots import NoWorker, sit_down
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.table.foresee.opponent_reasons import standing, weigh
from gest_desktop.scenes.table.paint.charts import Bars
from gest_desktop.scenes.table.panels.hint_panel import hint_sheets
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.session.adviser import OTHERS, RUNGS, Adviser
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.table.session.last_turn import of_latest_turn

LEVEL: Final = "miller"  # quick: what is compared does not depend on how long it searches
WINDOWS: Final = ((1280, 720), (1920, 1080), (1280, 800), (1024, 640))
TEXT_SIZES: Final = (100, 100, 125, 150)
LANGUAGES: Final = ("en", "it")
FEWEST, MOST = 12, 140  # answers before the sampled question
Json = dict[str, Any]


def sampled(seed: int) -> tuple[Game, int]:
    """A random game at a question with several answers, and the side that is asked."""
    random = Random(seed)
    game, player, after = Game(Beginning(seed)), RandomPlayer(random), random.randrange(FEWEST, MOST)
    while True:
        asked, f = game.question()
        if game.is_over:
            return sampled(seed + 100_000)
        side = asked.actor(f)
        if len(game.answers) >= after and len(asked.options(game.state, f)) > 1:
            return game, side
        game.play(player.choose(redact(game.state, side)))


def seats(side: int) -> tuple[Seat, Seat]:
    return (Seat(), Seat("outlaw")) if side == ROBIN else (Seat("outlaw"), Seat())


def thought_out(contest: Contest) -> tuple[Json, dict[int, float]]:
    """The reply to a request for a hint, and the means that the search itself has found."""
    wishes = {"level": LEVEL, "persona": "none", "alternatives": OTHERS, "numbers": True}
    thinking = Deliberation(contest.request() | wishes)
    while thinking.go_on():
        pass
    return thinking.reply(), {option: mean for option, _visits, mean in thinking.thought.ranking()}


def wrong_numbers(contest: Contest) -> Iterator[str]:
    """What a hint says that the search has not found."""
    reply, means = thought_out(contest)
    adviser, asked = Adviser(contest, NoWorker()), contest.decision()
    adviser.reply, adviser.rung = reply, RUNGS
    sheet = next(hint_sheets(adviser, asked))
    labels = {choice.option: choice.label for choice in asked.choices}
    found = {(labels[option], percent(round(mean, 4))) for option, mean in means.items()}
    for block in sheet.blocks:
        if isinstance(block, Bars):
            told = {(label, percent(win)) for label, win, _error in block.rows}
            if not told <= found:
                yield f"The bars show {told - found}, which the search has not found."
    hint = adviser.hint(asked)
    if hint is not None and not hint.is_forced and round(means.get(hint.option, hint.win), 4) != hint.win:
        yield "The chance of the advice is not that of the search."


def wrong_reasons(table: TableScene) -> Iterator[str]:
    """Chances of the opponent that cannot be worked out again from the viewer's own views."""
    reasons, turn = table.flow.explain(), table.flow.last_turn
    if reasons is None:
        return
    again = [found for move in of_latest_turn(turn.moves) if (found := weigh(*move)) is not None]
    if [dict(one.wins) for one in again] != [dict(one.wins) for one in reasons.weighed]:
        yield "The reasons cannot be worked out again."
    main, told = reasons.main, set(reasons.differences())
    if not told <= {(main.labels[option], win - main.wins[main.option]) for option, win in main.wins.items()}:
        yield "The bars of the reasons show other chances."
    side = ROBIN + SHERIFF - table.flow.viewer
    if turn.after is not None and reasons.after != standing(turn.after, side):
        yield "The chance after the turn is another."


def hidden_things(table: TableScene) -> Iterator[str]:
    """What an open panel hides though it must be seen."""
    table.lay_out()
    note, around = table.drawing.popups.note, table.drawing.view.surroundings
    question = table.state.moment(table.app.settings).question
    if note is None or question is None:
        return
    kept = [*around.targets(question), *table.drawing.question.rects, *table.drawing.recap.rects]
    kept += [rect for _number, rect in table.drawing.recap.badges]
    adviser = table.state.adviser
    hint = adviser.hint(question.asked) if adviser is not None and adviser.is_shown else None
    if hint is not None and hint.where is not None:
        kept += around.parts_of(hint.where)
    if not table.app.stage.area.contains(note.rect):
        yield f"The panel at {note.rect} leaves the window."
    if note.rect.colliderect(note.settled.anchor):
        yield f"The panel at {note.rect} hides what it is about."
    yield from (f"The panel at {note.rect} hides {rect}." for rect in kept if note.rect.colliderect(rect))


def complaints(seed: int) -> Iterator[str]:
    """Everything that is wrong with the hints and reasons at one sampled question."""
    game, side = sampled(seed)
    size, text_size = WINDOWS[seed % len(WINDOWS)], TEXT_SIZES[seed // 2 % len(TEXT_SIZES)]
    language = LANGUAGES[seed // 3 % len(LANGUAGES)]
    with TemporaryDirectory() as home:
        settings = Settings(
            width=size[0], height=size[1], language=language, text_size=text_size, confirm="never"
        )
        app = App(settings, Path(home) / "settings.json", SaveStore(Path(home) / "games"), NoWorker)
        try:
            yield from at_table(app, sit_down(app, game, side))
        finally:
            app.close()


def at_table(app: App, table: TableScene) -> Iterator[str]:
    if table.flow.answering is None:
        return
    yield from wrong_numbers(table.contest)
    table.state.ask_adviser()
    adviser = table.state.adviser
    assert adviser is not None
    adviser.ticket, adviser.reply = None, thought_out(table.contest)[0]
    for adviser.rung in range(1, RUNGS + 1):
        yield from hidden_things(table)
    yield from wrong_reasons(table)
    table.commands.because()
    yield from hidden_things(table)


def probe(samples: int, seed: int = 0) -> Iterator[tuple[int, list[str]]]:
    """Each sampled question with its complaints."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    pygame.display.init()
    for number in range(seed, seed + samples):
        yield number, [*complaints(number)]
