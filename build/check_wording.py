"""Check that our texts share no run of six words with printed ones: rulebook, lessons, cards, player aids.

    python build/check_wording.py FOLDER            # .txt, .md and .pdf files, in any language
    python build/check_wording.py FOLDER --run 5    # a stricter check

The project does not contain or need the printed texts; PDFs are read with pdftotext of poppler-utils.
Runs that are nothing but terms of the game are listed, with a reason, in build/allowed_runs.txt.
"""

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
ASSETS: Final = ROOT / "assets"
TEXTS: Final = (
    ROOT / "gest_desktop" / "rules" / "texts",
    ROOT / "gest_desktop" / "tales" / "bandits" / "rules" / "texts",
)
BOOKS: Final = (ASSETS / "rulebook", ASSETS / "bandits" / "rulebook")
LESSONS: Final = (ASSETS / "lessons", ASSETS / "bandits" / "lessons")
ALLOWED: Final = ROOT / "build" / "allowed_runs.txt"
LANGUAGES: Final = ("en", "it")
READABLE: Final = (".txt", ".md", ".pdf")
REFERENCE: Final = re.compile(r"\[[^\]\s]*(?: #\d+)?\]|\b\d+(?:\.\d+)+")  # the number of a rule is not a word
WORD: Final = re.compile(r"\w+(?:['’]\w+)*")

Words = list[str]


def words_of(text: str) -> Words:
    """In lower case, without punctuation, markup and the numbers of rules."""
    found: Words = WORD.findall(REFERENCE.sub(" ", text).replace("_", " ").replace("’", "'").lower())
    return found


def our_texts() -> Iterator[tuple[str, str]]:
    """Each text that stands alone, and where it is."""
    for path in (book / f"{language}.md" for book in BOOKS for language in LANGUAGES):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            yield f"{path.relative_to(ROOT).as_posix()}:{number}", line
    for path in (path for folder in (*LESSONS, *TEXTS) for path in sorted(folder.glob("*.json"))):
        for keys, text in translated(json.loads(path.read_text("utf-8"))):
            yield f"{path.relative_to(ROOT).as_posix()} {keys}", text


def translated(data: object, keys: str = "") -> Iterator[tuple[str, str]]:
    """All texts of a JSON file that are there in both languages, with the keys that lead to them."""
    if isinstance(data, list):
        for number, part in enumerate(data):
            name = part.get("id", number) if isinstance(part, dict) else number
            yield from translated(part, f"{keys}.{name}".lstrip("."))
    elif isinstance(data, dict):
        for key, part in data.items():
            if key in LANGUAGES and isinstance(part, str):
                yield f"{keys} ({key})", part
            else:
                yield from translated(part, f"{keys}.{key}".lstrip("."))


def printed_words(folder: Path) -> Iterator[Words]:
    """The words of each printed text, whatever its lines and pages."""
    for path in sorted(folder.rglob("*")):
        if path.suffix.lower() in READABLE:
            text = from_pdf(path) if path.suffix.lower() == ".pdf" else path.read_text("utf-8", "replace")
            yield words_of(re.sub(r"(\w)-\n(\w)", r"\1\2", text))


def from_pdf(path: Path) -> str:
    try:
        done = subprocess.run(["pdftotext", str(path), "-"], check=True, capture_output=True)
    except FileNotFoundError:
        raise SystemExit(f"pdftotext (poppler-utils) is needed to read {path.name}.") from None
    except subprocess.CalledProcessError:
        raise SystemExit(f"{path.name} cannot be read as a PDF.") from None
    return done.stdout.decode("utf-8", "replace")


def grams(words: Words, length: int) -> Iterator[tuple[str, ...]]:
    return (tuple(words[at : at + length]) for at in range(len(words) - length + 1))


def common_runs(words: Words, known: set[tuple[str, ...]], length: int) -> Iterator[Words]:
    """The longest parts of a text in which every so many words in a row are known."""
    begin = end = -1
    for at, gram in enumerate(grams(words, length)):
        if gram not in known:
            continue
        if at >= end - length + 2 and end >= 0:
            yield words[begin:end]
            begin = end = -1
        begin = at if begin < 0 else begin
        end = at + length
    if end >= 0:
        yield words[begin:end]


def allowed_runs(lines: Iterable[str]) -> list[str]:
    """One run in each line, then a colon and why it is allowed."""
    rows = [line.partition(":") for line in lines if line.strip() and not line.startswith("#")]
    bad = next((run for run, _colon, reason in rows if not reason.strip()), "")
    if bad:
        raise SystemExit(f"{ALLOWED.name} gives no reason for: {bad.strip()}")
    return [" ".join(words_of(run)) for run, _colon, _reason in rows]


def is_allowed(run: Words, allowed: list[str]) -> bool:
    return any(f" {' '.join(run)} " in f" {words} " for words in allowed)


def main() -> None:
    parser = argparse.ArgumentParser(
        description="List the runs of words that our texts share with printed ones."
    )
    parser.add_argument("folder", type=Path, help="where the printed texts are: .txt, .md or .pdf")
    parser.add_argument("--run", type=int, default=6, metavar="WORDS", help="how many words make a run")
    options = parser.parse_args()
    printed = list(printed_words(options.folder))
    if not printed:
        raise SystemExit(f"There is no {', '.join(READABLE)} file in {options.folder}.")
    known = {gram for words in printed for gram in grams(words, options.run)}
    allowed = allowed_runs(ALLOWED.read_text("utf-8").splitlines())
    ours = [(place, words_of(text)) for place, text in our_texts()]
    runs = [(place, run) for place, words in ours for run in common_runs(words, known, options.run)]
    found = [(place, run) for place, run in runs if not is_allowed(run, allowed)]
    for place, run in sorted(found, key=lambda row: -len(row[1])):
        print(f"{len(run)} words: {' '.join(run)}  [{place}]")
    compared = (
        f"{sum(len(words) for _place, words in ours)} words against {sum(map(len, printed))} printed ones"
    )
    print(f"{compared}: {len(found)} common runs, {len(runs) - len(found)} allowed ones.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
