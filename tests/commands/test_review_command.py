"""`gest review`: a finished game as tables or JSON; what cannot be reviewed is refused in one sentence."""

import json

import pytest

from gest_desktop import __main__
from gest_desktop.rules.cards.event import DARK
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.game_code import encode
from gest_desktop.rules.saves import save
from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.scenes.shell.archive.about import new_about
from gest_desktop.scenes.shell.archive.archive import Archive
from gest_desktop.scenes.shell.save_store import content
from tests.ai.last_card import yeomen_revolt
from tests.ai.review.finished_games import played_out
from tests.scenes.review.reviewed_app import finished_game


@pytest.fixture
def lost_game(tmp_path):
    """Robin Hood takes the half of the last card that wins for the Sheriff."""
    path = tmp_path / "game.json"
    save(played_out(yeomen_revolt(ROBIN), DARK), path, "test")
    return path


def review(capsys, *arguments):
    code = __main__.main(["review", *map(str, arguments), "--language", "en"])
    return code, capsys.readouterr().out


def test_a_review_names_the_blunder_and_the_sum(lost_game, capsys):
    code, printed = review(capsys, lost_game, "--iterations", "200")

    assert 0 == code
    assert "??" in printed
    assert "Back to the plough" in printed
    assert "Robin Hood: accuracy 0%" in printed


def test_a_review_as_json_adds_up_to_the_result(lost_game, capsys):
    code, printed = review(capsys, lost_game, "--iterations", "200", "--json", "--seed", "3")
    told = json.loads(printed)
    parts = told["sum"]

    assert (0, "robin", 0.0, 3) == (code, told["side"], told["result"], told["document"]["seed"])
    result = parts.pop("result")
    choices = [part for side in ("own", "opponent") for part in parts.pop(side).values()]
    assert result == pytest.approx(sum([*choices, *parts.values()]), abs=1e-6)
    assert "blunder" == told["steps"][0]["verdict"]


def test_a_game_saved_by_the_window_can_be_reviewed(lost_game, tmp_path, capsys):
    path = tmp_path / "window.json"
    path.write_text(json.dumps(content(played_out(yeomen_revolt(ROBIN), DARK), {}, "x")), encoding="utf-8")

    assert review(capsys, lost_game, "--iterations", "50") == review(capsys, path, "--iterations", "50")


def test_a_kept_game_and_its_code_can_be_reviewed(tmp_path, capsys):
    game, seats = finished_game(), {side: {"player": "person"} for side in ("robin", "sheriff")}
    archive = Archive(tmp_path)
    about = new_about()
    archive.keep(game, seats, about)
    archive.listed()  # waits until it is written
    told = review(capsys, archive.path(about.id), "--iterations", "16")

    assert 0 == told[0]
    assert told == review(capsys, encode(game), "--iterations", "16")
    assert (1, 1) == (review(capsys, "GEST1-0000")[0], review(capsys, "GEST1-0000")[1].count("\n"))


def test_a_game_that_is_not_over_is_refused(tmp_path, capsys):
    path = tmp_path / "game.json"
    save(Game(Beginning(seed=1)), path, "test")

    assert (1, "Only a finished game can be reviewed.\n") == review(capsys, path)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"game": {}}', '{"record": 1}'])
def test_a_damaged_file_is_refused_in_one_sentence(text, tmp_path, capsys):
    path = tmp_path / "game.json"
    path.write_text(text, encoding="utf-8")
    code, printed = review(capsys, path)

    assert (1, 1) == (code, printed.count("\n"))


def test_the_probe_counts_what_two_small_reviews_find(capsys):
    arguments = ["review-probe", "random", "--games", "2", "--iterations", "16", "--jobs", "1"]
    assert 0 == __main__.main(arguments)

    printed = capsys.readouterr().out
    assert "| random | 2 |" in printed
    assert "| luck |" in printed
    assert "miss the result by at most" in printed


def test_marks_and_columns_are_explained(lost_game, capsys):
    _code, told = review(capsys, lost_game, "--iterations", "8")

    assert all(words in told for words in ("?? Blunder", "Luck is what", "Secrets is what", "A loss is what"))
