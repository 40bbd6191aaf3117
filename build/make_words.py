"""Collect all that a player reads into assets/locale: template, Italian catalogue, compiled catalogue.

    python build/make_words.py            # after words were added: then translate what it lists
    python build/make_words.py --check    # write nothing, fail if something is missing

Names, titles and labels of cards are translated in rules/texts and only copied from there.
"""

import argparse
import ast
import io
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from art.tools.paths import ASSETS, ROOT

sys.path.insert(0, str(ROOT))

from gest_desktop.rules.texts.named import named_in_both
from gest_desktop.tales.shelf import names_in_both

LOCALE: Final = ASSETS / "locale"
LANGUAGE: Final = "it"
MARKS: Final = {"_": 1, "N_": 1, "n_": 2}  # how many of their arguments are words
TEXTS: Final = "gest_desktop/rules/texts"
BORN: Final = datetime(2026, 11, 16, tzinfo=UTC)  # not today: the same words must give the same bytes
HEADER: Final = {
    "template": "# The words of Gest Desktop. English is written in the code.",
    "italian": "# The words of Gest Desktop in Italian; terms as in the rulebook's glossary.",
}


def new_catalogue(header: str, locale: str | None = None) -> Catalog:
    return Catalog(
        locale,
        project="gest-desktop",
        version="1",
        header_comment=HEADER[header],
        charset="utf-8",
        creation_date=BORN,
        revision_date=BORN,
        fuzzy=False,
        copyright_holder="the Gest Desktop authors",
        msgid_bugs_address="the Gest Desktop authors",
        last_translator="the Gest Desktop authors",
        language_team="the Gest Desktop authors",
    )


def template() -> Catalog:
    """What the code says, and what it reads from the texts of the cards."""
    found = new_catalogue("template")
    for path in sorted((ROOT / "gest_desktop").rglob("*.py")):
        place = [(path.relative_to(ROOT).as_posix(), 0)]
        for message in marked(path.read_text("utf-8")):
            found.add(message, locations=place)
    for english in all_names():
        found.add(english, locations=[(TEXTS, 0)])
    return found


def all_names() -> dict[str, str]:
    """Names of A Gest and of the tales, English to Italian; what is said alike is translated alike."""
    return names_in_both() | named_in_both()


def marked(source: str) -> Iterator[str | tuple[str, ...]]:
    """Messages in the order of the lines; babel's own reader takes `_(names["a key"])` for words."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset)):
        number = MARKS.get(call.func.id, 0) if isinstance(call.func, ast.Name) else 0
        constants = [arg.value for arg in call.args[:number] if isinstance(arg, ast.Constant)]
        words = [value for value in constants if isinstance(value, str)]
        if number and len(words) == number:
            yield words[0] if number == 1 else tuple(words)


def italian(words: Catalog) -> Catalog:
    """The catalogue as translated so far, with today's messages and the cards' own Italian."""
    path = LOCALE / f"{LANGUAGE}.po"
    catalogue = new_catalogue("italian", LANGUAGE)
    if path.exists():
        with path.open("rb") as file:
            for message in read_po(file, locale=LANGUAGE):
                if message.id and not message.fuzzy:
                    catalogue.add(message.id, message.string)
    catalogue.update(words, no_fuzzy_matching=True, update_header_comment=False, update_creation_date=False)
    catalogue.revision_date = BORN
    for english, translated in all_names().items():
        catalogue[english].string = translated
    return catalogue


def missing(catalogue: Catalog) -> list[str]:
    """English without Italian; of a plural both forms are needed."""
    return [
        str(message.id)
        for message in catalogue
        if message.id and not all(message.string if message.pluralizable else [message.string])
    ]


def written(catalogue: Catalog, compiled: bool = False) -> bytes:
    out = io.BytesIO()
    if compiled:
        write_mo(out, catalogue)
    else:
        write_po(out, catalogue, width=100, ignore_obsolete=True, sort_by_file=True, include_lineno=False)
    return out.getvalue()


def is_written(name: str, content: bytes) -> bool:
    path = LOCALE / name
    return path.exists() and path.read_bytes() == content


def main() -> None:
    parser = argparse.ArgumentParser(description="Collect the words and compile the Italian catalogue.")
    parser.add_argument("--check", action="store_true", help="write nothing, fail if anything is stale")
    options = parser.parse_args()
    words = template()
    files = {"gest.pot": written(words)}  # first: the catalogue shares new messages, and translates them
    catalogue = italian(words)
    files[f"{LANGUAGE}.po"] = written(catalogue)
    files[f"{LANGUAGE}.mo"] = written(catalogue, compiled=True)
    stale = [name for name, content in files.items() if not is_written(name, content)]
    if not options.check:
        LOCALE.mkdir(exist_ok=True)
        for name in stale:
            (LOCALE / name).write_bytes(files[name])
    untranslated = missing(catalogue)
    for message in untranslated:
        print(f"not translated: {message}")
    changed = ", ".join(stale) or "none"
    print(f"{len(catalogue)} messages, {len(untranslated)} to translate, changed: {changed}")
    sys.exit(bool(options.check and (stale or untranslated)))


if __name__ == "__main__":
    main()
