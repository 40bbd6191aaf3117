"""The check that our texts repeat no printed ones, against invented prints."""

import sys

import pytest

from tests.packaging.tools import ROOT

import check_wording  # isort: skip

OURS = "In a Parish with a Henchman, return one or two of Robin Hood's pieces to Available"


@pytest.fixture
def compared(tmp_path, monkeypatch, capsys):
    """Compare with a printed text; whether it passes, and what it says."""

    def compare(name: str, text: str, allowed: str = "") -> tuple[bool, str]:
        (tmp_path / "allowed.txt").write_text(allowed, "utf-8")
        (tmp_path / "printed").mkdir()
        (tmp_path / "printed" / name).write_text(text, "utf-8")
        monkeypatch.setattr(check_wording, "ALLOWED", tmp_path / "allowed.txt")
        monkeypatch.setattr(sys, "argv", ["check_wording.py", str(tmp_path / "printed")])
        with pytest.raises(SystemExit) as end:
            check_wording.main()
        return end.value.code in (0, False), f"{end.value.code}\n{capsys.readouterr().out}"

    return compare


def test_words_are_compared_without_punctuation_markup_and_rule_numbers():
    expected = ["a", "merry", "man", "of", "the", "sheriff's", "1", "shilling"]
    assert expected == check_wording.words_of(
        "A **Merry Man** ([3.2.1], [9.2 #12]) of the Sheriff’s: +1 Shilling (3.1)."
    )


def test_a_run_is_as_long_as_the_words_in_common():
    printed = check_wording.words_of("We go to the old wood.")
    words = check_wording.words_of("Here we go to the old mill and to the old wood.")
    runs = check_wording.common_runs(words, set(check_wording.grams(printed, 3)), 3)
    assert ["we go to the old", "to the old wood"] == [" ".join(run) for run in runs]


def test_other_words_pass(compared):
    passes, said = compared("rules.txt", "Nothing in here is in our book, whatever it may say.")
    assert passes
    assert ": 0 common runs" in said


def test_a_sentence_of_ours_is_found_whatever_its_lines(compared):
    passes, said = compared("rules.md", OURS.replace(" one or ", "\none or "))
    assert not passes
    assert f"16 words: {' '.join(check_wording.words_of(OURS))}  [assets/rulebook/en.md:" in said


def test_a_listed_run_is_allowed(compared):
    passes, said = compared("rules.txt", OURS, f"# terms\n{OURS}: nothing but terms\n")
    assert passes
    assert ", 1 allowed ones." in said


def test_an_allowed_run_needs_a_reason(compared):
    passes, said = compared("rules.txt", OURS, OURS)
    assert not passes
    assert f"allowed.txt gives no reason for: {OURS}" in said


def test_a_folder_without_texts_is_an_error(compared):
    passes, said = compared("rules.doc", OURS)
    assert not passes
    assert "There is no .txt, .md, .pdf file in" in said


def test_a_pdf_cannot_be_read_without_its_tool(compared, monkeypatch):
    monkeypatch.setenv("PATH", "")
    passes, said = compared("rules.pdf", OURS)
    assert not passes
    assert "pdftotext (poppler-utils) is needed to read rules.pdf." in said


def test_both_languages_of_every_kind_of_text_are_compared():
    places = [place for place, _text in check_wording.our_texts()]
    assert {
        "assets/lessons/01_setting_out.json beats.0.say (it)",
        "assets/rulebook/it.md:3",
        "assets/bandits/lessons/first_round.json beats.2.say (en)",
        "assets/bandits/rulebook/en.md:3",
        "gest_desktop/tales/bandits/rules/texts/texts.json cards.tip_off.text (it)",
        "gest_desktop/rules/texts/card_texts.json t05.options.1.success (en)",
        "gest_desktop/rules/texts/player_aids.json rob.summary (it)",
    } <= set(places)
    assert len(places) == len(set(places))
    assert ROOT / "assets" == check_wording.ASSETS
