"""The protocol, lessons and replays identify an option by its value, so no value may ever change.

The words of an option may change: they are for display, in the player's language.
"""

import gettext
import re
from pathlib import Path
from random import Random

import pytest

from gest_desktop.rules import words
from gest_desktop.rules.explain import decision
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.script import SCRIPTS
from gest_desktop.rules.travellers.traveller import WAY_IDS, PickWay
from gest_desktop.rules.vocabulary import PLACE_IDS, TOKEN_IDS
from tests.paths import ROOT

LINES = Path(__file__).with_name("protocol_values.txt").read_text(encoding="utf-8").splitlines()
ROWS = [line.partition(": ") for line in LINES if not line.startswith("#")]
TABLE = {(*key.split(),): set(values.split()) for key, _colon, values in ROWS}
OPEN_ENDED = {"<space>", "<party>", "<number>", "<carriage>"}
GAMES = 150


class Babel(gettext.NullTranslations):
    """A language in which every message differs from the English one."""

    def gettext(self, message):
        return f"«{message}»"

    def ngettext(self, singular, plural, number):
        return f"«{singular if number == 1 else plural}»"


@pytest.fixture
def babel():
    before = words.spoken()
    words.speak(Babel())
    yield
    words.speak(before)


def every_question():
    """Each question that the rules can ask, with its script."""
    for script in SCRIPTS.values():
        for asked in script.questions:
            if asked is not None and not script.name.startswith("test."):
                yield script, asked


def fixed_ids(asked):
    ids = {named.id for named in asked.names.values()}
    return ids | set(WAY_IDS) if isinstance(asked, PickWay) else ids


def short(kind, value):
    """A value as written in the table."""
    if isinstance(value, dict):
        return "<party>"
    if isinstance(value, int):
        return "<number>"
    if kind == "space" and value in PLACE_IDS:
        return "<space>"
    return "<carriage>" if value in TOKEN_IDS else value


def values_of_random_games(games):
    """The values offered by each kind of question in each script."""
    found = {}
    for seed in range(games):
        game, random = Game(Beginning(seed=seed)), Random(seed)
        while not game.is_over:
            _asked, f = game.question()
            shown = decision(game.state)
            offered = {short(shown.kind, choice.value) for choice in shown.choices}
            found.setdefault((f.script.name, shown.kind), set()).update(offered)
            game.play(random.choice(shown.choices).option)
    return found


def test_no_game_offers_a_value_that_is_not_in_the_table():
    found = values_of_random_games(GAMES)

    assert {} == {key: values - TABLE[key] for key, values in found.items() if values - TABLE[key]}


def test_every_fixed_value_of_the_table_is_still_declared():
    declared = {}
    for script, asked in every_question():
        declared.setdefault((script.name, asked.kind), {"done"} | OPEN_ENDED).update(fixed_ids(asked))

    assert {} == {key: values - declared[key] for key, values in TABLE.items() if values - declared[key]}


def test_values_are_the_same_in_every_language(babel):
    found = values_of_random_games(5)

    assert {} == {key: values - TABLE[key] for key, values in found.items() if values - TABLE[key]}


def test_labels_are_not(babel):
    game = Game(Beginning(seed=1))

    assert ["«Classic»", "«Balanced»", "«Aggressive»", "«Custom»"] == [
        choice.label for choice in decision(game.state).choices
    ]


def test_no_question_gives_two_options_the_same_value():
    for _script, asked in every_question():
        ids = [named.id for named in asked.names.values()]
        assert len(set(ids)) == len(ids)


def test_the_protocol_names_every_fixed_value():
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    listed = {
        row[1]: set(re.findall(r"`\"(\w+)\"`", row[2]))
        for row in re.finditer(r"^\| ([^|]+[?.]) \| (.+) \|$", page, re.MULTILINE)
    }
    declared = {}
    for _script, asked in every_question():
        if fixed_ids(asked):
            declared.setdefault(asked.prompt, set()).update(fixed_ids(asked))

    assert declared == listed
