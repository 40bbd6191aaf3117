"""What the prompt tells while something is shown."""

from gest_desktop.rules.journal import Rolled
from gest_desktop.rules.vocabulary import ROBIN, SHIRE_WOOD
from gest_desktop.scenes.devtools.table_shots import NoWorker, played, sit_down
from gest_desktop.scenes.table.panels.prompt_text import words_of
from gest_desktop.scenes.table.replay.beats import Beat


def a_beat(entry):
    return Beat((entry,), 0, None, None, 1.0)


def test_a_roll_is_not_told_before_the_die_lies_still():
    won = Rolled(SHIRE_WOOD, "green", 3, 2, 0, 1, 1, True)
    lost = Rolled(SHIRE_WOOD, "green", -1, 2, 0, 1, 1, False)

    assert "Rob in Shire Wood" == words_of(a_beat(won)) == words_of(a_beat(lost))


def is_mischief(game):
    asked, f = game.question()
    return asked.actor(f) == ROBIN and any(each.script.name == "mischief.rob" for each in game.state.frames)


def test_a_question_of_a_royal_inspection_names_the_phase(make_app):
    app = make_app((1280, 800), confirm="never")
    app.minds.make_worker = NoWorker
    table = sit_down(app, played(is_mischief), ROBIN)

    assert table.drawing.question.prompt_bar.words.startswith("Mischief: ")
