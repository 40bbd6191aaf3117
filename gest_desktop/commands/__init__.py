"""The `gest` subcommands."""
