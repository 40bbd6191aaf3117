"""`gest career`: the career in the terminal, as JSON and as a file."""

import json

import pytest

from gest_desktop import __main__
from gest_desktop.scenes.shell.archive.about import About
from gest_desktop.scenes.shell.career.career_file import CareerFile
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.scenes.shell.save_store import SaveStore
from tests.scenes.shell.career.careers import a_finished_game, a_record, an_id, seats


@pytest.fixture
def file(tmp_path, monkeypatch):
    monkeypatch.setenv("GEST_HOME", str(tmp_path))
    return CareerFile(tmp_path / "games")


def test_without_a_game_it_says_how_a_career_starts(file, capsys):
    assert 0 == __main__.main(["career"])
    expected = "No finished game yet. Your rating, results and honours start with your first finished game."
    assert expected == capsys.readouterr().out.strip()


def test_rating_results_and_honours_are_told(file, capsys):
    file.add(a_record(1, level="king"))
    file.add(a_record(2, "sheriff", "potter", won=False))
    files.flush()

    assert 0 == __main__.main(["career"])
    told = " ".join(capsys.readouterr().out.split())

    assert "2 games · 1 h 0 min at the table" in told
    assert f"Rating {file.read().rating.value:.0f} ±" in told
    assert "Robin Hood 1 – 0 100% The Sheriff 0 – 1 0%" in told
    assert "The Friar – The Outlaw –" in told
    assert "King's Equal: Beat the King." in told


def test_it_speaks_italian(file, capsys):
    file.add(a_record(1))
    files.flush()

    assert 0 == __main__.main(["career", "--language", "it"])
    assert "Lo Sceriffo" in capsys.readouterr().out


def test_json_is_whole_and_names_the_rating(file, capsys):
    file.add(a_record(1))
    files.flush()

    assert 0 == __main__.main(["career", "--json"])
    data = json.loads(capsys.readouterr().out)

    assert [an_id(1)] == [game["id"] for game in data["games"]]
    assert [round(file.read().rating.value), round(file.read().rating.deviation)] == data["rating"]


def test_an_export_is_written_or_refused_in_one_sentence(file, tmp_path, capsys):
    file.add(a_record(1))
    files.flush()
    copy = tmp_path / "copy.json"

    assert 0 == __main__.main(["career", "--export", str(copy)])
    assert 1 == len(json.loads(copy.read_text(encoding="utf-8"))["games"])
    assert 1 == __main__.main(["career", "--export", str(copy / "below")])
    assert capsys.readouterr().out.splitlines()[-1].startswith("The file could not be written: ")


def test_a_damaged_file_is_told_on_the_side(file, capsys):
    file.path.parent.mkdir(parents=True)
    file.path.write_text("{", encoding="utf-8")

    assert 0 == __main__.main(["career", "--json"])
    heard = capsys.readouterr()

    assert [] == json.loads(heard.out)["games"]
    assert "Your career file can't be read. It was set aside; a new one starts now." == heard.err.strip()


def test_after_a_damaged_file_the_kept_games_are_looked_through(file, tmp_path, capsys):
    store = SaveStore(tmp_path / "games")
    store.archive.keep(a_finished_game(), seats(), About(an_id(1), 5))
    files.flush()
    file.path.write_text("{", encoding="utf-8")

    assert 0 == __main__.main(["career", "--json"])

    assert [an_id(1)] == [game["id"] for game in json.loads(capsys.readouterr().out)["games"]]
