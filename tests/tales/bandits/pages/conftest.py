"""Pages are drawn without a window, as all menus."""

from tests.scenes.conftest import app, make_app

__all__ = ["app", "make_app"]
