"""When the disk refuses, a career, riddles, a game of Bandits and copies for the player are whole or told."""

import os
from random import Random

import pytest

from gest_desktop.scenes.ballad.saving import written
from gest_desktop.scenes.menus.career.exporting import export
from gest_desktop.scenes.menus.games.exporting import export_all, save_code
from gest_desktop.scenes.riddles.progress import Mark, load_riddle_progress
from gest_desktop.scenes.shell.archive.archive import Archive
from gest_desktop.scenes.shell.career.career_file import CareerFile
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.tales.bandits.rules.game import Beginning, Game
from gest_desktop.tales.bandits.table.session.saved import Saves
from gest_desktop.tales.bandits.table.session.seats import Seat
from tests.scenes.shell.career.careers import a_record
from tests.scenes.shell.faults import FAULTS, FaultyDisk


class Riddles:
    def __init__(self, folder):
        self.settings = folder / "settings.json"
        self.progress = load_riddle_progress(self.settings)

    def write(self, number):
        self.progress.marks[f"riddle {number}"] = Mark(1)
        self.progress.keep()

    def trouble(self):
        return self.progress.trouble

    def number(self):
        return len(load_riddle_progress(self.settings).marks)


class OneCareer:
    def __init__(self, folder):
        self.folder = folder
        self.file, self.told = CareerFile(folder), ""

    def write(self, number):
        self.told = self.file.add(a_record(number)).trouble

    def trouble(self):
        return self.told or files.failure(self.file.path)

    def number(self):
        return len(CareerFile(self.folder).read().games)


class Bandits:
    def __init__(self, folder):
        self.saves, self.told = Saves(SaveStore(folder)), ""
        self.game, self.random = Game(Beginning(3)), Random(1)

    def write(self, number):
        while len(self.game.moments) < number:
            self.game.play(self.random.choice(list(self.game.question().options(self.game.state))))
        self.told = self.saves.keep(self.game, (Seat(), Seat("potter"), Seat()))

    def trouble(self):
        return self.told or self.saves.trouble

    def number(self):
        return len(self.saves.load(self.saves.current).game.moments)


@pytest.mark.parametrize("kind", [Riddles, OneCareer, Bandits])
@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_what_was_there_stays_until_something_newer_is_whole(tmp_path, fault, kind):
    with FaultyDisk(tmp_path).installed() as disk:
        one = kind(tmp_path)
        one.write(1)
        files.flush()
        disk.fault = fault
        one.write(2)
        files.flush()
        told = one.trouble()
        disk.fault = None

        assert one.number() in ((1, 2) if told else (2,))
        one.write(2 if told else 3)
        files.flush()
        assert not one.trouble()
        assert (2 if told else 3) == one.number()
        assert [] == [name for name in os.listdir(tmp_path) if name.endswith(".new")]


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_a_copy_for_the_player_is_whole_or_told(tmp_path, monkeypatch, fault):
    monkeypatch.setenv("GEST_HOME", str(tmp_path))
    career, archive = CareerFile(tmp_path / "games"), Archive(tmp_path / "archive")
    copies = (
        lambda: written("A ballad", ".txt", "verses"),
        lambda: save_code("GEST1", "a game"),
        lambda: export_all(archive),
        lambda: export(career),
    )
    with FaultyDisk(tmp_path).installed() as disk:
        for copy in copies:
            before = {path for path in tmp_path.rglob("*") if path.is_file()}
            disk.fault, disk.failed = fault, 0
            told = copy()
            disk.fault = None
            new = {path for path in tmp_path.rglob("*") if path.is_file()} - before

            assert told.endswith(".")
            assert [] == [path for path in new if path.name.endswith(".new") or not path.stat().st_size]
            assert 1 == len(new) or (fault.times > 1 and not new)
