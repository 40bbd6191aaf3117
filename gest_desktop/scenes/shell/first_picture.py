"""Starts the program up to its first picture; `gest bench --window` measures how long that takes."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.shell.settings import Settings

SHOWN = "shown"


def main() -> None:
    with TemporaryDirectory() as home:
        folder = Path(home)
        app = App(Settings(width=1920, height=1080), folder / "settings.json", SaveStore(folder / "games"))
        app.push(TitleScene(app))
        app.frame([], 0.01)
        print(SHOWN, flush=True)
        app.close()


if __name__ == "__main__":
    main()
