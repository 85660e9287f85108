import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** How long some bytes are, and their SHA-256 in hexadecimal digits. */
export interface Digest {
  readonly bytes: number;
  readonly sha256: string;
}

/** Writes a file whole or not at all, readable for its owner alone, and gives what was written. */
export async function writeHashed(
  path: string,
  source: AsyncIterable<Uint8Array>,
): Promise<Digest> {
  const counter = new Counter();
  await pipeline(source, counter, createWriteStream(`${path}.part`, { mode: 0o600 }));
  const file = await open(`${path}.part`);
  await file.sync();
  await file.close();
  await rename(`${path}.part`, path);
  return counter.digest();
}

/** What a file holds. Throws where it is not there. */
export async function digestOfFile(path: string): Promise<Digest> {
  return digestOf(createReadStream(path));
}

async function digestOf(source: AsyncIterable<Uint8Array>): Promise<Digest> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of source) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

class Counter extends Transform {
  readonly #hash = createHash('sha256');
  #bytes = 0;

  override _transform(
    chunk: Uint8Array,
    _encoding: string,
    done: (error: null, chunk: Uint8Array) => void,
  ): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    done(null, chunk);
  }

  digest(): Digest {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}
