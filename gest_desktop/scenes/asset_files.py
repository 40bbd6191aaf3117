"""Where the assets lie; the rules know it too, for they find their words there."""

from __future__ import annotations

from gest_desktop.rules.asset_files import asset, homes

__all__ = ["asset", "homes"]
