"""The rulebook of the tale is complete in both languages, and says what the rules do."""

import re

import pytest

from gest_desktop.rules.languages import LANGUAGES
from gest_desktop.scenes.menus.rulebook.pages import section_text
from gest_desktop.scenes.menus.rulebook.search import hits
from gest_desktop.tales.bandits.pages.rulebook import CARDS, CARTS, rulebook_scene, the_book
from gest_desktop.tales.bandits.rules.texts import entry, facts
from tests.paths import PACKAGE
from tests.scenes.menu_tools import show

RULINGS = [f"R{number:02}" for number in range(1, 59)]
RULES = PACKAGE / "tales" / "bandits" / "rules"


def links(section):
    return {run.link for block in section.blocks for row in block.rows for cell in row for run in cell} - {""}


def rules_in_use():
    found = (
        re.findall(r'rule = "([\d.]+)"|\(rule ([\d.]+)\)', path.read_text()) for path in RULES.rglob("*.py")
    )
    return {number for pairs in found for pair in pairs for number in pair if number}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_the_table_names_is_in_the_book(language):
    known = {section.number for section in the_book(language).sections}
    assert {"3.1", "8.2"} <= rules_in_use()
    assert set() == rules_in_use() - known
    assert set() == set(RULINGS) - known


def test_both_languages_have_the_same_sections_with_the_same_links():
    english, italian = (the_book(language).sections for language in LANGUAGES)
    assert [(s.number, s.level) for s in english] == [(s.number, s.level) for s in italian]
    for one, other in zip(english, italian, strict=True):
        assert links(one) == links(other), one.number
        shapes = [[(b.kind, [len(row) for row in b.rows]) for b in s.blocks] for s in (one, other)]
        assert shapes[0] == shapes[1], one.number


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_has_its_own_number_a_title_words_and_links_that_lead_somewhere(language):
    sections = the_book(language).sections
    numbers = [section.number for section in sections]
    assert len(numbers) == len(set(numbers))
    assert [] == [section.number for section in sections if not (section.title and section.blocks)]
    assert {} == {s.number: links(s) - set(numbers) for s in sections if links(s) - set(numbers)}


def test_every_ruling_is_linked_from_a_rule():
    linked = {link for s in the_book("en").sections if s.number[0] != "R" for link in links(s)}
    assert set() == set(RULINGS) - linked


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_special_cart_is_quoted_in_its_section(language):
    assert (16, 6) == (len(CARDS), len(CARTS))
    for group, sections in (("cards", CARDS), ("special_carts", CARTS)):
        for number, name in sections.items():
            section = the_book(language).nearest(number)
            assert entry(group, name)["name"][language] == section.title
            assert entry(group, name)["text"][language] in section_text(section)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_carts_is_the_one_in_the_rules(language):
    letters = {"marian": " M", "john": " J", "robin": " R", "tuck": " T", None: ""}
    told = section_text(the_book(language).nearest("8.1"), tables=True)
    for back in "ABC":
        carts = [c for c in facts()["carts"] if c["back"] == back and c["id"][0] == back.lower()][:12]
        assert ", ".join(f"{cart['defence']}{letters[cart['changes']]}" for cart in carts) in told


def test_it_can_be_searched_and_opened_at_a_rule(app):
    assert "5.3" in [hit.number for hit in hits(the_book("en"), "bail")]
    scene = show(app, rulebook_scene(app, "4.3"))
    assert "4.3" == scene.page.number
    assert "Falls or flees" in [row.title for row in scene.contents.rows]
