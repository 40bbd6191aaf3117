"""Assets are found in a checkout, in a wheel and in a frozen program."""

import sys
from pathlib import Path

import pytest

from gest_desktop.rules import asset_files
from gest_desktop.rules.asset_files import asset


def make(path: Path) -> Path:
    path.parent.mkdir(parents=True)
    path.write_text("x", "utf-8")
    return path


def test_a_checkout_has_them_beside_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asset_files, "PACKAGE", tmp_path / "gest_desktop")
    lies = make(tmp_path / "assets" / "sound" / "a.ogg")
    assert lies == asset("sound/a.ogg")


def test_a_wheel_has_them_inside_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asset_files, "PACKAGE", tmp_path / "gest_desktop")
    lies = make(tmp_path / "gest_desktop" / "assets" / "sound" / "a.ogg")
    make(tmp_path / "assets" / "sound" / "a.ogg")
    assert lies == asset("sound/a.ogg")


@pytest.mark.parametrize("home", ["assets", "gest_desktop/assets"])
def test_a_frozen_program_has_them_where_it_was_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, home: str
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    lies = make(tmp_path / home / "only.txt")
    assert lies == asset("only.txt")


def test_what_is_nowhere_is_told_where_it_should_be() -> None:
    assert asset_files.PACKAGE.parent / "assets" / "no such file" == asset("no such file")


def test_this_copy_has_its_sounds() -> None:
    assert asset("sound/manifest.json").is_file()
