"""Addresses that a phone can really open."""

from __future__ import annotations

import pytest
from aiohttp.test_utils import make_mocked_request

from secondguess.web import addresses


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "lan_addresses", lambda: ["192.168.1.5", "10.0.0.2"])


@pytest.mark.parametrize(
    ("asked", "listens_on", "found"),
    [
        ("localhost:8377", "0.0.0.0", ["192.168.1.5:8377", "10.0.0.2:8377", "localhost:8377"]),  # noqa: S104
        ("127.0.0.1:8377", "::", ["192.168.1.5:8377", "10.0.0.2:8377", "127.0.0.1:8377"]),
        ("localhost:8377", "127.0.0.1", ["localhost:8377"]),
        ("localhost:8377", "192.168.1.5", ["192.168.1.5:8377", "localhost:8377"]),
        ("quiz.example", "127.0.0.1", ["quiz.example"]),
        ("192.168.1.5:8377", "0.0.0.0", ["192.168.1.5:8377"]),  # noqa: S104
    ],
)
def test_what_the_qr_leads_to(asked: str, listens_on: str, found: list[str]) -> None:
    request = make_mocked_request("GET", "/", headers={"Host": asked})
    assert addresses.join_addresses(request, listens_on) == [f"http://{host}" for host in found]
