"""What the command words reply, in both languages."""

from gest_desktop.rules.languages import speaking
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.terminal.command_words import MEANINGS, command_in
from tests.terminal.talk import a_game_asking, after, talk

ADVICE = {
    "option": 0, "win": 0.61, "reasons": [], "alternatives": [{"label": "Pass (Event)", "win": 0.4}],
}  # fmt: skip


def reply(line, side=ROBIN, game=None, advise=lambda: None):
    return after(talk([line], side, game, advise), line)


def test_help_explains_every_command():
    assert list(MEANINGS) == [line.split(":")[0].split()[0] for line in reply("help")[1:]]


def test_commands_are_understood_in_the_language_of_the_game_and_in_english():
    with speaking("it"):
        assert ("state", "") == command_in("situazione") == command_in("state")
        assert ("why", "") == command_in("Perche") == command_in("perché")
        assert ("rules", "3.2.3") == command_in("regola 3.2.3") == command_in("regole 3.2.3")


def test_state_tells_tracks_purses_and_every_space():
    said = reply("state")

    assert "Ballad 1 of 3, 7 cards left." == said[0]
    assert "Robin Hood has 5 Shillings, the Sheriff 9 Shillings." in said
    assert "Retford: Submissive." in said
    assert "Shire Wood: 1 Hidden Merry Man, Hidden Robin, 1 Camp." in said
    assert "Prison: empty." in said
    assert "Available: 7 Merry Men, 13 Henchmen, 4 Camps, 6 Carriages." in said


def test_the_sheriff_is_told_of_merry_men_and_not_of_robin():
    said = reply("state", SHERIFF)

    assert not [line for line in said if "Robin" in line and not line.startswith(("Robin Hood", "On the"))]


def test_look_tells_a_space_its_neighbours_and_its_road():
    said = reply("look shire")

    assert "Adjacent: Blyth, Mansfield, Nottingham and Southwell Forest." == said[1]
    assert "Robin may be here: 50%." == said[-1]


def test_look_explains_a_choice_by_its_number():
    assert reply("look 1")[0].startswith("Single Plot: One Plot in exactly one space.")


def test_look_explains_a_plot_by_its_name():
    assert reply("look rob")[0].startswith("Rob (free): ")


def test_look_tells_what_a_party_of_robbers_would_do():
    game = a_game_asking(ROBIN, "Who takes part in ")

    assert reply("look 1", ROBIN, game)


def test_look_at_nonsense_is_one_sentence():
    assert ["Nothing is known about “xyzzy”."] == reply("look xyzzy")


def test_where_tells_the_suspicion_in_percent():
    places = "Shire Wood 50%, Southwell Forest 25%, Remston 25%."

    assert [f"Where the Sheriff may suspect Robin is hiding: {places}"] == reply("where")


def test_hint_names_the_choice_and_its_chances():
    said = reply("hint", advise=lambda: ADVICE)

    assert "Chance of winning: 61% with the best choice, 40% with the next best." == said[0]
    assert "I'd choose: Single Plot." == said[1]


def test_without_advice_one_sentence_says_so():
    assert ["There is no hint for this question."] == reply("hint")


def test_odds_tell_the_chance_of_every_choice_in_a_rob():
    said = after(talk(["plots", "rob", "odds"]), "odds")

    assert ["Remston", "Shire Wood", "Southwell Forest"] == [line.split(":")[0] for line in said]
    assert all("Success " in line and "failure " in line for line in said)


def test_odds_away_from_a_rob_are_one_sentence():
    assert ["No choice here leads straight to the roll of a Rob."] == reply("odds")
    assert ["No choice here leads straight to the roll of a Rob."] == reply("odds", SHERIFF)


def test_log_repeats_the_last_turn_of_the_opponent():
    said = after(talk(["1", "1", "1", "1", "log"]), "log")

    assert "The Sheriff takes the Event box, passes and gains 2 Shillings." == said[0]
    assert not [line for line in said if line.startswith("New card")]


def test_log_before_any_turn_is_one_sentence():
    assert ["Your opponent has not had a turn yet."] == reply("log")


def test_why_gives_a_reason_for_the_last_turn():
    said = after(talk(["1", "1", "1", "1", "why"]), "why")

    assert said[0].startswith("Passes, taking the Event box: ")


def test_rules_alone_is_the_rule_of_the_question():
    assert reply("rules 2.3.2") == reply("rules")
    assert "2.3.2 Your action" == reply("rules")[0]


def test_a_table_of_the_rulebook_is_told_row_by_row():
    assert "Piece: Henchmen; How many: 18." in reply("rules 1.2")


def test_an_unknown_rule_is_one_sentence():
    (said,) = reply("rules 99")

    assert said.startswith("There is no rule 99.")


def test_cards_tell_the_event_in_full():
    said = reply("cards")

    assert "Friar Tuck." == said[0]
    assert ["Light half", "Dark half"] == [line.split(":")[0] for line in said[2:]]


def test_cards_tell_the_traveller_who_is_met():
    game = a_game_asking(ROBIN, "How do you deal with this Traveller?")

    said = reply("cards", ROBIN, game)

    assert any(line.startswith("Defense: ") for line in said)


def test_rules_are_told_in_italian():
    with speaking("it"):
        assert reply("regole 3.2.3")[0].startswith("3.2.3 ")
