"""How the opponent speaks: reasons and expectations in words."""
