"""A game in words: one question at a time, and nothing asked that has one answer."""

import pytest

from gest_desktop.rules.languages import speaking
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.terminal.save_file import SaveFile
from tests.terminal.talk import a_game_asking, after, begun, contest_for, talk, talk_at

ONES = ["1"] * 600


@pytest.mark.parametrize(
    ("side", "language", "greeting", "victory"),
    [
        (ROBIN, "en", "You are Robin Hood.", " wins the game, with Royal Favour at "),
        (SHERIFF, "en", "You are the Sheriff.", " wins the game, with Royal Favour at "),
        (ROBIN, "it", "Sei Robin Hood.", " vince la partita, con il Favore Reale a "),
        (SHERIFF, "it", "Sei lo Sceriffo.", " vince la partita, con il Favore Reale a "),
    ],
)
def test_a_whole_game_is_told_to_its_winner(side, language, greeting, victory):
    with speaking(language):
        transcript = talk(ONES, side)

    assert transcript[1].startswith(greeting)
    assert any(victory in line for line in transcript)
    assert 0 < transcript.count("> 1") < len(ONES)


def test_a_question_names_its_rule_and_numbers_its_choices():
    transcript = talk([])
    at = transcript.index("Which box of the Initiative track do you take? (rule 2.3.2)")

    assert "You have 5 Shillings. Royal Favour: Order 1." == transcript[at - 1]
    assert "1. Single Plot" == transcript[at + 1]


def test_a_space_is_offered_with_what_is_there():
    transcript = talk(["single", "recruit"])

    assert "Where do you Recruit? (1 Shilling each) (rule 3.2.1)" in transcript
    assert "2. Shire Wood: 1 Hidden Merry Man, Hidden Robin, 1 Camp." in transcript


def test_one_of_several_numbers_is_typed_as_itself():
    game = a_game_asking(SHERIFF, "How many Henchmen do you Hire")

    transcript = talk(["1"], SHERIFF, game)

    assert any(line.startswith(("Type 1 or ", "Type a number from 1 to ")) for line in transcript)
    assert any(line.startswith("1 Henchman ") for line in after(transcript, "1"))


def test_a_forced_choice_is_told_and_not_asked():
    game = a_game_asking(ROBIN, "Where do you Rob?")

    transcript = talk(["1"], ROBIN, game)

    assert any("Only one choice: A Traveller." in line for line in after(transcript, "1"))


def test_a_forced_choice_that_ends_the_turn_waits_for_the_player():
    only = "Only one choice, which ends your turn: "
    transcript = talk(ONES)
    at = next(i for i, line in enumerate(transcript) if line.startswith(only))

    assert "> 1" == transcript[at + 1]
    assert transcript[at].endswith("Type “1” to continue, or “undo”.")


def test_a_card_is_told_in_full_when_it_is_turned():
    transcript = talk(ONES[:4])
    at = next(i for i, line in enumerate(transcript) if line.startswith("New card: "))

    assert transcript[at + 2].startswith("Light half: ")
    assert transcript[at + 3].startswith("Dark half: ")


def test_undo_asks_the_question_before_again():
    transcript = talk(["plots", "rob", "undo"])

    again = "Choose 1 Plot, for up to 3 spaces; 1 Deed may follow. (rule 2.3.2)"
    assert ["Your last choice is undone.", "", again] == after(transcript, "undo")[:3]


def test_what_was_undone_is_told_again_when_it_is_chosen_again():
    transcript = talk(["plots", "rob", "undo", "rob"])

    assert 2 == transcript.count("Robin Hood's Plot: Rob.")


def test_nothing_to_undo_is_one_sentence():
    game = begun()
    contest = contest_for(ROBIN, game)
    game.moments.clear()

    assert ["There is nothing to undo."] == after(talk_at(contest, ["undo"]), "undo")


def test_enter_alone_repeats_the_question():
    said = after(talk([""]), "")

    assert "Which box of the Initiative track do you take? (rule 2.3.2)" == said[1]


def test_a_wrong_word_gets_one_sentence():
    said = after(talk(["dance"]), "dance")

    assert ["“dance” is not possible here. Type a number from 1 to 5, or “help”."] == said


def test_an_ambiguous_word_gets_the_choices_it_can_mean():
    (said,) = after(talk(["pass"]), "pass")

    assert said.startswith("“pass” can mean Pass (Single Plot), Pass (Event), ")


def test_a_space_that_cannot_be_chosen_is_refused_with_the_reason():
    (said,) = after(talk(["plots", "rob", "blyth"]), "blyth")

    assert said.startswith("You can't choose Blyth: ")
    assert said.endswith("(rule 3.2.3).")


def test_every_choice_is_saved_and_can_be_resumed(tmp_path):
    store = SaveFile(tmp_path / "mine.gest.json")
    contest = contest_for(ROBIN, store=store)

    talk_at(contest, ["plots", "rob"])
    resumed = store.load(store.file)

    assert contest.game.answers == resumed.game.answers
    assert "person" == resumed.seats["robin"]["player"]
    assert [store.file] == [row.path for row in SaveStore(tmp_path).listed()]


def test_a_save_that_fails_is_said_once(tmp_path):
    (tmp_path / "file").write_text("no folder")
    contest = contest_for(ROBIN, store=SaveFile(tmp_path / "file" / "mine.gest.json"))

    transcript = talk_at(contest, ["plots", "rob"])

    assert 1 == sum(line.startswith("The game could not be saved: ") for line in transcript)
