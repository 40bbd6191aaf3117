"""The command line: each command runs, and refuses bad arguments with one sentence."""

import json
import re

import pytest

from gest_desktop import __main__, __version__
from gest_desktop.commands import fuzz
from gest_desktop.commands.mutations import check_lines, check_saves
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.languages import speaking
from gest_desktop.rules.saves import save


def test_watch_tells_a_whole_game_to_its_winner(capsys):
    assert 0 == __main__.main(["watch", "--seed", "5"])

    printed = capsys.readouterr().out
    assert "seed 5" in printed
    assert 3 >= printed.count("Royal Inspection: Unrest") >= 1
    assert re.search(
        r"(Robin Hood|The Sheriff) wins the game, with Royal Favour at (Justice|Order) \d", printed
    )


def test_watch_as_the_sheriff_does_not_tell_where_robin_hides(capsys):
    __main__.main(["watch", "--seed", "5", "--as", "sheriff"])

    band = next(line for line in capsys.readouterr().out.splitlines() if "start Hidden" in line)
    assert "Robin in" not in band
    assert "Robin with" not in band


def test_watch_speaks_italian_from_the_first_line_to_the_last(capsys):
    with speaking("en"):
        assert 0 == __main__.main(["watch", "--seed", "5", "--language", "it"])
    told = capsys.readouterr().out.splitlines()

    assert "Le Gesta di Robin Hood, seed 5" == told[0]
    assert told[-1].startswith("La partita ha avuto ")
    assert any(line.startswith("Robin Hood ha ") for line in told[-2:])


def test_watch_without_a_seed_plays_some_game(capsys):
    assert 0 == __main__.main(["watch"])
    assert "wins the game, with Royal Favour" in capsys.readouterr().out


def test_watch_lets_levels_and_personas_play(capsys):
    arguments = ["--robin", "miller", "--robin-persona", "bold", "--sheriff", "greedy"]
    assert 0 == __main__.main(["watch", "--seed", "5", *arguments, "--sheriff-persona", "patient"])
    assert "wins the game, with Royal Favour" in capsys.readouterr().out


def test_watch_refuses_a_persona_of_the_other_side(capsys):
    assert 1 == __main__.main(["watch", "--sheriff-persona", "bold"])
    assert "The Sheriff can be: none, greedy, cruel, patient." == capsys.readouterr().out.strip()


def test_fuzz_finds_the_opponent_honest(capsys):
    assert 0 == __main__.main(["fuzz", "--opponent", "3"])
    assert "3 positions: the opponent always answered by its own view." in capsys.readouterr().out


def test_fuzz_says_so_if_the_opponent_peeks(monkeypatch, capsys):
    moods = iter(range(99))
    monkeypatch.setattr("gest_desktop.commands.honesty.answer", lambda request: {"option": next(moods)})

    assert 1 == __main__.main(["fuzz", "--opponent", "3"])
    assert "answers by what it cannot know" in capsys.readouterr().out


def test_fuzz_reports_games_and_violations(capsys):
    assert 0 == __main__.main(["fuzz", "--games", "2", "--jobs", "1"])

    printed = capsys.readouterr().out
    assert "2 games: Robin Hood won" in printed
    assert "0 violations." in printed


def test_fuzz_plays_in_several_processes(capsys):
    assert 0 == __main__.main(["fuzz", "--games", "2", "--jobs", "2"])
    assert "0 violations." in capsys.readouterr().out


def test_a_broken_law_leaves_a_game_that_can_be_replayed(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)

    def broken(g, random):
        if g.slot >= 3:
            raise fuzz.LawBrokenError("the third card came")

    monkeypatch.setattr(fuzz, "LAWS", (broken,))
    assert 1 == __main__.main(["fuzz", "--games", "1", "--jobs", "1"])
    assert "the third card came" in capsys.readouterr().out
    assert 1 == __main__.main(["fuzz", "--replay", "fuzz-0.json"])
    assert re.search(r"after \d+ answers: the third card came", capsys.readouterr().out)


def test_replaying_a_sound_game_finds_nothing(tmp_path, capsys):
    path = tmp_path / "game.json"
    game = Game(Beginning(seed=1))
    game.play(0)
    save(game, path, __version__)

    assert 0 == __main__.main(["fuzz", "--replay", str(path)])
    assert "Every law holds" in capsys.readouterr().out


def test_replaying_a_file_that_is_no_game_says_so(tmp_path, capsys):
    path = tmp_path / "game.json"
    path.write_text(json.dumps({"a": 1}))

    assert 1 == __main__.main(["fuzz", "--replay", str(path)])
    assert "cannot be loaded" in capsys.readouterr().out


def test_damaged_input_is_always_met_with_one_sentence(capsys):
    assert 0 == __main__.main(["fuzz", "--lines", "300", "--files", "60"])
    assert "always one clear sentence" in capsys.readouterr().out


@pytest.mark.parametrize("seed", range(4))
def test_a_few_thousand_damaged_lines_and_files(seed):
    check_lines(1500, seed, lambda: None)
    check_saves(150, seed, lambda: None)


def test_bench_does_not_mind_a_clock_that_stands_still(capsys, monkeypatch):
    """The CPU time of Windows advances in steps of 16 ms."""
    monkeypatch.setattr("time.process_time", lambda: 5.0)

    assert 0 == __main__.main(["bench", "--games", "1"])
    assert "iterations of the search per second" in capsys.readouterr().out


def test_bench_prints_a_table(capsys):
    assert 0 == __main__.main(["bench", "--games", "2"])

    printed = capsys.readouterr().out
    assert "steps per second" in printed
    assert "clone, microseconds" in printed


def test_bare_gest_says_in_one_sentence_what_to_do_without_a_display(monkeypatch, capsys):
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)

    assert 1 == __main__.main([])
    printed = capsys.readouterr().out
    assert "No display was found" in printed
    assert 1 == len(printed.splitlines())


def test_the_version_is_told(capsys):
    with pytest.raises(SystemExit):
        __main__.main(["--version"])

    assert f"Gest Desktop {__version__} (plain Python)" == capsys.readouterr().out.strip()
