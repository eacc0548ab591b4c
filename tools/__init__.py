"""Programs for work on the project; none of them is in the installed package."""
