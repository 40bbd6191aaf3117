"""The widgets of menus: buttons, choices, sliders and text entries in the look of the kit."""
