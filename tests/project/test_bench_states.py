"""What the page's bench and its tests are shown is what the engine of today would send."""

from __future__ import annotations

import json

from tools.brain_states import TARGET, states


def test_the_states_of_the_bench_are_up_to_date() -> None:
    """Otherwise: `python -m tools.brain_states`."""
    assert json.loads(TARGET.read_text("utf-8")) == json.loads(json.dumps(states()))
