"""Where the assets are, and the geometry of the map."""

import json
from functools import cache
from pathlib import Path
from typing import Any

ASSETS = Path(__file__).parents[2] / "assets"


@cache
def read(name: str) -> Any:
    return json.loads((ASSETS / name).read_text("utf-8"))
