"""Addresses that a phone can really open, and their QR codes."""

from __future__ import annotations

import io
import ipaddress

import ifaddr
import segno
from aiohttp import web

_LOCAL_NAMES = {"localhost", "ip6-localhost"}


def lan_addresses() -> list[str]:
    """This machine's IPv4 addresses that others may reach, home networks first."""
    found: list[ipaddress.IPv4Address] = []
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            if isinstance(ip.ip, str):
                address = ipaddress.IPv4Address(ip.ip)
                if not (address.is_loopback or address.is_link_local):
                    found.append(address)
    # Container bridges live in 172.16/12 and are no use to a phone: last.
    found.sort(key=lambda a: (not a.is_private, str(a).startswith("172."), int(a)))
    return [str(address) for address in dict.fromkeys(found)]


def is_loopback(host: str) -> bool:
    """Whether only this machine itself can mean that host."""
    if host.lower() in _LOCAL_NAMES:
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 (compared with, not listened on)


def join_addresses(request: web.Request, listens_on: str) -> list[str]:
    """`scheme://host:port` without a slash at the end, best first.

    What the asking browser used is best, unless that is a name only its own machine knows. Then it
    is where the server can be reached from outside: `listens_on` is the host it was told to use.
    """
    asked = f"{request.scheme}://{request.host}"
    host, _, port = request.host.rpartition(":")
    name = host if port.isdigit() and host else request.host
    if not is_loopback(name):
        return [asked]
    suffix = f":{port}" if port.isdigit() and host else ""
    if listens_on in EVERYWHERE:
        hosts = lan_addresses()
    else:
        hosts = [] if is_loopback(listens_on) else [listens_on]
    return [*(f"{request.scheme}://{host}{suffix}" for host in hosts), asked]


def qr_svg(text: str) -> bytes:
    """`text` as a QR code, SVG, dark on white with its quiet zone."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", border=3, dark="#1c120a", light="#fffaf0", svgclass=None, lineclass=None,
        xmldecl=False, unit=None, omitsize=True,
    )  # fmt: skip
    return out.getvalue()


def qr_terminal(text: str) -> str:
    """`text` as a QR code for a terminal."""
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()
