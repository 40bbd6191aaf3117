"""The lesson data: short, in both languages, true to the glossary, and legal in every variant."""

import copy
import json
import re

import pytest

from gest_desktop.rules.asset_files import asset
from gest_desktop.rules.explain import decision
from gest_desktop.rules.journal import Rolled
from gest_desktop.scenes.tutorial.lesson import LANGUAGES, LONGEST, Words
from gest_desktop.scenes.tutorial.line import OffTheLineError, first_position, follow, position
from gest_desktop.scenes.tutorial.reading import LessonError, chapters, lessons, read_lesson, read_words
from gest_desktop.scenes.tutorial.spotlight import is_known
from tests.rules.words.messages import translated
from tests.rules.words.test_catalogue import NEVER, TERMS

LESSONS = {lesson.name: lesson for lesson in lessons()}


def all_words():
    for chapter in chapters():
        yield chapter.title
    for lesson in lessons():
        yield from (lesson.title, lesson.goal)
        for beat in lesson.beats:
            yield from (words for words in (beat.say, beat.other) if words)
            if beat.check:
                yield from (beat.check.question, beat.check.because, *beat.check.answers)


def test_no_bubble_has_more_than_45_words():
    for lesson in lessons():
        for beat in lesson.beats:
            for language in LANGUAGES:
                asked = beat.check.question.in_language(language) if beat.check else ""
                message = f"{beat.say.in_language(language)} {asked}"
                assert len(message.split()) <= LONGEST, f"{lesson.name}, {beat.name}: {message}"


def test_both_languages_say_something_of_their_own():
    for words in all_words():
        assert words.en.strip(), words
        assert words.it.strip(), words
        if len(words.en.split()) > 3:
            assert words.en != words.it, words


def test_the_italian_words_keep_to_the_glossary():
    for words in all_words():
        for english, italian in TERMS.items():
            if re.search(english, words.en):
                assert re.search(italian, words.it), f"{english}: {words.en} | {words.it}"
        assert not any(re.search(never, words.it) for never in NEVER), words.it


def test_a_label_in_quotation_marks_is_what_the_interface_says():
    quoted = 0
    for words in all_words():
        labels = re.findall("“(.+?)”", words.en)
        assert all((label,) in translated() for label in labels), words.en
        assert [translated()[label,][0] for label in labels] == re.findall("«(.+?)»", words.it), words.it
        quoted += len(labels)
    assert quoted > 20


def test_every_spot_can_be_found():
    for lesson in lessons():
        for beat in lesson.beats:
            assert all(is_known(spot) for spot in beat.spots), f"{lesson.name}, {beat.name}: {beat.spots}"


def test_every_picture_is_a_piece():
    pieces = json.loads(asset("pieces/manifest.json").read_text("utf-8"))["pieces"]
    shown = {name for lesson in lessons() for beat in lesson.beats for row in beat.pictures for name in row}
    assert "die_green_3" in shown
    assert set() == shown - pieces.keys()


@pytest.mark.parametrize("name", LESSONS)
def test_all_ways_lead_to_the_same_question(name):
    """Whatever of the accepted ways a learner goes, the lesson can go on."""
    lesson = LESSONS[name]
    for at, beat in enumerate(lesson.beats):
        for way in beat.ways:
            game = position(lesson, at)
            follow(game, way)
            asked, f = game.question()
            shown = position(lesson, at + 1) if at + 1 < len(lesson.beats) else game
            if at + 1 < len(lesson.beats) and lesson.beats[at + 1].fresh:
                continue
            assert decision(shown.state).prompt == decision(game.state).prompt, f"{beat.name}: {way}"
            assert shown.question()[0] is asked, f"{beat.name}: {way}"
            assert f.script.name == shown.question()[1].script.name


def test_every_die_of_a_lesson_is_cast():
    lines = {id(lesson.start): lesson for lesson in lessons()}  # the last lesson of each line
    for lesson in lines.values():
        game = position(lesson, len(lesson.beats))
        thrown = sum(isinstance(entry, Rolled) for entry in game.journal.entries)
        assert sum(map(len, lesson.start.dice.values())) == thrown, lesson.name


# --- an error in a file is reported in one sentence

GOOD = json.loads(asset("lessons/02_two_halves.json").read_text("utf-8")) | {"start": {"event_deck": [28, 7]}}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda data: data.pop("title"), "The lesson x is wrong: It lacks title."),
        (lambda data: data.update(size=3), "The lesson x is wrong: It has no 'size'."),
        (lambda data: data["beats"][0].update(say={"en": "One"}), "The lesson x is wrong: Beat 1 lacks it."),
        (
            lambda data: data["beats"][0].update(say={"en": "so " * 46, "it": "b"}),
            "The lesson x is wrong: Beat 1 has more than 45 words in en.",
        ),
        (
            lambda data: data["beats"][0].update(say={"en": " ", "it": "b"}),
            "The lesson x is wrong: Beat 1 says nothing in en.",
        ),
        (
            lambda data: data["beats"][0].update(do=["event"]),
            "The lesson x is wrong: Beat 1 does not say what another move is answered with.",
        ),
        (
            lambda data: data["beats"][1].update(do=["event"], other={"en": "a", "it": "b"}),
            "The lesson x is wrong: Beat 2 has both do and rival.",
        ),
        (
            lambda data: data.pop("start"),
            "The lesson x is wrong: It has neither a start nor a lesson before it.",
        ),
        (lambda data: data["beats"].pop(), None),
        (
            lambda data: data.update(beats=data["beats"][:2]),
            "The lesson x is wrong: Its last beat must be one to read.",
        ),
    ],
)
def test_a_wrong_file_is_explained_in_one_sentence(change, sentence):
    data = copy.deepcopy(GOOD)
    change(data)
    if sentence is None:
        assert read_lesson("x", "robin", data)
        return
    with pytest.raises(LessonError) as error:
        read_lesson("x", "robin", data)
    assert sentence == str(error.value)


def test_an_illegal_step_is_named():
    with pytest.raises(OffTheLineError, match="Choose your setup"):
        follow(first_position(LESSONS["01_setting_out"]), ("newark",))


def test_words_know_both_languages():
    words = read_words({"en": "Bow", "it": "Arco"}, "x")
    assert Words("Bow", "Arco") == words
    assert ["Bow", "Arco"] == [words.in_language(language) for language in LANGUAGES]
