"""The options of `gest play`: a new game or one from a file, and refusals in one sentence."""

import pytest

from gest_desktop.common.refusal import RefusalError
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.terminal.opening import Wishes, opened
from gest_desktop.terminal.save_file import SaveFile
from tests.terminal.talk import begun, contest_for


@pytest.fixture
def saved(tmp_path):
    """A saved game of a person who plays Robin Hood against the Potter."""
    store = SaveFile(tmp_path / "saved.gest.json")
    contest_for(ROBIN, store=store)
    store.flush()
    return store.file


def test_the_sheriff_meets_the_wished_opponent(tmp_path):
    contest = opened(Wishes(side="sheriff", level="friar", persona="bold", seed="7"), tmp_path)

    assert (Seat("friar", "bold"), Seat()) == contest.seats
    assert 7 == contest.game.beginning.seed


def test_robins_own_setup_is_asked(tmp_path):
    assert "Choose your setup." == opened(Wishes(setup="own"), tmp_path).decision().prompt
    assert "box" == opened(Wishes(), tmp_path).decision().kind


def test_two_programs_save_in_two_files(tmp_path, monkeypatch):
    monkeypatch.setattr("time.strftime", lambda form: "terminal")
    one = opened(Wishes(), tmp_path).store.path("")
    monkeypatch.setattr("os.getpid", lambda: 0)

    assert one != opened(Wishes(), tmp_path).store.path("")


def test_a_loaded_game_is_saved_in_its_own_file(saved, tmp_path):
    contest = opened(Wishes(load=saved), tmp_path)

    assert (Seat(), Seat("potter")) == contest.seats
    assert saved == contest.store.path("")


def test_a_game_keeps_the_name_it_has_in_the_window(tmp_path):
    window = SaveStore(tmp_path)
    window.keep(begun(), contest_for(ROBIN).seats_json(), "Sunday")
    file = window.path("Sunday")

    contest = opened(Wishes(load=file), tmp_path)
    contest.answer(contest.options()[0])

    assert "Sunday" == window.load(file).name
    assert contest.game.answers == window.load(file).game.answers


def test_a_loaded_game_can_be_saved_in_another_file(saved, tmp_path):
    before = saved.read_bytes()
    contest = opened(Wishes(load=saved, save=tmp_path / "other.json"), tmp_path)
    contest.answer(contest.options()[0])
    contest.store.flush()

    assert before == saved.read_bytes()
    assert (tmp_path / "other.json").exists()


def test_a_loaded_opponent_can_be_replaced(saved, tmp_path):
    wishes = Wishes(load=saved, level="king", persona="cruel")

    assert Seat("king", "cruel") == opened(wishes, tmp_path).seats[SHERIFF]


def test_a_game_of_two_persons_gets_an_opponent(tmp_path):
    store = SaveFile(tmp_path / "two.json")
    Contest(begun(), (Seat(), Seat()), store)

    contest = opened(Wishes(load=store.file, side="sheriff", level="miller"), tmp_path)

    assert (Seat("miller"), Seat()) == contest.seats


@pytest.mark.parametrize(
    ("wishes", "refusal"),
    [
        ({"persona": "bold"}, "The Sheriff can be: none, greedy, cruel, patient."),
        ({"load": "saved.gest.json", "side": "sheriff"}, "In this game you are Robin Hood."),
        ({"load": "saved.gest.json", "seed": "7"}, "--setup and --seed are for new games"),
        ({"load": "missing.json"}, "The file cannot be read: "),
        ({"save": "saved.gest.json"}, "saved.gest.json already exists."),
    ],
)
def test_what_cannot_be_opened_is_refused_in_one_sentence(wishes, refusal, saved, tmp_path):
    files = {name: tmp_path / wishes[name] for name in ("load", "save") if name in wishes}

    with pytest.raises(RefusalError) as error:
        opened(Wishes(**wishes | files), tmp_path)

    assert refusal in str(error.value)


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b'{"name": 1}', b"\xff\xfe", b"\x00" * 9])
def test_a_damaged_save_is_refused_and_left_as_it_is(damage, tmp_path):
    file = tmp_path / "damaged.json"
    file.write_bytes(damage)

    with pytest.raises(RefusalError):
        opened(Wishes(load=file), tmp_path)
    assert damage == file.read_bytes()
