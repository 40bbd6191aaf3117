"""The gallery of the first game with the cards of this one."""

from __future__ import annotations

from gest_desktop.scenes.menus.gallery.scene import GalleryScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.tales.bandits.pages.gallery.cards import BanditsCards


def gallery_scene(app: App) -> GalleryScene:
    return GalleryScene(app, collection=BanditsCards())
