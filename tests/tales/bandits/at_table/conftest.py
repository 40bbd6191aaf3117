"""Pictures are drawn without a window, as in the tests of the other scenes."""

from tests.scenes.conftest import make_app

__all__ = ["make_app"]
