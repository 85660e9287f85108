import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:js|css|html|svg|json|txt|xml|webmanifest)$/;
const WORTH_IT_BYTES = 1_024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every text file of the folder that is worth it. Gives their number. */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  const written = await Promise.all(
    texts.map((entry) => compress(join(entry.parentPath, entry.name))),
  );
  return written.filter(Boolean).length;
}

async function compress(path: string): Promise<boolean> {
  const content = await readFile(path);
  if (content.length < WORTH_IT_BYTES) return false;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [smallest, small] = await Promise.all([
    brotli(content, { params: { ...size, [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    zip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, smallest), writeFile(`${path}.gz`, small)]);
  return true;
}
