"""The strip of the opponent's last turn: where it lies, what it marks, what a click on it does."""

from itertools import product
from random import Random

import pytest

from gest_desktop.ai.lab.baselines.rules import RulesPlayer
from gest_desktop.rules import journal
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import OLLERTON_HILL, ROBIN, SHERIFF
from gest_desktop.scenes.devtools.note_shots import recap
from gest_desktop.scenes.devtools.table_shots import NoWorker, asks, played, sit_down
from gest_desktop.scenes.table.board.piece_rects import name_rect
from gest_desktop.scenes.table.panels.marks_now import marks_now
from gest_desktop.scenes.table.panels.recap_strip import AGAIN, BECAUSE, CLOSE
from gest_desktop.scenes.table.panels.recap_view import ago_words
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.last_turn import LastTurn

SIZES = [(1920, 1080), (1280, 720), (1280, 800), (1024, 640), (2560, 1080)]
DAY = 86400.0
STEP = 0.05


@pytest.fixture
def table(make_app):
    """Robin Hood is asked for a box, after a turn of the Sheriff of several steps."""
    app = make_app(confirm="never")
    app.minds.make_worker = NoWorker
    recap(app, "box", ROBIN, seed=18)
    app.frame([], STEP)
    return app.scene


def view_of(table):
    table.lay_out()
    return table.drawing.recap


def hover(table, thing):
    table.state.pointer.hovered = thing
    return view_of(table)


def names(table):
    return [name_rect(table.drawing.view.board, place) for place in range(OLLERTON_HILL + 1)]


@pytest.mark.parametrize(("language", "text_size", "scale"), [*product(["en", "it"], [100, 150], [100, 130])])
def test_the_strip_covers_no_name_and_holds_all_it_shows(table, language, text_size, scale):
    table.app.change(language=language, text_size=text_size, scale=scale)
    for size in SIZES:
        table.app.resize(*size)
        strip = view_of(table).strip
        inside = [chip.rect for chip in strip.chips] + [button.rect for button in strip.buttons]

        assert strip.rect.collidelist(names(table)) < 0, size
        assert all(strip.rect.contains(rect) for rect in inside), size
        assert all(not one.colliderect(other) for i, one in enumerate(inside) for other in inside[:i]), size
        assert strip.rect.top > table.drawing.view.layout.prompt.bottom
        assert 2 <= len(strip.chips) <= 9


def test_its_steps_tell_the_whole_turn(table):
    rows = [row for chip in view_of(table).strip.chips for row in chip.step.rows]
    numbers = {row.number for row in rows}

    assert numbers <= {row.number for row in table.flow.last_turn.rows}
    assert len(rows) == len(numbers) > 3


def test_a_step_that_is_pointed_at_marks_its_things_alone(table):
    step = view_of(table).strip.chips[1].step
    view = hover(table, Thing("step", number=1))
    marks = marks_now(table.state.moment(table.app.settings), frozenset(), view.pointed)

    assert (step, step.things, step.arrows) == (view.pointed, marks.lit, marks.arrows)
    assert [2] == [number for number, _rect in view.badges]


def test_without_pointing_all_traces_are_shown_and_no_numbers(table):
    view = view_of(table)
    marks = marks_now(table.state.moment(table.app.settings), frozenset(), view.pointed)

    assert ([], table.flow.last_turn.arrows) == (view.badges, marks.arrows)


def test_after_days_it_tells_when_it_was_and_numbers_the_table(table):
    table.flow.last_turn.ended -= 2.2 * DAY
    view = view_of(table)

    assert "2 days ago" == view.strip.ago
    assert len(view.badges) == len(view.strip.chips)
    assert all(rect.collidelist(names(table)) < 0 for _number, rect in view.badges)


def test_a_click_on_a_step_replays_this_step(table):
    step = view_of(table).strip.chips[1].step
    table.commands.touch(Thing("step", number=1))
    queued = [beat.number for beat in table.flow.beat_player.queue]

    assert [row.number for row in step.rows] == queued
    assert table.flow.is_replaying


def test_the_keyboard_reaches_every_step_and_button(table):
    view = view_of(table)
    steps = [Thing("step", number=number) for number in range(len(view.strip.chips))]
    table.lay_out()
    table.follow()

    assert [*steps, AGAIN, BECAUSE, CLOSE] == list(table.state.stops)[-len(steps) - 3 :]


def test_in_the_middle_of_a_decision_enter_cannot_replay(table):
    table.flow.last_turn.is_past = True
    view_of(table)
    table.follow()

    assert {"step"} & {thing.kind for thing in table.state.stops} == set()
    assert AGAIN not in table.state.stops


def test_the_cross_puts_it_away_and_r_brings_it_back(table):
    assert table.commands.touch(CLOSE)
    assert view_of(table).strip is None
    table.commands.again()

    assert view_of(table).strip is not None


def test_it_can_be_pointed_at_where_it_lies(table):
    strip = view_of(table).strip
    for number, chip in enumerate(strip.chips):
        assert Thing("step", number=number) == table.hit(chip.rect.center)
    assert CLOSE == table.hit(strip.buttons[-1].rect.center)


def test_reasons_hang_from_the_strip_and_cover_nothing_that_they_number(table):
    table.commands.because()
    view = view_of(table)
    note = table.drawing.popups.note
    table.lay_out()

    assert note is not None
    assert note.rect.collidelist([*view.rects, *(rect for _number, rect in view.badges)]) < 0


def test_every_reason_has_the_number_of_its_step(table):
    view, turn = view_of(table), table.flow.last_turn
    explained = table.flow.explain().explained
    numbers = [view.number_of(turn.row_of(one.view)) for one in explained]

    assert numbers
    assert sorted(numbers) == numbers
    assert set(numbers) <= set(range(1, len(view.strip.chips) + 1))


def test_a_click_on_its_cross_closes_the_reasons(table):
    table.commands.because()
    table.lay_out()
    cross = table.drawing.popups.note.placed_buttons[0]

    assert table.commands.touch(table.hit(cross.rect.center))
    table.lay_out()
    assert table.drawing.popups.note is None


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.0, ""),
        (1800.0, "30 minutes ago"),
        (3600.0, "1 hour ago"),
        (7300.0, "2 hours ago"),
        (DAY, "yesterday"),
        (3.5 * DAY, "3 days ago"),
    ],
)
def test_how_long_ago_it_was(seconds, words):
    assert words == ago_words(seconds)


def test_the_steps_appear_one_by_one_while_the_opponent_moves(make_app):
    app = make_app()
    app.minds.make_worker = NoWorker
    table = sit_down(app, played(asks("box", SHERIFF, after=40), 3), ROBIN)
    table.flow.last_turn = LastTurn()
    game, player, shown = table.contest.game, RulesPlayer(Random(5)), []
    while table.contest.actor == SHERIFF:
        game.play(player.choose(redact(game.state, SHERIFF)))
        table.flow.show(own=False)
        while table.flow.beat_player.is_playing:
            table.flow.beat_player.update(0.1, app.pace)
            strip = view_of(table).strip
            steps = [chip.step for chip in strip.chips] if strip is not None else []
            shown.append((len(steps), sum(len(step.rows) for step in steps)))

    told = [rows for _steps, rows in shown]
    assert sorted(told) == told
    assert 1 == shown[0][0] < max(steps for steps, _rows in shown)
    rows = table.flow.last_turn.rows
    assert told[-1] == sum(not isinstance(row.entry, journal.CardTurned) for row in rows)


def test_reasons_asked_for_while_a_step_is_pointed_at_cover_no_number_of_the_others(make_app):
    """Only the number of the step was kept clear, and the others came up under the panel."""
    app = make_app((1920, 1080), confirm="never")
    app.minds.make_worker = NoWorker
    hidden = []
    for seed, side in product((11, 14, 20, 32), (ROBIN, SHERIFF)):
        recap(app, "box", side, seed=seed)
        app.frame([], STEP)
        hover(app.scene, Thing("step", number=0))
        app.scene.commands.because()
        app.scene.lay_out()
        view = hover(app.scene, None)
        note = app.scene.drawing.popups.note
        hidden += [(seed, n) for n, rect in view.badges if note is not None and note.rect.colliderect(rect)]

    assert [] == hidden


def test_reasons_that_cannot_spare_all_that_the_turn_was_about_spare_most_of_it(make_app):
    """If one name was in the way, all of them once counted for nothing."""
    app = make_app(confirm="never")
    app.minds.make_worker = NoWorker
    hidden = []
    for seed in (13, 14, 20):
        recap(app, "box", ROBIN, seed=seed)
        app.frame([], STEP)
        app.scene.commands.because()
        app.scene.lay_out()
        note, around = app.scene.drawing.popups.note, app.scene.drawing.view.surroundings
        spaces = set(view_of(app.scene).spaces)
        hidden.append(sum(note.rect.collidelist(around.parts_of(each)) >= 0 for each in spaces))

    assert sum(hidden) < 4, "it once was 5"
