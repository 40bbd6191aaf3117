"""The picture behind the title screen."""
