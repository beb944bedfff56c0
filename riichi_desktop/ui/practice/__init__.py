"""The Practice page: drills on hands, and what went wrong in each answer."""
