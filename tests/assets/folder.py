"""Where the assets are, and the geometry of the map."""

import json
from functools import cache
from typing import Any

from tests.paths import ROOT

ASSETS = ROOT / "assets"


@cache
def read(name: str) -> Any:
    return json.loads((ASSETS / name).read_text("utf-8"))
