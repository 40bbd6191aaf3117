"""What menus are made of: buttons, choices, sliders and lines to write on, in the kit's look."""
