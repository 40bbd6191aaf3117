"""The messages in the code and in the catalogue, read with the standard library alone."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import gest_desktop
from gest_desktop.rules.texts.named import named_in_both
from gest_desktop.tales.shelf import names_in_both

PACKAGE = Path(gest_desktop.__file__).parent
LOCALE = PACKAGE.parent / "assets" / "locale"
MARKS = {"_": 1, "N_": 1, "n_": 2}

Message = tuple[str, ...]  # one form, or singular and plural


def calls(source: str) -> Iterator[tuple[str, list[ast.expr]]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MARKS:
            yield node.func.id, node.args


@cache
def all_names() -> dict[str, str]:
    """Names of A Gest and of the tales, English to Italian."""
    return names_in_both() | named_in_both()


@cache
def said() -> dict[Message, str]:
    """Every message in the code or the card and aid texts, with a file that contains it."""
    found: dict[Message, str] = {(english,): "rules/texts" for english in all_names()}
    for path in sorted(PACKAGE.rglob("*.py")):
        for mark, args in calls(path.read_text("utf-8")):
            words = args[: MARKS[mark]]
            if all(isinstance(word, ast.Constant) for word in words):
                message = tuple(word.value for word in words)
                found[message] = path.relative_to(PACKAGE).as_posix()
    return found


@cache
def translated(name: str = "it.po") -> dict[Message, Message]:
    """The catalogue source: English to Italian."""
    entries = {}
    for block in (LOCALE / name).read_text("utf-8").split("\n\n"):
        entry: dict[str, str] = {}
        key = ""
        for line in block.splitlines():
            if line.startswith("#"):
                continue
            start, quote, words = line.partition('"')
            key = start.strip() or key
            entry[key] = entry.get(key, "") + ast.literal_eval(quote + words)
        if entry:
            entries[forms(entry, "msgid", "msgid_plural")] = forms(entry, "msgstr", "msgstr[0]", "msgstr[1]")
    return entries


def forms(entry: dict[str, str], *keys: str) -> Message:
    return tuple(entry[key] for key in keys if key in entry)
