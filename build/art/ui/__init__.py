"""Parts of the screen: table, panels, buttons and icons."""
