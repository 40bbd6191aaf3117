"""Pictures of the pictures: contact sheets to look at, and how long loading takes."""
