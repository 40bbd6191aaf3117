"""The table of cues: every sound by name, with its group, level, files and captions.

`cues.json` is written by hand; the files and their lengths come from the manifest that is
written to assets/sound when the sounds are rendered. A cue without files is silent but keeps
its caption.
"""

from __future__ import annotations

import json
import logging
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from gest_desktop.rules.asset_files import asset

GROUPS: Final = ("music", "ambience", "table", "shire", "signals")
LOOPS: Final = frozenset({"music", "ambience"})  # groups whose cues loop until another replaces them
LANGUAGES: Final = ("en", "it")
MANIFEST: Final = "sound/manifest.json"

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Variant:
    """One recording of a cue."""

    file: str  # relative to assets/sound
    seconds: float


@dataclass(frozen=True)
class Cue:
    """One sound of the game; `voices` is how many of it may play at once."""

    name: str
    group: str
    level: float  # dB, relative to the other cues
    voices: int
    captions: Mapping[str, str]
    variants: tuple[Variant, ...]

    @property
    def loops(self) -> bool:
        """Whether it loops until another cue replaces it."""
        return self.group in LOOPS

    def caption(self, language: str) -> str:
        """The caption in a language, or in English if there is no translation."""
        return self.captions.get(language, self.captions["en"])


def recordings(manifest: Path) -> dict[str, tuple[Variant, ...]]:
    """The recordings of each cue; if the manifest cannot be read, a warning is logged and there are none."""
    found: dict[str, list[Variant]] = defaultdict(list)
    try:
        for entry in json.loads(manifest.read_text("utf-8"))["sounds"]:
            found[entry["name"]].append(Variant(str(entry["file"]), float(entry["seconds"])))
    except (OSError, ValueError, KeyError, TypeError) as error:
        log.warning("There will be no sound: cannot read %s: %s", manifest, error)
        return {}
    return {name: tuple(variants) for name, variants in found.items()}


def cue_of(name: str, data: Mapping[str, Any], variants: tuple[Variant, ...]) -> Cue:
    """Parse one row of the table."""
    captions = {language: str(data[language]) for language in LANGUAGES}
    return Cue(name, str(data["group"]), float(data["level"]), int(data["voices"]), captions, variants)


def read_cues(manifest: Path | None = None) -> dict[str, Cue]:
    """Read all cues by name."""
    variants = recordings(manifest or asset(MANIFEST))
    table = json.loads((files("gest_desktop.scenes.sound") / "cues.json").read_text("utf-8"))
    return {name: cue_of(name, data, variants.get(name, ())) for name, data in table.items()}
