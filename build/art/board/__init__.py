"""The map of Nottinghamshire, drawn in ink and wash from the geometry."""
