"""Makes a picture small enough for a repository: a palette in place of true colour.

The felt has a grain, which PNG packs badly; with a palette a picture is a fifth as large, and the
eye does not miss the rest. The browser counts colours, so that no image library is needed.
"""

from __future__ import annotations

import base64
import struct
import zlib

from playwright.async_api import Page

COLOURS = 192

COUNT = """
async ([png, most]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + png;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, image.width, image.height).data;
  const key = (i) => (pixels[i] >> 3) << 10 | (pixels[i + 1] >> 3) << 5 | pixels[i + 2] >> 3;
  const counts = new Map();
  for (let i = 0; i < pixels.length; i += 4) counts.set(key(i), (counts.get(key(i)) ?? 0) + 1);
  const parts = (colour) => [colour >> 10 & 31, colour >> 5 & 31, colour & 31];
  const range = (box) => [0, 1, 2].map((c) => {
    const all = box.map((colour) => parts(colour)[c]);
    return Math.max(...all) - Math.min(...all);
  });
  // Median cut: the box with the most pixels times its extent is halved until there are enough.
  let boxes = [[...counts.keys()]];
  const weight = (box) => Math.max(...range(box)) *
    box.reduce((sum, colour) => sum + counts.get(colour), 0) ** 0.3;
  while (boxes.length < most) {
    boxes.sort((a, b) => weight(b) - weight(a));
    const [box, ...rest] = boxes;
    if (box.length < 2) break;
    const spread = range(box);
    const axis = spread.indexOf(Math.max(...spread));
    box.sort((a, b) => parts(a)[axis] - parts(b)[axis]);
    const half = box.reduce((sum, colour) => sum + counts.get(colour), 0) / 2;
    let seen = 0, at = 0;
    while (at < box.length - 1 && seen < half) seen += counts.get(box[at++]);
    at = Math.min(Math.max(1, at), box.length - 1);
    boxes = [box.slice(0, at), box.slice(at), ...rest];
  }
  const place = new Map();
  boxes.forEach((box, n) => box.forEach((colour) => place.set(colour, n)));
  const sums = boxes.map(() => [0, 0, 0, 0]);
  const indices = new Uint8Array(pixels.length / 4);
  for (let i = 0; i < pixels.length; i += 4) {
    const n = place.get(key(i));
    indices[i / 4] = n;
    [pixels[i], pixels[i + 1], pixels[i + 2], 1].forEach((v, c) => sums[n][c] += v);
  }
  const palette = sums.flatMap(([r, g, b, n]) => [r, g, b].map((v) => Math.round(v / (n || 1))));
  let text = '';
  for (let i = 0; i < indices.length; i += 8192)
    text += String.fromCharCode(...indices.subarray(i, i + 8192));
  return { width: image.width, height: image.height, palette, indices: btoa(text) };
}
"""


async def shrink(page: Page, picture: bytes) -> bytes:
    """The same picture with a palette."""
    png = base64.b64encode(picture).decode()
    found = await page.evaluate(COUNT, [png, COLOURS])
    width, height = found["width"], found["height"]
    indices = base64.b64decode(found["indices"])
    rows = b"".join(b"\0" + indices[n * width : (n + 1) * width] for n in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = (
        (b"IHDR", header),
        (b"PLTE", bytes(found["palette"])),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
