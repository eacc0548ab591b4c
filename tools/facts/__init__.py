"""Derives the numbers of our decks anew from packages; `python -m tools.facts` compares them.

One module a source. Each has `value(at) -> Decimal`: `at` is the `locator` of a row of
`facts/facts.csv`, its words are explained in the module. What is shipped is our own table; the
packages are only for checking (extra `facts`).
"""
