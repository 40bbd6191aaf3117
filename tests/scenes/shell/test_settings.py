"""Settings are saved; an invalid value in the file affects nothing but itself."""

import json
import os
from dataclasses import fields, replace

import pytest

from gest_desktop.scenes.shell import folders
from gest_desktop.scenes.shell.bindings import DEVICES
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.scenes.shell.settings import ALLOWED, RANGES, Settings, from_json, is_allowed, load, save


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings" / "settings.json"


def test_what_was_chosen_is_there_again(path):
    chosen = replace(Settings(), language="it", speed=200, has_learned=True, level="king", width=1920)

    assert save(chosen, path)
    assert chosen == load(path)
    assert [path] == list(path.parent.iterdir())


def test_without_a_file_everything_is_as_usual(path):
    assert Settings() == load(path)


def test_what_is_usual_is_allowed():
    usual = Settings()

    assert [] == [field.name for field in fields(usual) if not is_allowed(field, getattr(usual, field.name))]


def test_every_word_and_number_has_its_limits():
    open_ended = {field.name for field in fields(Settings) if field.type not in ("bool", bool)}

    assert open_ended == set(ALLOWED) | set(RANGES) | set(DEVICES)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "3",
        "[" * 50_000,
        "\x00\xff",
        '{"language": "xx"}',
        '{"width": "wide"}',
        '{"sound": 1}',
        '{"speed": true}',
        '{"scale": 1e9}',
        '{"cores": -1}',
        '{"cores": 99}',
        '{"cores": "all"}',
        '{"cores": null}',
        '{"cores": true}',
        '{"ponder": "yes"}',
        '{"unheard of": 1}',
    ],
)
def test_nonsense_is_left_out(path, text):
    path.parent.mkdir()
    path.write_text(text, encoding="latin-1")

    assert Settings() == load(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_a_named_pipe_does_not_hold_up_the_start(path):
    path.parent.mkdir()
    os.mkfifo(path)
    os.mkfifo(path.with_name("settings.json.7-1.new"))

    assert Settings() == load(path)
    assert save(replace(Settings(), music=5), path)
    assert 5 == load(path).music


def test_one_wrong_value_does_not_cost_the_others():
    assert replace(Settings(), music=5) == from_json({"music": 5, "table": 500, "level": "emperor"})


def test_a_damaged_file_stays_until_something_is_chosen(path):
    path.parent.mkdir()
    path.write_text("{")
    load(path)

    assert "{" == path.read_text()


def test_a_disk_that_takes_nothing_is_no_disaster(tmp_path):
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")

    assert not save(Settings(), in_the_way / "settings.json")


def test_the_file_can_be_read_by_people(path):
    save(Settings(), path)
    files.flush()

    assert "en" == json.loads(path.read_text())["language"]
    assert path.read_text().count("\n") > 20


def test_everything_can_be_kept_in_one_folder(tmp_path, monkeypatch):
    monkeypatch.setenv(folders.HOME, str(tmp_path))

    kept = [folders.games_folder(), folders.settings_file(), folders.logs_folder()]

    assert ["games", "settings/settings.json", "logs"] == [p.relative_to(tmp_path).as_posix() for p in kept]
