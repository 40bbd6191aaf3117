"""`gest engine`: the protocol, request by request."""

import io
import json

import pytest

from gest_desktop.commands.engine import Engine, run
from gest_desktop.common.line_engine import LONGEST_REQUEST
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.inspection.redeployment import REDEPLOY_IN_SECRET
from gest_desktop.rules.position import write_position
from tests.commands.talk import Conversation


def lines(*requests):
    target = io.StringIO()
    sent = [line if isinstance(line, bytes) else json.dumps(line).encode() + b"\n" for line in requests]
    assert 0 == run(io.BytesIO(b"".join(sent)), target)
    return [json.loads(line) for line in target.getvalue().splitlines()]


def test_a_new_game_asks_robin_hood_for_his_set_up():
    asked = Conversation(seed=7).asked

    assert ("robin", "choice", "2.1", None) == (asked["actor"], asked["kind"], asked["rule"], asked["winner"])
    assert ["classic", "balanced", "aggressive", "my_own"] == [option["value"] for option in asked["options"]]
    assert [0, 1, 2, 3] == [option["id"] for option in asked["options"]]


def test_an_answer_may_be_given_by_id_or_by_value():
    by_id, by_value = Conversation(seed=7), Conversation(seed=7)

    assert by_id.say("answer", id=1) == by_value.say("answer", value="balanced")


def test_the_same_seed_is_the_same_game():
    assert Conversation(seed=7).answer("classic").state() == Conversation(seed=7).answer("classic").state()


def test_a_given_deck_comes_in_its_order():
    talk = Conversation(seed=7, event_deck=[5, 7, 9]).answer("classic")

    assert [5] == talk.state()["event_discard"]
    talk.answer("pass_event", "pass_single_plot")
    assert [7, 5] == talk.state()["event_discard"]


def test_with_chance_asked_draws_and_rolls_are_put_to_the_caller():
    talk = Conversation(seed=7, chance="ask").answer("classic")

    assert ("chance", "draw") == (talk.asked["actor"], talk.asked["kind"])
    assert 24 == len(talk.asked["options"])  # any regular card may come first
    talk.answer(13)
    assert "robin" == talk.asked["actor"]


def test_a_wrong_answer_is_refused_and_changes_nothing():
    talk = Conversation(seed=7)
    before = talk.state()

    both = {"id": 0, "value": "classic"}
    for wrong in ({"value": "blyth"}, {"id": 4}, {"id": -1}, {"id": True}, {"value": 1.0}, {}, both):
        reply = talk.ask("answer", **wrong)
        assert ["error"] == list(reply)
    assert before == talk.state()


def test_a_side_is_shown_its_own_choices_only():
    talk = Conversation(seed=7).answer("classic")

    assert 6 == len(talk.say("question", **{"as": "robin"})["options"])
    assert [] == talk.say("question", **{"as": "sheriff"})["options"]


def test_behind_the_screen_the_sheriff_sees_only_that_robin_hood_decides():
    asked = Conversation(seed=7).say("question", **{"as": "sheriff"})

    assert ("robin", "waiting", []) == (asked["actor"], asked["kind"], asked["options"])


def test_a_refused_space_says_why():
    talk = Conversation(seed=7, event_deck=[28]).answer("classic", "plots_and_deeds", "recruit")

    assert ["it must not be Submissive"] == talk.say("why", value="blyth")["reasons"]
    assert [] == talk.say("why", value="remston")["reasons"]


def test_the_journal_is_told_from_a_line_on_and_by_reader():
    talk = Conversation(seed=7, event_deck=[28]).answer("classic")

    printed = talk.say("journal", **{"as": "sheriff"})
    assert ["set_up", [2, 1, 1]] == printed["entries"][0]["entry"]
    assert "Robin:" not in printed["entries"][0]["text"]
    later = talk.say("journal", since=printed["next"] - 1)
    assert ["New card: Nottingham Fair (28)."] == [entry["text"] for entry in later["entries"]]


def test_undo_takes_back_the_last_answer_until_something_was_uncovered():
    talk = Conversation(seed=7, event_deck=[28]).answer("classic")
    before = talk.state()

    talk.answer("plots_and_deeds")
    assert "plots_and_deeds" in [o["value"] for o in talk.say("undo")["options"]]
    assert before == talk.state()
    reply = talk.ask("undo")
    assert {"error": "You can't undo: new information has been revealed."} == reply


def test_best_is_one_of_the_options_with_what_the_search_thought_of_them():
    talk = Conversation(seed=7).answer("classic")

    reply = talk.say("best", level="yeoman", seconds=10, seed=1)

    assert ["id", "value", "win", "win_before"] == list(reply)[:4]
    assert ["visits", "iterations", "alternatives", "expected", "reasons", "because"] == list(reply)[4:]
    assert talk.values()[reply["id"]] == reply["value"]
    assert {option["id"] for option in talk.asked["options"]} >= {at for at, _, _ in reply["visits"]}
    assert 0.0 < reply["win"] < 1.0
    assert reply == talk.say("best", level="yeoman", seconds=10, seed=1)


def test_best_names_its_alternatives_as_the_question_does():
    talk = Conversation(seed=7).answer("classic")

    reply = talk.say("best", level="yeoman", seconds=10, seed=1)

    assert 2 == len(reply["alternatives"])
    for other in reply["alternatives"]:
        asked = talk.asked["options"][other["id"]]
        assert asked | {"win": other["win"], "reasons": other["reasons"]} == other
        assert reply["id"] != other["id"]


def test_best_says_what_the_rival_is_expected_to_answer_if_it_can():
    talk = Conversation(seed=7, event_deck=[28]).answer("classic", "event")

    printed = [talk.say("best", level="yeoman", seconds=10, seed=seed)["expected"] for seed in range(3)]

    assert any(printed)
    for expected in filter(None, printed):
        assert ["prompt", "value", "label", "visits"] == list(expected)


def test_best_can_be_answered_by_its_id_until_the_game_has_a_winner():
    talk = Conversation(seed=7)
    while talk.asked["winner"] is None:
        talk.asked = talk.say("answer", id=talk.say("best", level="potter", seconds=0, seed=1)["id"])

    assert {"error": "Neither side is to move, so nothing is best."} == talk.ask("best")


def test_best_thinks_as_the_default_level_and_afresh_without_a_seed():
    talk = Conversation(seed=7).answer("classic")

    first, second = (talk.say("best", seconds=0) for _ in range(2))

    assert 32 == first["iterations"] == second["iterations"]
    assert first["visits"] != second["visits"]


def test_best_does_not_answer_for_chance():
    talk = Conversation(seed=7, chance="ask").answer("classic")

    assert {"error": "Neither side is to move, so nothing is best."} == talk.ask("best", level="potter")


@pytest.mark.parametrize(
    "fields",
    [
        {"level": "bishop"},
        {"persona": "cruel"},
        {"seconds": 11},
        {"seconds": -1},
        {"seed": "x"},
        {"as": "robin"},
    ],
)
def test_best_refuses_what_makes_no_sense(fields):
    assert ["error"] == list(Conversation(seed=7).ask("best", **fields))


def test_best_is_given_no_more_than_the_view_of_the_side_to_move(monkeypatch):
    talk = Conversation(seed=7).answer("classic", "pass_event")
    asked = []

    def listen(request):
        asked.append(request)
        raise ValueError("Enough.")

    monkeypatch.setattr("gest_desktop.ai.opponent.answer", listen)
    talk.ask("best", level="potter", seed=1)

    assert [{"view": talk.state("sheriff"), "side": "sheriff", "level": "potter", "seed": 1}] == asked
    assert "hidden" == asked[0]["view"]["robin_hood"]["location"]


def test_playouts_count_games_steps_and_wins():
    reply = Conversation(seed=7).say("playouts", n=5, seed=1)

    assert 5 == reply["games"] == sum(reply["wins"].values())
    assert reply["steps"] > 5 * 50
    assert reply["mean_length"] == pytest.approx(reply["steps"] / 5, abs=0.1)


def test_a_whole_game_can_be_played_to_its_winner():
    talk = Conversation(seed=3)
    for _ in range(2000):
        if talk.asked["winner"]:
            break
        talk.asked = talk.say("answer", id=len(talk.asked["options"]) - 1)

    assert talk.asked["winner"] in ("robin", "sheriff")
    assert (None, []) == (talk.asked["actor"], talk.asked["options"])
    assert {"error": "The game is over."} == talk.ask("answer", id=0)
    assert None is talk.state()["to_move"]


@pytest.mark.parametrize(
    "line",
    [
        b"not json\n",
        b"[1]\n",
        b'{"do": 5}\n',
        b"{}\n",
        b'{"do": "dance"}\n',
        b"\xff\xfe\n",
        b"[" * 100_000 + b"\n",
        b'{"do": "new", "seed": "x"}\n',
        b'{"do": "new", "seed": 1e999}\n',
        b'{"do": "new", "colour": 1}\n',
        b'{"do": "new", "event_deck": [1, 1]}\n',
        b'{"do": "new", "event_deck": [33]}\n',
        b'{"do": "new", "traveller_deck": [1, 11]}\n',
        b'{"do": "new", "options": {"fast": true}}\n',
        b'{"do": "new", "chance": "never"}\n',
        b'{"do": "position", "position": 3}\n',
        b'{"do": "position"}\n',
        b'{"do": "answer", "id": 0}\n',
        b'{"do": "state"}\n',
        b'{"do": "playouts", "n": 100000}\n',
    ],
)
def test_anything_malformed_gets_one_sentence_and_the_engine_goes_on(line):
    error, asked = lines(line, {"do": "new", "seed": 1})

    assert ["error"] == list(error)
    assert error["error"].endswith(".")
    assert "robin" == asked["actor"]


def test_a_request_over_a_million_bytes_is_refused_and_the_next_is_served():
    huge = b'{"do": "new", "seed": ' + b"1" * (2 * LONGEST_REQUEST) + b"}\n"

    error, asked = lines(huge, {"do": "new", "seed": 1})

    assert {"error": "A request may be one million bytes long."} == error
    assert "robin" == asked["actor"]


def test_empty_lines_are_passed_over_and_quit_ends_the_conversation():
    assert 1 == len(lines(b"\n", {"do": "new"}, {"do": "quit"}, {"do": "new"}))


def test_a_listener_who_hangs_up_ends_the_conversation_quietly(monkeypatch):
    class Deaf(io.StringIO):
        def write(self, text):
            raise BrokenPipeError

    monkeypatch.setattr("sys.stderr", io.StringIO())

    assert 0 == run(io.BytesIO(b'{"do": "new"}\n'), Deaf())


def test_a_position_read_back_asks_the_same_question():
    talk = Conversation(seed=7, event_deck=[28, 7])
    talk.answer("classic", "plots_and_deeds", "sneak", "shire_wood")
    position, asked = talk.state(), talk.asked

    talk.asked = talk.say("position", position=position)

    assert asked == talk.asked
    assert position == talk.state()


def test_a_forged_rule_in_progress_is_given_up_with_a_sentence():
    """Whatever a forged position leads to, the engine stays usable."""
    engine = Engine()
    talk = Conversation(seed=7, event_deck=[28]).answer("classic", "plots_and_deeds", "rob", "shire_wood")
    position = talk.state()
    position["in_progress"][-1]["target"] = 5  # a Carriage that is not there
    position["in_progress"][-1]["step"] = 1

    reply = engine.serve(json.dumps({"do": "position", "position": position}).encode())
    if "error" not in reply:
        reply = engine.serve(b'{"do": "answer", "id": 0}')

    assert "error" in reply
    assert "robin" == engine.serve(b'{"do": "new"}')["actor"]


@pytest.fixture
def going_home():
    """Robin Hood decides in secret who goes home, at the end of the Royal Inspection."""
    game = Game(Beginning(seed=1))
    while game.question()[1].script is not REDEPLOY_IN_SECRET:
        asked, f = game.question()
        game.play(asked.options(game.state, f)[0])
    return write_position(game.state)


def test_a_forged_position_is_refused_and_the_game_stays(going_home):
    """Without the end of the Inspection no new ballad would begin."""
    talk = Conversation(seed=7)
    talk.say("position", position=going_home)
    before = talk.state()

    going_home["in_progress"][1]["step"] += 1
    assert talk.ask("position", position=going_home)["error"].endswith(".")
    assert before == talk.state()


def test_what_fails_within_the_rules_is_told_without_the_words_of_python():
    talk = Conversation(seed=7)
    talk.engine.game.state.options = None

    assert {"error": "This cannot be done here; nothing has changed."} == talk.ask("state")
    assert "winner" in talk.say("question")
