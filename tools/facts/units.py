"""Units and constants, from the package Pint (BSD).

`at`: "1 mile in inch"; an expression, "in", a unit.
"""

from __future__ import annotations

from decimal import Decimal

import pint

_REGISTRY = pint.UnitRegistry(non_int_type=Decimal)


def value(at: str) -> Decimal:
    amount, _, unit = at.partition(" in ")
    number, _, name = amount.partition(" ")
    quantity = _REGISTRY.Quantity(Decimal(number), name)
    return Decimal(quantity.to(unit).magnitude)
