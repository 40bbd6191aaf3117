"""Tries out the whole program as installed; `gest selftest` reports the results."""
