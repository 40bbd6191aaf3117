"""Results as Markdown tables, ready for the documentation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def markdown_table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table whose first column is words and whose others are figures."""
    rule = ("---", *("---:" for _ in headings[1:]))
    return "\n".join(f"| {' | '.join(row)} |" for row in (headings, rule, *rows))
