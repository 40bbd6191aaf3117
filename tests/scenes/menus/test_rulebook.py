"""The rulebook is complete in both languages, every link leads somewhere, and it can be searched."""

import subprocess
import sys

import pygame
import pytest

from gest_desktop.rules.languages import LANGUAGES
from gest_desktop.rules.script import SCRIPTS
from gest_desktop.rules.texts import card_texts, player_aids
from gest_desktop.scenes.menus.rulebook.book import book
from gest_desktop.scenes.menus.rulebook.history import History
from gest_desktop.scenes.menus.rulebook.keys import CONTENTS, PAGE, SEARCH
from gest_desktop.scenes.menus.rulebook.pages import rule_text, rule_title
from gest_desktop.scenes.menus.rulebook.scene import RulebookScene
from gest_desktop.scenes.menus.rulebook.search import folded, hits
from gest_desktop.scenes.menus.rulebook.section import Section
from gest_desktop.scenes.menus.rulebook.typeset import chapter_sheet
from gest_desktop.scenes.shell.scene import Scene
from tests.paths import ROOT

SIZES = [(1024, 640), (1280, 720), (1920, 1080)]
RULINGS = [f"R{number:02}" for number in range(1, 63)]
CHAPTERS = [section.number for section in book("en").sections if section.level == 1]


def links(section: Section) -> set[str]:
    return {run.link for block in section.blocks for row in block.rows for cell in row for run in cell} - {""}


def rules_in_use() -> set[str]:
    """All rule numbers that the table may show: of Scripts, aids and cards."""
    texts = [*player_aids().values(), *card_texts().values()]
    scripts = [script for name, script in SCRIPTS.items() if not name.startswith("test.")]
    return {script.rule for script in scripts} | {text["rule"] for text in texts}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_the_table_names_is_in_the_book(language: str) -> None:
    known = {section.number for section in book(language).sections}
    assert set() == rules_in_use() - known
    assert set() == set(RULINGS) - known


def test_both_languages_have_the_same_sections_with_the_same_links() -> None:
    english, italian = (book(language).sections for language in LANGUAGES)
    assert [(s.number, s.level) for s in english] == [(s.number, s.level) for s in italian]
    for one, other in zip(english, italian, strict=True):
        assert links(one) == links(other), one.number
        assert [block.kind for block in one.blocks] == [block.kind for block in other.blocks], one.number
        shapes = [[[len(row) for row in block.rows] for block in s.blocks] for s in (one, other)]
        assert shapes[0] == shapes[1], one.number


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_has_its_own_number_a_title_and_words(language: str) -> None:
    numbers = [section.number for section in book(language).sections]
    assert len(numbers) == len(set(numbers))
    for section in book(language).sections:
        assert section.title, section.number
        assert section.blocks, section.number


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_a_section(language: str) -> None:
    known = {section.number for section in book(language).sections}
    assert {} == {s.number: links(s) - known for s in book(language).sections if links(s) - known}


def test_every_ruling_is_linked_from_a_rule() -> None:
    linked = {link for section in book("en").sections if section.number[0] != "R" for link in links(section)}
    assert set() == set(RULINGS) - linked


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_quoted_word_for_word(language: str) -> None:
    assert card_texts()["e25"]["dark"]["text"][language] in rule_text("9.2 #25", language)
    assert card_texts()["t09"]["options"][1]["failure"][language] in rule_text("10 T9", language)


def test_a_rule_is_found_by_its_number_or_by_the_rule_around_it() -> None:
    assert "Rob" == rule_title("3.2.3", "en")
    assert "Rapina" == rule_title("3.2.3", "it")
    assert "Rob" == rule_title("3.2.3.9", "en")
    assert "Regular Events" == rule_title("9.2 #99", "en")
    assert "Rulings" == rule_title("R99", "en")
    assert "Before you begin" == rule_title("", "en")
    assert "2 Shillings" in rule_text("3.3.1", "en")
    assert rule_title("7", "en") == rule_title("7", "a language that nobody wrote")


def test_rules_can_be_told_without_a_window() -> None:
    book = "gest_desktop.scenes.menus.rulebook.pages"
    code = f"import sys; from {book} import rule_text; rule_text('7', 'it'); "
    result = subprocess.run(
        [sys.executable, "-c", code + "print('pygame' in sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    assert "False" == result.stdout.strip()


def test_search_finds_titles_first_and_minds_no_accents() -> None:
    found = hits(book("en"), "swash")
    assert "4.2.3" == found[0].number
    assert "8" in [hit.number for hit in found]
    assert "11.3" in [hit.number for hit in hits(book("it"), "PERCHE")]
    assert "3.2" == hits(book("en"), "3.2")[0].number
    assert [] == hits(book("en"), "x")
    assert [] == hits(book("en"), "locomotive")
    assert len("Perché Così") == len(folded("Perché Così"))


def test_history_goes_back_and_forth() -> None:
    history = History()
    for number in ("1", "2", "2", "3"):
        history.visit(number)
    assert ["2", "1", ""] == [history.back() for _ in range(3)]
    assert "2" == history.forward()
    history.visit("7")
    assert "" == history.forward()
    assert "2" == history.back()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_runs_over_the_edge(make_app, size: tuple[int, int], language: str) -> None:
    scene = a_book(make_app(size, language=language))
    column = scene.page.column
    assert scene.places.body >= 15
    assert scene.places.page.contains(column)
    for number in CHAPTERS:
        sheet = chapter_sheet(language, number, column.width, scene.places.body)
        assert [] == [p.text for p in sheet.pieces if p.x < 0 or p.x + p.width > column.width], number
        assert max(p.y + p.hand.height for p in sheet.pieces) <= sheet.height + sheet.body
    for rect in (scene.places.left, scene.places.right, *scene.places.buttons):
        assert scene.app.stage.area.contains(rect)


class Below(Scene):
    def draw(self, target: pygame.Surface) -> None:
        target.fill("black")


def a_book(app, rule: str = "") -> RulebookScene:
    app.push(Below(app))
    scene = RulebookScene(app, rule)
    app.push(scene)
    let_it_rest(app)
    return scene


def let_it_rest(app) -> None:
    for _ in range(60):
        app.frame([], 0.05)


def key(code: int, mod: int = 0, unicode: str = "") -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=unicode)


def press(app, *keys: pygame.Event) -> None:
    for event in keys:
        app.frame([event], 0.02)


def click(app, place: tuple[int, int]) -> None:
    app.frame([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1)], 0.02)
    app.frame([pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=1)], 0.02)


def test_it_opens_at_the_rule_that_was_asked_for(app) -> None:
    scene = a_book(app, "3.2.3")
    assert "3.2.3" == scene.history.here
    assert "3.2.3" == scene.contents.rows[scene.contents.cursor].number
    assert abs(scene.page.sheet.anchors["3.2.3"] - scene.page.scroll.at) < 2 * scene.places.body


def test_every_link_of_a_page_can_be_clicked(app) -> None:
    scene = a_book(app, "1")
    for piece in [p for p in scene.page.sheet.pieces if p.link]:
        scene.show("1", at_once=True)
        scene.history.visit("1")
        scene.page.scroll.go(piece.y - 100, at_once=True)
        place = piece.box.move(scene.page.column.x, scene.page.column.y - round(scene.page.scroll.at)).center
        click(app, place)
        assert piece.link == scene.history.here


def test_tab_reaches_search_list_and_links_and_enter_follows(app) -> None:
    scene = a_book(app, "0")
    assert PAGE == scene.region
    press(app, key(pygame.K_TAB))
    assert "7" == scene.page.focus.link
    seen = [scene.page.focus.link]
    while scene.region == PAGE:
        press(app, key(pygame.K_TAB))
        if scene.page.focus:
            seen.append(scene.page.focus.link)
    assert ["7", "3.2.3", "R01", "R62", "G", "A", "2", "3", "4"] == seen
    assert SEARCH == scene.region
    press(app, key(pygame.K_TAB))
    assert CONTENTS == scene.region
    press(app, key(pygame.K_TAB), key(pygame.K_RETURN))
    assert "7" == scene.history.here
    press(app, key(pygame.K_LEFT, pygame.KMOD_ALT))
    assert "0" == scene.history.here
    press(app, key(pygame.K_RIGHT, pygame.KMOD_ALT))
    assert "7" == scene.history.here


def test_the_list_is_walked_with_arrows_and_opened_with_enter(app) -> None:
    scene = a_book(app)
    scene.focus_on(CONTENTS)
    press(app, key(pygame.K_END), key(pygame.K_RETURN))
    assert "G" == scene.history.here
    assert "G12" == scene.contents.rows[-1].number
    press(app, key(pygame.K_HOME), key(pygame.K_DOWN), key(pygame.K_DOWN))
    assert scene.contents.rows[2].number == scene.contents.rows[scene.contents.cursor].number


def test_every_section_can_be_reached_with_the_right_arrow(app) -> None:
    scene = a_book(app)
    visited = [scene.history.here]
    for _ in book("en").sections[1:]:
        press(app, key(pygame.K_RIGHT))
        visited.append(scene.history.here)
    assert [section.number for section in book("en").sections] == visited


def test_typing_searches_and_marks_what_it_found(app) -> None:
    scene = a_book(app)
    plain = pygame.image.tobytes(app.screen, "RGB")
    press(app, key(pygame.K_f, pygame.KMOD_CTRL))
    for letter in "patrol":
        app.frame([pygame.Event(pygame.TEXTINPUT, text=letter)], 0.02)
    assert "patrol" == scene.query
    assert "3.3.2" == scene.contents.rows[0].number
    press(app, key(pygame.K_RETURN))
    let_it_rest(app)
    assert "3.3.2" == scene.history.here
    assert ("patrol",) == scene.page.searched
    assert plain != pygame.image.tobytes(app.screen, "RGB")
    press(app, key(pygame.K_ESCAPE))
    assert "" == scene.query
    assert scene is app.scene


def test_typing_searches_at_once_wherever_the_focus_is(app) -> None:
    scene = a_book(app)
    for region in (PAGE, CONTENTS):
        scene.clear()
        scene.focus_on(region)
        for letter in "3.3":
            app.frame([pygame.Event(pygame.TEXTINPUT, text=letter)], 0.02)

        assert (SEARCH, "3.3") == (scene.region, scene.query)
        assert "3.3" == scene.contents.rows[0].number
        scene.focus_on(region)
        app.frame([pygame.Event(pygame.TEXTINPUT, text=".2")], 0.02)
        assert "3.3.2" == scene.query


def test_space_turns_the_page_and_is_not_searched_for(app) -> None:
    scene = a_book(app)
    press(app, key(pygame.K_SPACE))
    app.frame([pygame.Event(pygame.TEXTINPUT, text=" ")], 0.02)

    assert (PAGE, "") == (scene.region, scene.entry.text)


def test_nothing_found_is_said(app) -> None:
    scene = a_book(app)
    scene.search("locomotive")
    app.frame([], 0.02)
    assert [] == scene.contents.rows


def test_wheel_keys_and_bar_scroll_the_page(app) -> None:
    scene = a_book(app, "1")
    scroll = scene.page.scroll
    app.frame([pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, pos=scene.page.area.center)], 0.02)
    assert 0 < scroll.at < scroll.goal
    assert scene.is_lively
    let_it_rest(app)
    assert scroll.at == scroll.goal
    press(app, key(pygame.K_END))
    assert scroll.limit == scroll.goal
    press(app, key(pygame.K_HOME), key(pygame.K_PAGEDOWN))
    assert scroll.goal > scene.places.body
    track = scene.page.bar.rect
    click(app, (track.centerx, track.bottom - 2))
    assert scroll.limit == scroll.at


def test_escape_closes_the_book(app) -> None:
    a_book(app)
    press(app, key(pygame.K_ESCAPE))
    assert isinstance(app.scene, Below)


def test_it_speaks_the_language_of_the_settings(make_app) -> None:
    app = make_app(language="it")
    scene = a_book(app, "3.3.1")
    assert "Regolamento" == scene.name
    assert "Assoldare" == scene.contents.rows[scene.contents.cursor].title
    app.change(language="en")
    app.frame([], 0.02)
    assert "Hire" == scene.contents.rows[scene.contents.cursor].title
    assert "3.3.1" == scene.history.here


def test_the_book_is_written_with_letters_that_our_fonts_have() -> None:
    from gest_desktop.scenes.kit.fonts import font

    pygame.font.init()
    face = font("text", 20)
    for language in LANGUAGES:
        words = "".join(f"{s.title}{rule_text(s.number, language)}" for s in book(language).sections)
        assert [] == [letter for letter in sorted(set(words) - {"\n"}) if face.metrics(letter)[0] is None]
