"""A light copy of what the list of games shows, so that 2,000 files need not be opened.

It is only a copy: a row counts as long as its file has the same time and size, and a damaged index is made
again from the files.
"""

from __future__ import annotations

import json
import logging
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from gest_desktop.common.checks import need
from gest_desktop.common.player_files import read_json
from gest_desktop.common.refusal import FAILURES
from gest_desktop.scenes.shell.archive.kept_game import LARGEST_GAME, read_kept
from gest_desktop.scenes.shell.archive.record import DAMAGED, Record, as_row, of_row
from gest_desktop.scenes.shell.file_writer import files

FORMAT: Final = 1
LARGEST_INDEX: Final = 1_000_000
Stamp = tuple[int, int]  # when a file was changed, in nanoseconds, and its size

log = logging.getLogger(__name__)


class Index:
    def __init__(self, path: Path) -> None:
        self.path = path

    def records(self, found: dict[Path, Stamp]) -> list[Record]:
        """What is known of these files; only those that have changed are opened."""
        known, rows, is_new = self.read(), {}, False
        for path, stamp in found.items():
            row = known.get(path.name)
            if row is not None and row[0] == stamp:
                rows[path.name] = row
            else:
                rows[path.name], is_new = (stamp, look_into(path, stamp)), True
        if is_new or len(rows) != len(known):
            self.write(rows)
        return [record for _stamp, record in rows.values()]

    def read(self) -> dict[str, tuple[Stamp, Record]]:
        try:
            data = files.read(self.path, LARGEST_INDEX)
            need(data["format"] == FORMAT, "The index is of another version.")
            return {name: ((when, size), of_row(row)) for name, (when, size, row) in data["rows"].items()}
        except FileNotFoundError:
            return {}
        except (OSError, *FAILURES) as error:
            log.warning("The index of games is made anew: %s.", error)
            return {}

    def write(self, rows: dict[str, tuple[Stamp, Record]]) -> None:
        """The index is no loss, so a full disk is not reported here."""
        data: dict[str, Any] = {name: [*stamp, as_row(record)] for name, (stamp, record) in rows.items()}
        text = json.dumps({"format": FORMAT, "rows": data}, separators=(",", ":"))
        with suppress(OSError):
            files.write(self.path, text)


def look_into(path: Path, stamp: Stamp) -> Record:
    """The record of one file; a damaged or foreign one is listed as such."""
    name = path.name.partition(".")[0]
    when = max(0, stamp[0] // 1_000_000_000)
    try:
        record = read_kept(read_json(path, LARGEST_GAME)).record
        need(record.id == name, "The file has the name of another game.")
    except (OSError, *FAILURES):
        return Record(name, when, damage=DAMAGED)
    return replace(record, starred=False)
