"""Riddles are drawn without a window and without animations, like lessons."""

from tests.scenes.tutorial.conftest import app, make_app

__all__ = ["app", "make_app"]
