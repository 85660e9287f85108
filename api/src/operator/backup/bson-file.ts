import { createReadStream } from 'node:fs';
import { BSON, type Document } from 'mongodb';

/** A document of BSON begins with its length. */
const LENGTH_BYTES = 4;
/** MongoDB's own limit, with room for what it adds itself. */
const MOST_BYTES = 17 * 1024 * 1024;

/** The documents of a file of BSON, as they lie there. Throws where the file ends within one. */
export async function* documentsIn(path: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    rest = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
    for (let length = lengthAt(rest); length <= rest.length; length = lengthAt(rest)) {
      yield rest.subarray(0, length);
      rest = rest.subarray(length);
    }
  }
  if (rest.length > 0) throw new Error(`${path} ends within a document`);
}

/** Without a length yet, more than there is. */
function lengthAt(bytes: Buffer): number {
  if (bytes.length < LENGTH_BYTES) return Number.POSITIVE_INFINITY;
  const length = bytes.readInt32LE(0);
  if (length <= LENGTH_BYTES || length > MOST_BYTES) throw new Error('This is no BSON');
  return length;
}

/** As it was stored: a whole number stays what kind of number it was. */
export const exactly = (bytes: Buffer): Document =>
  BSON.deserialize(bytes, { promoteValues: false, promoteBuffers: false, bsonRegExp: true });

/** To be read here. */
export const readable = (bytes: Buffer): Document => BSON.deserialize(bytes);
