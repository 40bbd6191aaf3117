"""Tries out the whole program as it was shipped; `gest selftest` tells what came of it."""
