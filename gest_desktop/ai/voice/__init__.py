"""The opponent's explanations: reasons and expectations in words."""
