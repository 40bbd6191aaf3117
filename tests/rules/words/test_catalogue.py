"""The Italian catalogue: complete, without leftovers, consistent with the glossary, and compiled."""

import gettext
import re
import string
from functools import cache

import pytest

from gest_desktop.rules.languages import LANGUAGES, catalogue, speaking, spoken
from gest_desktop.scenes.shell import settings
from tests.rules.words.messages import LOCALE, all_names, calls, said, translated

TERMS = {  # an English term, and what one of its Italian forms must be
    r"\bHenchm[ae]n\b": r"Scagnozz[oi]",
    r"\bMerry M[ae]n\b": r"Allegr[oi] Compar[ei]",
    r"\bParish(es)?\b": r"Comun[ei]",
    r"\bForests?\b": r"Forest[ae]?|Shire Wood|Southwell Forest",
    r"\bCamps?\b": r"Accampament[oi]",
    r"\bCarriages?\b": r"Carr[oi]\b",
    r"\bShillings?\b": r"Scellin[oi]",
    r"\bSubmissive\b": r"Sottomess[oaie]",
    r"\bRevolting\b": r"In Rivolta|insorge",
    r"\bPassive\b": r"Passiv[oi]",
    r"\bHidden\b": r"Nascost[oi]",
    r"\bRevealed\b": r"Rivelat[oi]",
    r"\bAvailable\b": r"Disponibil[ei]",
    r"\bPrison\b": r"Prigione",
    r"\bTravellers?\b": r"Viaggiator[ei]",
    r"\bVictims\b": r"Vittime",
    r"\bRoyal Favour\b": r"Favore Reale",
    r"\bRoyal Inspection\b": r"Ispezion[ei] Real[ei]",
    r"\bJustice\b": r"Giustizia",
    r"\bSheriff\b": r"Sceriffo",
    r"\bPlots?\b": r"Pian[oi]",
    r"\bDeeds?\b": r"Azion[ei]",
    r"\bBallads?\b": r"Ballat[ae]",
    r"\bHire\b": r"Assold",
    r"\bPatrol\b": r"Pattugli",
    r"\bConfiscate\b": r"Confisc",
    r"\bUnrest\b": r"Disordini",
    r"\bDefense\b": r"Difesa",
}
NEVER = (r"\bazion[ei]\b", r"Allegra Compagnia", r"Scortato", r"\bReclut\w+ Scagnozz", r"'\s?E\b", r"\.\.\.")


def fields(words: str) -> set[str]:
    """The placeholders of a message, with their format."""
    parts = string.Formatter().parse(words)
    return {f"{name}:{form}" for _text, name, form, _conversion in parts if name is not None}


@cache
def entries() -> list[tuple[str, str]]:
    """Each English form with its Italian translation."""
    return [
        (english, italian)
        for message, answer in translated().items()
        if message != ("",)
        for english, italian in zip(message, answer, strict=True)
    ]


def test_everything_that_is_said_has_its_italian() -> None:
    known = {message for message, answer in translated().items() if all(answer)}
    assert {} == {message: place for message, place in said().items() if message not in known}


def test_the_catalogue_says_nothing_that_nobody_says() -> None:
    assert set() == set(translated()) - set(said()) - {("",)}


def test_the_template_lists_the_same_messages() -> None:
    assert set(said()) == set(translated("gest.pot")) - {("",)}


@pytest.mark.parametrize("name", ["gest.pot", "it.po"])
def test_nothing_is_fuzzy_or_left_over(name: str) -> None:
    text = (LOCALE / name).read_text("utf-8")
    assert "fuzzy" not in text
    assert "\n#~" not in text


def test_a_plural_has_two_forms() -> None:
    assert [] == [message for message, answer in translated().items() if len(message) != len(answer)]


def test_both_languages_leave_the_same_places_open() -> None:
    assert [] == [(english, italian) for english, italian in entries() if fields(english) != fields(italian)]


def test_sentences_end_alike() -> None:
    def end(words: str) -> str:
        return words[-1] if words.endswith((".", "?", "!", ":")) else ""

    wrong = [(english, italian) for english, italian in entries() if end(english) != end(italian)]
    assert [] == [pair for pair in wrong if pair[0] not in all_names()]  # titles and labels may differ


@pytest.mark.parametrize("term", TERMS)
def test_a_term_of_the_glossary_has_one_italian_name(term: str) -> None:
    wrong = [
        (english, italian)
        for english, italian in entries()
        if english not in all_names() and re.search(term, english) and not re.search(TERMS[term], italian)
    ]
    assert [] == wrong


@pytest.mark.parametrize("word", NEVER)
def test_some_words_are_never_used(word: str) -> None:
    assert [] == [italian for _english, italian in entries() if re.search(word, italian)]


def test_cards_and_aids_are_translated_in_their_own_texts_only() -> None:
    assert {(en,): (it,) for en, it in all_names().items()}.items() <= translated().items()


def test_the_compiled_catalogue_says_what_is_written() -> None:
    italian = catalogue("it")
    assert isinstance(italian, gettext.GNUTranslations)
    for message, answer in translated().items():
        if len(message) == 1 and message[0]:
            assert answer[0] == italian.gettext(message[0])
        elif len(message) > 1:
            assert answer == tuple(italian.ngettext(*message, number) for number in (1, 2))


def test_none_is_counted_like_many() -> None:
    assert "{n} Scellini" == catalogue("it").ngettext("{n} Shilling", "{n} Shillings", 0)


def test_a_language_is_spoken_for_a_while() -> None:
    assert "en" == spoken()
    with speaking("it"):
        assert "it" == spoken()
        with speaking(None):
            assert "it" == spoken()
    assert "en" == spoken()


def test_settings_offer_the_languages_that_can_be_spoken() -> None:
    assert LANGUAGES == settings.LANGUAGES


def test_marked_words_are_found() -> None:
    found = {(mark, len(args)) for mark, args in calls('x = _("a") + N_("b")\nn_("c", "d", 2)\nf("e")')}
    assert {("_", 1), ("N_", 1), ("n_", 3)} == found
