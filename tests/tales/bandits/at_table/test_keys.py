"""The list of keys tells those of this table, and R shows once more what the opponents did."""

import pygame

from gest_desktop.scenes.menus.keys import KeysScene
from gest_desktop.tales.bandits.rules.views import redact
from gest_desktop.tales.bandits.table.session.seats import Seat
from tests.tales.bandits.at_table.player import STEP, Player, a_game, sit_down

SEATS = (Seat(), Seat("potter"), Seat("potter"))
OF_THE_FIRST_GAME = (
    "where Robin may be",
    "what can still come",
    "where Royal Favour may move",
    "undo the whole turn",
    "move more, or all",
    "mentioned, or where a piece can go",
)


def at_the_second_question(app):
    """A person has placed a bandit, and the others have done so too."""
    table = sit_down(app, a_game(4), SEATS)
    player = Player(app, table, 1, "click")
    player.play(until=len(table.contest.game.answers) + 12)
    while table.flow.answering is None:
        player.frame()
    return table, player


def test_only_keys_of_this_table_are_listed(make_app):
    app = make_app((1280, 720), instant=True)
    player = Player(app, sit_down(app, a_game(4), SEATS), 1, "keys")
    for is_pad in (False, True):
        player.key(pygame.K_F1)
        assert isinstance(app.scene, KeysScene)
        if is_pad:
            app.scene.turn()
        told = app.scene.words()

        assert not {*OF_THE_FIRST_GAME} & {*told}
        assert "hint" in told
        assert "replay your opponents' last moves" in told
        player.key(pygame.K_F1)


def test_the_list_of_the_first_game_is_as_it_was(make_app):
    app = make_app((1280, 720), instant=True)
    app.push(KeysScene(app))
    app.frame([], STEP)

    assert {*OF_THE_FIRST_GAME} <= {*app.scene.words()}


def test_r_shows_the_opponents_moves_again(make_app):
    app = make_app((1280, 720), speed=400)
    table, player = at_the_second_question(app)
    now = table.flow.shown.facts()
    told = table.flow.told
    player.key(pygame.K_r)
    seen = [beat.entry for beat in table.flow.beats]

    assert table.flow.is_playing
    assert {1, 2} >= {entry.band for entry in seen if hasattr(entry, "band")}
    while table.flow.is_playing:
        player.frame()
    assert table.flow.answering is not None
    assert now == table.flow.shown.facts() == redact(table.contest.game.state, 0).state.facts()
    assert told == table.flow.told


def test_a_click_ends_the_replay_and_undo_forgets_it(make_app):
    app = make_app((1280, 720), speed=400)
    table, player = at_the_second_question(app)
    player.key(pygame.K_r)
    player.click((5, 5))

    assert not table.flow.is_playing
    assert table.flow.answering is not None
    player.key(pygame.K_u)
    player.key(pygame.K_r)
    assert not table.flow.is_playing
    assert table.message


def test_nothing_is_replayed_to_whom_it_was_not_shown(make_app):
    app = make_app((1280, 720), speed=400)
    table, _player = at_the_second_question(app)

    assert table.flow.last_moves.seen_by(0)
    assert not table.flow.last_moves.seen_by(1)
