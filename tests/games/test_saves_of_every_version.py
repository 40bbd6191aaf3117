"""Games saved by every released version can be continued.

`python scripts/save_corpus.py` writes those of a new version; a folder is never rewritten.
"""

import json
from random import Random

import pytest

from gest_desktop.rules.position import write_position
from gest_desktop.rules.reopening import table_of
from gest_desktop.rules.saves import from_json
from gest_desktop.rules.version import RULES_VERSION
from gest_desktop.scenes.shell.save_store import SaveStore
from scripts.save_corpus import FOLDER

SAVES = sorted(FOLDER.glob("*/*.gest.json"))


def loaded(path):
    return SaveStore(path.parent).load(path)


def test_there_are_saves_of_a_version():
    assert 24 <= len(SAVES)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_saved_game_is_at_the_table_as_it_was_left(path):
    data = json.loads(path.read_text("utf-8"))

    saved = loaded(path)

    assert data["name"] == saved.name
    assert table_of(data["game"]["snapshot"]) == table_of(
        json.loads(json.dumps(write_position(saved.game.state)))
    )
    assert ([] if saved.notice else data["game"]["answers"]) == saved.game.answers


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_saved_game_can_be_played_to_its_end(path):
    game, random = loaded(path).game, Random(path.name)

    while not game.is_over:
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))

    assert game.state.winner in (0, 1)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_game_whose_answers_are_no_longer_legal_goes_on_from_its_snapshot(path):
    data = json.loads(path.read_text("utf-8"))["game"]

    opened = from_json(data | {"rules": RULES_VERSION + 1, "answers": [1 << 30]})

    assert opened.notice
    assert table_of(data["snapshot"]) == table_of(json.loads(json.dumps(write_position(opened.game.state))))
