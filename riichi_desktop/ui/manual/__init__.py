"""The user's manual: its chapters as text, and the window that shows them."""
