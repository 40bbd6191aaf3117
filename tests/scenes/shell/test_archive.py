"""Every game is kept: small, in a list that opens at once, and whatever happens to its files."""

import errno
import json
import os
import time
import zlib
from base64 import b64encode
from dataclasses import replace
from random import Random

import pytest

from gest_desktop.ai.levels import LEVEL_NAMES
from gest_desktop.ai.personas import persona_names
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.saves import DamagedSaveError, OtherRulesError
from gest_desktop.rules.version import RULES_VERSION
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.menus.opening import contest_of
from gest_desktop.scenes.shell import file_writer
from gest_desktop.scenes.shell.archive import codes
from gest_desktop.scenes.shell.archive.about import About, new_about
from gest_desktop.scenes.shell.archive.archive import LARGEST_ATTACHED, SUFFIX, Archive
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.scenes.shell.players import PERSON, PLAYERS
from gest_desktop.scenes.shell.save_store import CURRENT, SaveStore
from gest_desktop.scenes.table.session.contest import Contest, Seat

SEATS = {
    "robin": {"player": PERSON, "persona": "none"},
    "sheriff": {"player": "outlaw", "persona": "greedy"},
}
SEATED = (Seat(), Seat("outlaw", "greedy"))


@pytest.fixture
def archive(tmp_path):
    return Archive(tmp_path / "archive")


def about(number, **more):
    return About(f"{number:016x}", 1_700_000_000 + number, **more)


def played(seed, answers=10_000):
    """A random game, up to a number of answers."""
    game, random = Game(Beginning(seed)), Random(seed)
    while not game.is_over and len(game.answers) < answers:
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))
    return game


def refused(path, largest):
    raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))


def answer(contest):
    contest.answer(contest.options()[0])


# --- keeping and reading


@pytest.mark.parametrize("seed", range(8))
def test_a_kept_game_is_the_same_game(archive, seed):
    game = played(seed, 40 * (seed + 1))

    assert "" == archive.keep(game, SEATS, about(seed))
    kept = archive.load(about(seed).id)

    assert game.answers == list(kept.answers)
    assert game.state.facts() == kept.game().state.facts()
    assert game.is_over == kept.record.is_over


def test_the_list_tells_what_happened(archive):
    game = played(3)
    archive.keep(game, SEATS, about(3, hints=True, practice=True, came_from="f" * 16, came_at=12))

    [record] = archive.listed()

    assert ("robin", "outlaw", "greedy") == (record.side, record.level, record.persona)
    assert game.state.favour == record.favour
    assert ("robin", "sheriff")[game.state.winner] == record.winner
    assert record.ending in ("inspection", "king_richard")
    assert ("classic", "balanced", "aggressive", "my_own")[game.answers[0]] == record.setup
    assert (True, True, "f" * 16, 12) == (record.hints, record.practice, record.came_from, record.came_at)
    assert (RULES_VERSION, len(game.answers)) == (record.rules, record.answers)


def test_the_list_does_not_tell_the_setup_that_the_sheriff_may_not_know(archive):
    other_seats = {"robin": SEATS["sheriff"] | {"persona": "none"}, "sheriff": SEATS["robin"]}
    two_people = {"robin": SEATS["robin"], "sheriff": SEATS["robin"]}
    archive.keep(played(1, 20), other_seats, about(1))
    archive.keep(played(1, 20), two_people, about(2))
    archive.keep(played(1, 20), SEATS, about(3))

    told = {record.id: record.setup for record in archive.listed()}

    assert ["", ""] == [told[about(number).id] for number in (1, 2)]
    assert told[about(3).id]


def test_a_kept_game_is_small(archive):
    archive.keep(played(1), SEATS, about(1))
    files.flush()

    assert archive.path(about(1).id).stat().st_size < 6000


def test_the_newest_game_is_first(archive, monkeypatch):
    for number in range(3):
        monkeypatch.setattr(time, "time", lambda number=number: 1_800_000_000.0 + number)
        archive.keep(played(1, 9), SEATS, about(number))

    assert [about(number).id for number in (2, 1, 0)] == [record.id for record in archive.listed()]


# --- games at the table


def test_a_game_is_kept_from_its_first_choice_and_a_lesson_is_not(tmp_path):
    store = SaveStore(tmp_path)
    contest, lesson = Contest(Game(Beginning(1)), SEATED, store), Contest(Game(Beginning(1)), SEATED)
    assert [] == store.archive.listed()

    answer(contest)
    answer(lesson)

    assert [contest.about.id] == [record.id for record in store.archive.listed()]


def test_undo_is_kept_too(tmp_path):
    store = SaveStore(tmp_path)
    contest = Contest(Game(Beginning(1)), (Seat(), Seat()), store)
    contest.answer(3)
    answer(contest)

    contest.undo()

    assert (3,) == store.archive.load(contest.about.id).answers


def test_a_game_with_advice_is_marked(tmp_path):
    store = SaveStore(tmp_path)
    contest = Contest(Game(Beginning(1)), SEATED, store)
    contest.note_hint()
    answer(contest)

    assert store.archive.listed()[0].hints


class Program:
    def __init__(self, store):
        self.store = store


def test_a_game_that_is_continued_stays_the_same_game(tmp_path):
    store = SaveStore(tmp_path)
    contest = Contest(Game(Beginning(1)), SEATED, store)
    answer(contest)

    again = contest_of(Program(store), store.load(store.path("")))

    assert contest.about == again.about


def test_a_game_loaded_from_an_earlier_point_leaves_the_kept_one_alone(tmp_path):
    store = SaveStore(tmp_path)
    contest = Contest(Game(Beginning(1)), (Seat(), Seat()), store)
    answer(contest)
    number = len(contest.game.answers)
    store.keep(contest.game, contest.seats_json(), "before", contest.about)
    answer(contest)

    again = contest_of(Program(store), store.load(store.path("before")))
    answer(again)

    assert (contest.about.id, number) == (again.about.came_from, again.about.came_at)
    assert again.about.practice
    assert tuple(contest.game.answers) == store.archive.load(contest.about.id).answers
    assert 2 == len(store.archive.listed())


def test_the_archive_never_lacks_an_answer_that_the_current_game_has(tmp_path, monkeypatch):
    store = SaveStore(tmp_path)
    contest = Contest(Game(Beginning(1)), (Seat(), Seat()), store)
    answer(contest)

    def killed(*_anything, **_more):
        raise KeyboardInterrupt

    for part in (store.archive, store):
        with monkeypatch.context() as patch:
            patch.setattr(part, "keep", killed)
            with pytest.raises(KeyboardInterrupt):
                answer(contest)
        current = store.load(store.path(CURRENT)).game.answers
        assert tuple(current) == store.archive.load(contest.about.id).answers[: len(current)]


def test_a_game_saved_before_there_was_an_archive_always_gets_the_same_id(tmp_path):
    store = SaveStore(tmp_path)
    store.keep(played(4, 12), SEATS, "old")

    first, second = (store.load(store.path("old")).about.id for _time in range(2))

    assert first == second


# --- bad files


@pytest.mark.parametrize(
    "content",
    ["", "{", "[]", "null", '{"format": 1}', '{"format": 99, "record": {}}', "\x00" * 300_000, '"' + "x" * 9],
)
def test_a_bad_file_is_one_greyed_row(archive, content):
    archive.keep(played(1, 9), SEATS, about(1))
    files.flush()
    archive.path(about(2).id).write_text(content)
    (archive.folder / f"holiday{SUFFIX}").write_text(content)

    rows = {record.id: record.damage for record in archive.listed()}

    assert {about(1).id: "", about(2).id: "damaged", "holiday": "damaged"} == rows
    with pytest.raises(DamagedSaveError, match="damaged"):
        archive.load(about(2).id)


def test_a_folder_in_place_of_a_game_is_listed_as_damaged(archive):
    archive.path(about(1).id).mkdir(parents=True)

    assert ["damaged"] == [record.damage for record in archive.listed()]


def test_a_game_under_the_name_of_another_is_not_taken_for_it(archive):
    archive.keep(played(1, 9), SEATS, about(1))
    files.flush()
    archive.path(about(1).id).rename(archive.path(about(2).id))

    assert ["damaged"] == [record.damage for record in archive.listed()]


@pytest.mark.parametrize(
    "content", ["", "[]", '{"format": 1, "rows": {"x": [1]}}', '{"format": 2, "rows": {}}']
)
def test_a_damaged_index_is_made_again(archive, content):
    archive.keep(played(1, 9), SEATS, about(1))
    before = archive.listed()
    files.flush()
    archive.index.path.write_text(content)

    assert before == archive.listed() == archive.listed()


def test_a_game_that_does_not_follow_from_its_answers_is_refused(archive):
    archive.keep(played(1), SEATS, about(1))
    files.flush()
    data = json.loads(archive.path(about(1).id).read_text())
    data["answers"] = data["answers"][:-3]
    archive.path(about(1).id).write_text(json.dumps(data))

    with pytest.raises(DamagedSaveError, match="damaged"):
        archive.load(about(1).id).game()


def test_a_game_of_other_rules_still_shows_its_cards(archive):
    game = played(1)
    archive.keep(game, SEATS, about(1))
    kept = archive.load(about(1).id)
    other = replace(kept, record=replace(kept.record, rules=RULES_VERSION + 1), answers=(99,))

    with pytest.raises(OtherRulesError, match="rules have changed"):
        other.game()
    snapshots = other.snapshots()

    assert game.state.facts() == snapshots[-1].state.facts()
    assert len(game.state.played) + 1 <= len(snapshots)


@pytest.mark.parametrize("text", ["[" * 100_000, "[[1, {}]]", "[[NaN, {}]]", "{}", "7"])
def test_forged_positions_of_a_game_are_refused_in_one_sentence(archive, text):
    archive.keep(played(1), SEATS, about(1))
    kept = archive.load(about(1).id)
    other = replace(kept, cards=b64encode(zlib.compress(text.encode())).decode())

    assert [] == other.snapshots()
    with pytest.raises(DamagedSaveError, match="damaged"):
        other.last_position()


# --- a full disk, a killed program


def test_a_full_disk_is_told_in_one_sentence(tmp_path):
    (tmp_path / "archive").write_text("in the way")

    told = Archive(tmp_path / "archive").keep(played(1, 9), SEATS, about(1))

    assert told.startswith("The game could not be added to your games: ")


def test_what_a_killed_program_had_written_is_found(archive):
    archive.keep(played(1, 9), SEATS, about(1))
    files.flush()
    path = archive.path(about(1).id)
    archive.keep(game := played(1, 12), SEATS, about(1))
    files.flush()
    whole = path.read_bytes()
    archive.keep(played(1, 9), SEATS, about(1))
    files.flush()
    path.with_name(f"{path.name}.12345-1.new").write_bytes(whole)
    path.with_name(f"{path.name}.12345-2.new").write_bytes(whole[:50])

    assert tuple(game.answers) == archive.load(about(1).id).answers
    [record] = archive.listed()

    assert len(game.answers) == record.answers
    files.flush()
    assert {path, archive.index.path} == set(archive.folder.iterdir())


# --- pruning, stars, attachments


def test_the_oldest_games_without_a_star_are_deleted_first(archive):
    archive.limit = 4
    for number in range(6):
        archive.begun.clear()
        archive.keep(played(1, 9), SEATS, about(number))
        files.flush()
        os.utime(archive.path(about(number).id), (1000 + number, 1000 + number))
        if number == 0:
            archive.star(about(0).id)
            archive.attach(about(1).id, "review", {"done": 1})
            archive.attach(about(5).id, "review", {"done": 5})

    left = {record.id: record.starred for record in archive.listed()}

    assert {about(0).id: True, about(3).id: False, about(4).id: False, about(5).id: False} == left
    assert [None, {"done": 5}] == [archive.attached(about(number).id, "review") for number in (1, 5)]


@pytest.mark.parametrize("content", [None, "{", "7"])
def test_nothing_is_pruned_while_the_stars_cannot_be_read(archive, content, monkeypatch):
    archive.keep(played(1, 9), SEATS, about(1))
    archive.star(about(1).id)
    files.flush()
    if content is None:
        files.unread.add(archive.stars)
        monkeypatch.setattr(file_writer, "read_json", refused)
    else:
        archive.stars.write_text(content)
    archive.limit, archive.begun = 1, set()
    archive.keep(played(1, 9), SEATS, about(2))
    files.flush()
    files.unread.clear()

    assert archive.path(about(1).id).exists()


def test_the_game_in_play_is_not_pruned(archive):
    archive.limit = 1
    for number in range(3):
        archive.keep(played(1, 9), SEATS, about(number))

    assert 3 == len(archive.listed())


def test_deleting_a_game_deletes_what_is_attached_to_it(archive):
    archive.keep(played(1, 9), SEATS, about(1))
    archive.attach(about(1).id, "review", [1])
    archive.attach(about(2).id, "review", [2])

    archive.delete(about(1).id)

    assert [] == archive.listed()
    assert [None, [2]] == [archive.attached(about(number).id, "review") for number in (1, 2)]


def test_what_is_attached_is_bounded_and_a_damaged_piece_is_nothing(archive):
    with pytest.raises(ValueError, match="too much"):
        archive.attach(about(1).id, "review", "x" * LARGEST_ATTACHED)
    for game_id, name in (("../x", "review"), (about(1).id, "../x"), (about(1).id, "game")):
        with pytest.raises(ValueError, match="id of a game"):
            archive.attach(game_id, name, 1)
    archive.attach(about(1).id, "review", [1])
    files.flush()
    archive.beside(about(1).id, "review").write_text("{")

    assert archive.attached(about(1).id, "review") is None


# --- codes


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_a_code_knows_the_players(side):
    for player in PLAYERS:
        for persona in persona_names(side):
            seats = {"robin": SEATS["robin"], "sheriff": SEATS["robin"]}
            seats[("robin", "sheriff")[side]] = {"player": player, "persona": persona}

            assert seats == codes.game_of(codes.code_of(played(1), seats))[1]


def test_every_player_has_a_number_in_codes_that_stays():
    assert (PERSON, *LEVEL_NAMES) == codes.PLAYERS


def test_new_ids_differ():
    assert 100 == len({new_about().id for _game in range(100)})
