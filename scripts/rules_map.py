"""Write docs/rules-map.md: where each rule and ruling is implemented."""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "gest_desktop" / "rules"
TARGET = ROOT / "docs" / "rules-map.md"

SECTIONS = {
    "1.3.4": "Adjacency",
    "1.5": "Forces",
    "1.7": "Shillings",
    "1.8": "Royal Favour",
    "1.9": "Carriages",
    "2.1": "Setup",
    "2.1.1": "Suggested set-ups",
    "2.1.2": "Event deck",
    "2.2": "Card loop",
    "2.3": "Regular card",
    "2.3.1": "Carriage moves",
    "2.3.2": "A player's action",
    "3.2.1": "Recruit",
    "3.2.2": "Sneak",
    "3.2.3": "Rob",
    "3.3.1": "Hire",
    "3.3.2": "Patrol",
    "3.3.3": "Capture",
    "4.2.1": "Turncoat",
    "4.2.2": "Donate",
    "4.2.3": "Swashbuckle",
    "4.2.4": "Inspire",
    "4.3.1": "Ride",
    "4.3.2": "Confiscate",
    "4.3.3": "Disperse",
    "5.1": "Event cards",
    "5.1.1": "Executing an effect",
    "5.2": "Travellers",
    "6.1": "Unrest",
    "6.2": "Mischief",
    "6.3": "Governance",
    "6.4": "Redeployment",
    "6.5": "Reset",
    "7": "Victory",
    "8.1": "Pieces run out",
    "11": "Information",
    "11.4": "What the Sheriff knows",
    "11.5": "What Robin Hood knows",
}
RULINGS = [f"R{number:02}" for number in range(1, 63)]
HEADER = """# Where each rule lives

Written by `python scripts/rules_map.py`; a test checks that it is up to date. Numbers follow the
rulebook; R01 to R62 are the project's rulings where the printed sources clash or are silent.
Paths are below `gest_desktop/rules/`.
"""


def mentions(path: Path) -> dict[str, list[str]]:
    """Rule number -> names of the functions and classes (or the file) that cite it."""
    found: dict[str, list[str]] = {}
    source = path.read_text(encoding="utf-8")
    scopes = named_scopes(ast.parse(source))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in (tokenize.COMMENT, tokenize.STRING):
            continue
        name = next((name for first, last, name in scopes if first <= token.start[0] <= last), "")
        for rule in cited(token.string):
            if name not in found.setdefault(rule, []):
                found[rule].append(name)
    return found


def named_scopes(tree: ast.Module) -> list[tuple[int, int, str]]:
    kinds = (ast.FunctionDef, ast.ClassDef)
    return [(node.lineno, node.end_lineno or 0, node.name) for node in tree.body if isinstance(node, kinds)]


def cited(words: str) -> list[str]:
    """Rulings anywhere in a comment or string; rule numbers in parentheses, or as the whole string."""
    rules = re.findall(r"\bR\d\d\b", words)
    for text in [*re.findall(r"\(([^()]*)\)", words), words.strip('"')]:
        rules += [word for word in re.split(r"[,\s]+", text) if word in SECTIONS and text[:1].isdigit()]
    return rules


def entries() -> dict[str, list[str]]:
    """Rule number -> places, in file order."""
    places: dict[str, list[str]] = {rule: [] for rule in [*SECTIONS, *RULINGS]}
    for path in sorted(RULES.rglob("*.py")):
        file = path.relative_to(RULES).as_posix()
        for rule, names in mentions(path).items():
            if rule in places:
                places[rule] += [f"`{file}::{name}`" if name else f"`{file}`" for name in names]
    return places


def cards() -> list[str]:
    rows = []
    for folder, prefix in (("cards", "e"), ("travellers", "t")):
        for path in sorted((RULES / folder).glob(f"{prefix}[0-9]*.py")):
            summary = (ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "").splitlines()[0]
            rows.append(f"| {path.stem[:3].upper()} | `{folder}/{path.name}` | {summary} |")
    return rows


def render() -> str:
    places = entries()
    lines = [HEADER, "| rule | name | where |", "|---|---|---|"]
    lines += [f"| {rule} | {name} | {', '.join(places[rule])} |" for rule, name in SECTIONS.items()]
    lines += ["", "| ruling | where |", "|---|---|"]
    lines += [f"| {ruling} | {', '.join(places[ruling])} |" for ruling in RULINGS]
    lines += ["", "| card | file | in short |", "|---|---|---|", *cards()]
    return "\n".join(lines) + "\n"


def main() -> int:
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(render(), encoding="utf-8")
    print(f"wrote {TARGET.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
