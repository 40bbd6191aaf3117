"""Every card in both languages: its text fits, and is readable at the table."""

from functools import cache
from itertools import pairwise

import pygame
import pytest

from gest_desktop.rules.texts import card_texts
from gest_desktop.scenes.cards import card_setting
from gest_desktop.scenes.cards.card_words import LANGUAGES, Paragraph, card_words
from gest_desktop.scenes.cards.frames import frame_of
from gest_desktop.scenes.cards.lettering import Hand, font
from gest_desktop.scenes.cards.lines import broken, line_width
from gest_desktop.scenes.cards.setting import Panel, Setting, Written
from gest_desktop.scenes.cards.title import halves
from gest_desktop.scenes.cards.writing import write

FULL, TABLE = (500, 860), (316, 544)
SMALLEST_TEXT = {FULL: 20, TABLE: 15}
RULES = 7 / 500  # share of the card's width: the double rule inside a panel's edge

every_card = pytest.mark.parametrize("card_id", list(card_texts()))
both_languages = pytest.mark.parametrize("language", LANGUAGES)
both_sizes = pytest.mark.parametrize("size", [FULL, TABLE], ids=["full", "table"])


@cache
def set_once(card_id: str, language: str, size: tuple[int, int]) -> Setting:
    return card_setting(card_id, language, size)


def lines_of(panel: Panel) -> list[Written]:
    return [*panel.headings, *(line for lines in panel.paragraphs for line in lines), *panel.flavour]


def ink_of(line: Written) -> pygame.Rect:
    """The bounding box of the pixels drawn for a line."""
    spare = 2 * line.size
    sheet = pygame.Surface((line_width(line.words, line.size) + 2 * spare, 2 * spare), pygame.SRCALPHA)
    write(sheet, Written(line.words, spare, spare, line.size), "#000000", "#000000")
    return sheet.get_bounding_rect().move(line.x - spare, line.baseline - spare)


def text_of(line: Written) -> str:
    return " ".join("".join(run.text for run in word) for word in line.words)


def overlaps(rectangles: list[pygame.Rect]) -> bool:
    return any(one.colliderect(other) for i, one in enumerate(rectangles) for other in rectangles[:i])


@every_card
@both_languages
@both_sizes
class TestEveryCard:
    """At the sizes of the gallery and of the table."""

    def test_text_is_large_enough(self, card_id: str, language: str, size: tuple[int, int]) -> None:
        setting = set_once(card_id, language, size)
        sizes = [line.size for panel in setting.panels for line in lines_of(panel)]
        assert [] == [pixels for pixels in sizes if pixels < SMALLEST_TEXT[size]]

    def test_words_stay_inside_their_panel(self, card_id: str, language: str, size: tuple[int, int]) -> None:
        for panel in set_once(card_id, language, size).panels:
            margin = round(RULES * size[0])
            inside = panel.box.inflate(-2 * margin, -2 * margin)
            outside = [line for line in lines_of(panel) if not inside.contains(ink_of(line))]
            assert [] == [text_of(line) for line in outside]

    def test_nothing_is_left_out(self, card_id: str, language: str, size: tuple[int, int]) -> None:
        words = card_words(card_id, language)
        for panel, given in zip(set_once(card_id, language, size).panels, words.panels, strict=True):
            written = [" ".join(text_of(line) for line in lines) for lines in panel.paragraphs]
            assert [f"{text.lead} {text.text}".strip() for text in given.paragraphs] == written
            assert given.heading == " ".join(text_of(line) for line in panel.headings)

    def test_lines_do_not_touch(self, card_id: str, language: str, size: tuple[int, int]) -> None:
        for panel in set_once(card_id, language, size).panels:
            lines = lines_of(panel)
            steps = [(after.baseline - before.baseline) / after.size for before, after in pairwise(lines)]
            assert [] == [step for step in steps if step < 1.1]

    def test_panels_keep_apart_and_below_the_picture(
        self, card_id: str, language: str, size: tuple[int, int]
    ) -> None:
        setting, frame = set_once(card_id, language, size), frame_of(card_id)
        boxes = [panel.box for panel in setting.panels]
        assert not overlaps(boxes)
        assert 0 <= setting.squeeze <= 0.2 * frame.picture.height
        picture_ends = (frame.picture.bottom - setting.squeeze) * size[1] / frame.height
        assert picture_ends < boxes[0].top
        assert boxes[-1].bottom <= size[1] - 0.03 * size[1]

    def test_the_title_fits_between_its_badges(
        self, card_id: str, language: str, size: tuple[int, int]
    ) -> None:
        frame, title = frame_of(card_id), set_once(card_id, language, size).title
        scale = size[0] / frame.width
        left = (frame.title.centre - frame.title.width / 2) * scale
        bar = pygame.Rect(left, 19 * scale, frame.title.width * scale, (frame.picture.y - 10 - 19) * scale)
        assert [] == [text_of(line) for line in title if not bar.contains(ink_of(line))]
        assert 2 >= len(title)
        assert card_words(card_id, language).title in " ".join(text_of(line) for line in title)


def test_figures_stand_on_the_line_like_capitals() -> None:
    """An old-style 0 looks like an o, and 3, 4, 5, 7 and 9 hang below the baseline."""
    for hand in (Hand.TEXT, Hand.NUMBER):
        metrics = font(hand, 100).metrics("0123456789")
        assert all(figure is not None and figure[2] >= -3 and figure[3] >= 58 for figure in metrics)


def test_a_number_stays_with_what_it_counts() -> None:
    for room in range(150, 320, 10):
        lines = broken(Paragraph("Choose 1 or 2 Merry Men and gain 12 Shillings."), room, 15)
        assert lines is not None
        found = "\n".join(" ".join("".join(run.text for run in word) for word in line) for line in lines)
        assert "1 or 2 Merry" in found
        assert "12 Shillings" in found


def test_no_line_is_wider_than_its_room() -> None:
    text = Paragraph(card_words("e24", "it").panels[1].paragraphs[0].text)
    for room in range(120, 400, 7):
        lines = broken(text, room, 16)
        assert lines is not None
        assert max(line_width(line, 16) for line in lines) <= room


def test_a_word_too_wide_for_its_room_is_told() -> None:
    assert broken(Paragraph("Southwell"), 20, 16) is None


@pytest.mark.parametrize(
    ("title", "lines"),
    [
        ("Weapons of the Weak", ("Weapons", "of the Weak")),
        ("Boats & Bridges", ("Boats", "& Bridges")),
        ("La Fiera di Nottingham", ("La Fiera", "di Nottingham")),
        ("Ambush", ("Ambush",)),
    ],
)
def test_a_title_breaks_before_its_small_words(title: str, lines: tuple[str, ...]) -> None:
    assert lines == halves(title)
