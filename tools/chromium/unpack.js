// Unpacks what @sparticuz/chromium carries packed: `node unpack.js FOLDER` (of its bin/).
// The package's own way writes to the machine's /tmp; this one stays beside the checkout.
import { createReadStream, createWriteStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const folder = process.argv[2];
for (const name of readdirSync(folder).filter((name) => name.endsWith('.br'))) {
  const target = join(folder, name.slice(0, -'.br'.length));
  await pipeline(
    createReadStream(join(folder, name)),
    createBrotliDecompress(),
    createWriteStream(target, { mode: 0o755 }),
  );
}
