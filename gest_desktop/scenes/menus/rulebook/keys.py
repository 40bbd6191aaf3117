"""Keyboard control of the rulebook: every link, row and page can be reached."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from gest_desktop.scenes.menus.rulebook.scene import RulebookScene

SEARCH, CONTENTS, PAGE = "search", "contents", "page"
ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)


def press_key(scene: RulebookScene, event: pygame.Event) -> None:
    mod, key = getattr(event, "mod", 0), event.key
    if key == pygame.K_ESCAPE:
        escape(scene)
    elif key == pygame.K_TAB:
        tab(scene, -1 if mod & pygame.KMOD_SHIFT else 1)
    elif mod & pygame.KMOD_CTRL and key == pygame.K_f:
        scene.focus_on(SEARCH)
    elif mod & pygame.KMOD_ALT and key in (pygame.K_LEFT, pygame.K_RIGHT):
        (scene.back if key == pygame.K_LEFT else scene.forward)()
    elif scene.region == SEARCH:
        in_search(scene, event)
    elif key == pygame.K_BACKSPACE:
        scene.back()
    elif scene.region == CONTENTS:
        in_contents(scene, key)
    else:
        in_page(scene, key)


def type_text(scene: RulebookScene, event: pygame.Event) -> None:
    """Whatever is typed is searched for, wherever the focus is; only Space turns the page instead."""
    if scene.region != SEARCH and event.text.strip():
        scene.focus_on(SEARCH)
        scene.entry.element.edit_position = len(scene.entry.text)  # pygame-gui would begin at the left
    scene.manager.process_events(event)


def escape(scene: RulebookScene) -> None:
    """Leave the search first, then the book."""
    if scene.query:
        scene.clear()
        scene.focus_on(PAGE)
    else:
        scene.app.sound.play("button_click")
        scene.app.pop()


def tab(scene: RulebookScene, way: int) -> None:
    """Move the focus from the search to the list, then through the links of the page, in a ring."""
    if scene.region == PAGE:
        if not scene.page.step_focus(way):
            scene.focus_on(SEARCH if way > 0 else CONTENTS)
    elif way > 0:
        scene.focus_on(CONTENTS if scene.region == SEARCH else PAGE)
        if scene.region == PAGE:
            scene.page.step_focus(1)
    else:
        scene.focus_on(SEARCH if scene.region == CONTENTS else PAGE)
        if scene.region == PAGE:
            scene.page.step_focus(-1)


def in_search(scene: RulebookScene, event: pygame.Event) -> None:
    if event.key in ENTER:
        scene.open_row(0)
    elif event.key == pygame.K_DOWN:
        scene.focus_on(CONTENTS)
    else:
        scene.manager.process_events(event)


def in_contents(scene: RulebookScene, key: int) -> None:
    page = max(1, scene.contents.area.height // scene.contents.height - 1)
    everything = len(scene.contents.rows)
    steps = {
        pygame.K_UP: -1,
        pygame.K_DOWN: 1,
        pygame.K_PAGEUP: -page,
        pygame.K_PAGEDOWN: page,
        pygame.K_HOME: -everything,
        pygame.K_END: everything,
    }
    if key in steps:
        scene.contents.step(steps[key])
    elif key in ENTER:
        scene.open_row(scene.contents.cursor)
    elif key == pygame.K_RIGHT:
        scene.focus_on(PAGE)


def in_page(scene: RulebookScene, key: int) -> None:
    line, view = 3 * scene.places.body, scene.page.area.height - 3 * scene.places.body
    far = scene.page.sheet.height
    steps = {
        pygame.K_UP: -line,
        pygame.K_DOWN: line,
        pygame.K_PAGEUP: -view,
        pygame.K_PAGEDOWN: view,
        pygame.K_SPACE: view,
        pygame.K_HOME: -far,
        pygame.K_END: far,
    }
    if key in steps:
        scene.page.scroll.by(steps[key], scene.at_once)
        scene.page.focus = None
    elif key in (pygame.K_LEFT, pygame.K_RIGHT):
        scene.turn(1 if key == pygame.K_RIGHT else -1)
    elif key in ENTER and scene.page.focus is not None:
        scene.open(scene.page.focus.link)
