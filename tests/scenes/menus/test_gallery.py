"""The gallery: every card can be found, filtered and enlarged, by mouse and by keyboard."""

import pygame
import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.languages import LANGUAGES
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.texts import card_texts
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import BISHOP, DISCARD, ROBIN, VICTIMS
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.menus.gallery.choice import ALL, SEEN, UNSEEN, chosen, seen_in
from gest_desktop.scenes.menus.gallery.close_up import CloseUp
from gest_desktop.scenes.menus.gallery.gest_cards import GestCards
from gest_desktop.scenes.menus.gallery.grid import Grid
from gest_desktop.scenes.menus.gallery.keys import GRID
from gest_desktop.scenes.menus.gallery.scene import GalleryScene
from gest_desktop.scenes.menus.rulebook.scene import RulebookScene
from gest_desktop.scenes.table.seen.sight import Sight, sight

SIZES = [(1024, 640), (1280, 720), (1920, 1080)]
CARDS = sorted(card_texts())


def a_sight() -> Sight:
    """The first card is on the table; one Traveller is a Victim, one is in the discard."""
    game = Game(Beginning(seed=1, event_deck=(28, 7)))
    game.play(CLASSIC)
    game.state.travellers[3], game.state.travellers[6] = VICTIMS, DISCARD
    return sight(redact(game.state, ROBIN))


def a_gallery(app, of: Sight | None = None) -> GalleryScene:
    scene = GalleryScene(app, of)
    app.push(scene)
    let_it_rest(app)
    return scene


def let_it_rest(app, frames: int = 40) -> None:
    for _ in range(frames):
        app.frame([], 0.05)


def press(app, *keys: int, mod: int = 0) -> None:
    for code in keys:
        app.frame([pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")], 0.02)


def click(app, place: tuple[int, int]) -> None:
    app.frame([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1)], 0.02)


def test_there_are_44_cards_in_four_kinds() -> None:
    assert CARDS == chosen(ALL, ALL, ())
    kinds = [len(chosen(kind, ALL, ())) for kind in ("event", "fortune", "inspection", "traveller")]
    assert [24, 5, 3, 12] == kinds


def test_what_was_seen_is_told_from_the_open_cards() -> None:
    seen = seen_in(a_sight())
    assert {"e28", "t03", "t06"} == seen
    assert ["t03", "t06"] == chosen("traveller", SEEN, seen)
    assert 41 == len(chosen(ALL, UNSEEN, seen))
    assert f"t{BISHOP:02}" in chosen(ALL, UNSEEN, seen)


def test_without_a_game_there_is_nothing_seen_to_choose(app) -> None:
    assert {"kind"} == {tab.group for tab in a_gallery(app).tabs}
    assert {"kind", "state"} == {tab.group for tab in a_gallery(app, a_sight()).tabs}


def test_every_card_can_be_enlarged_with_the_mouse(app) -> None:
    scene = a_gallery(app)
    for index, card_id in enumerate(CARDS):
        scene.grid.reveal(index, at_once=True)
        click(app, scene.grid.rect(index).clip(scene.grid.area).center)
        assert scene.close_up is not None
        assert card_id == scene.close_up.card_id
        click(app, (2, app.stage.height - 2))
        assert scene.close_up is None


def test_every_card_can_be_reached_with_the_arrows(app) -> None:
    scene = a_gallery(app)
    reached = {scene.cards[scene.index]}
    for _ in range(len(CARDS)):
        press(app, pygame.K_RIGHT)
        reached.add(scene.cards[scene.index])
        let_it_rest(app, 8)
        assert scene.grid.area.colliderect(scene.grid.rect(scene.index))
    assert set(CARDS) == reached
    press(app, pygame.K_HOME, pygame.K_DOWN)
    assert scene.grid.columns == scene.index
    press(app, pygame.K_END)
    assert len(CARDS) - 1 == scene.index


def test_enlarged_cards_are_leafed_through_and_put_back(app) -> None:
    scene = a_gallery(app)
    press(app, pygame.K_RETURN)
    leafed = [scene.close_up.card_id]
    for _ in CARDS[1:]:
        press(app, pygame.K_RIGHT)
        leafed.append(scene.close_up.card_id)
    assert CARDS == leafed
    press(app, pygame.K_RIGHT)
    assert CARDS[-1] == scene.close_up.card_id
    press(app, pygame.K_ESCAPE)
    assert scene.close_up is None
    assert scene is app.scene


def test_an_enlarged_card_leads_to_its_rules(app) -> None:
    scene = a_gallery(app)
    scene.enlarge(CARDS.index("e24"))
    links = {piece.link for piece in scene.close_up.sheet.pieces if piece.link}
    assert {"9.2 #24", "R58", "R51"} == links
    press(app, pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    press(app, pygame.K_RETURN)
    assert isinstance(app.scene, RulebookScene)
    assert "9.2 #24" == app.scene.history.here
    press(app, pygame.K_ESCAPE)
    assert scene is app.scene


@pytest.mark.parametrize("card_id", CARDS)
def test_every_card_names_its_rule(app, card_id: str) -> None:
    close_up = CloseUp(GestCards(), card_id, app.stage, "it")
    assert card_texts()[card_id]["rule"] in {piece.link for piece in close_up.sheet.pieces}


def test_tabs_choose_by_mouse_and_by_keyboard(app) -> None:
    scene = a_gallery(app, a_sight())
    traveller = next(tab for tab in scene.tabs if tab.value == "traveller")
    click(app, traveller.rect.center)
    assert [card_id for card_id in CARDS if card_id[0] == "t"] == scene.cards
    press(app, pygame.K_UP, pygame.K_RIGHT, pygame.K_RETURN)
    assert 24 == len(scene.cards)
    press(app, *[pygame.K_TAB] * 5, pygame.K_RETURN)
    assert SEEN == scene.filter["state"]
    assert ["e28"] == scene.cards
    press(app, pygame.K_DOWN)
    assert GRID == scene.focus
    click(app, next(tab for tab in scene.tabs if tab.value == "inspection").rect.center)
    app.frame([], 0.02)
    assert [] == scene.cards
    press(app, pygame.K_RETURN, pygame.K_RIGHT, pygame.K_END)
    assert scene.close_up is None


def test_only_cards_in_view_are_painted(app) -> None:
    scene = a_gallery(app)
    shown = {scene.cards[index] for index in scene.grid.visible()}
    assert shown == set(scene.shelf.faces)
    assert len(shown) < len(CARDS)
    assert not scene.is_lively


def test_the_wheel_scrolls_smoothly(app) -> None:
    scene = a_gallery(app)
    app.frame([pygame.Event(pygame.MOUSEWHEEL, x=0, y=-2, pos=scene.grid.area.center)], 0.02)
    assert 0 < scene.grid.scroll.at < scene.grid.scroll.goal
    let_it_rest(app)
    assert scene.grid.scroll.goal == scene.grid.scroll.at


def test_a_change_of_language_keeps_the_enlarged_card(make_app) -> None:
    app = make_app(language="en")
    scene = a_gallery(app)
    scene.enlarge(5)
    app.change(language="it")
    let_it_rest(app)
    assert "e06" == scene.close_up.card_id
    assert "Tutte le carte" == scene.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_runs_over_the_edge(make_app, size: tuple[int, int], language: str) -> None:
    app = make_app(size, language=language)
    scene = a_gallery(app, a_sight())
    for tab in scene.tabs:
        assert scene.head.contains(tab.rect), tab.label
        assert font("heading", 12).size(tab.label)[0] <= tab.rect.width
    assert scene.tabs[-1].rect.right <= scene.leave_button.rect.left
    for index in range(scene.grid.columns):
        assert scene.grid.area.left <= scene.grid.rect(index).left
        assert scene.grid.rect(index).right <= scene.grid.area.right
    for card_id in ("e11", "e24", "t09"):
        close_up = CloseUp(GestCards(), card_id, app.stage, language)
        for rect in (close_up.card, close_up.paper, close_up.previous, close_up.next):
            assert app.stage.area.contains(rect)
        assert close_up.body >= 15
        assert [] == [p.text for p in close_up.sheet.pieces if p.x + p.width > close_up.words.width]


def test_rows_are_walked_as_they_lie() -> None:
    grid = Grid(pygame.Rect(0, 0, 500, 400), 100, 20, GestCards.shape)
    grid.fill(10)
    assert 4 == grid.columns
    assert 5 == grid.neighbour(1, (0, 1))
    assert 9 == grid.neighbour(7, (0, 1))
    assert 9 == grid.neighbour(9, (0, 1))
    assert 0 == grid.neighbour(0, (-1, 0))
