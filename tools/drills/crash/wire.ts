import { BSON } from 'mongodb';

/** What a driver says to the database, or hears from it, in one message of MongoDB's wire protocol. */
export interface WireMessage {
  readonly requestId: number;
  /** The request that this one answers; 0 for a request. */
  readonly responseTo: number;
  /** The document of the message: a command, or what came of it. */
  readonly body: BSON.Document;
  /** Its bytes, to be passed on unchanged. */
  readonly bytes: Buffer;
}

const HEADER_BYTES = 16;
const OP_MSG = 2013;
const FLAG_BYTES = 4;
const BODY_SECTION = 0;

/** Cuts a stream of bytes into messages; what is not a command has an empty body. */
export class WireReader {
  #rest: Buffer = Buffer.alloc(0);

  /** The messages that are complete with these bytes. */
  push(chunk: Buffer): readonly WireMessage[] {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const messages: WireMessage[] = [];
    while (this.#rest.length >= HEADER_BYTES) {
      const length = this.#rest.readInt32LE(0);
      if (this.#rest.length < length) break;
      messages.push(read(this.#rest.subarray(0, length)));
      this.#rest = this.#rest.subarray(length);
    }
    return messages;
  }
}

function read(bytes: Buffer): WireMessage {
  const ids = { requestId: bytes.readInt32LE(4), responseTo: bytes.readInt32LE(8) };
  const kindAt = HEADER_BYTES + FLAG_BYTES;
  const isCommand = bytes.readInt32LE(12) === OP_MSG && bytes[kindAt] === BODY_SECTION;
  if (!isCommand) return { ...ids, body: {}, bytes };
  const start = kindAt + 1;
  const size = bytes.readInt32LE(start);
  const body = BSON.deserialize(bytes.subarray(start, start + size));
  return { ...ids, body: { ...body, ...sequences(bytes.subarray(start + size)) }, bytes };
}

/** The lists of documents that a driver sends beside the command, such as those of an insert. */
function sequences(bytes: Buffer): BSON.Document {
  const found: BSON.Document = {};
  let at = 0;
  while (at < bytes.length && bytes[at] === 1) {
    const end = at + 1 + bytes.readInt32LE(at + 1);
    const nameEnd = bytes.indexOf(0, at + 5);
    const name = bytes.toString('utf8', at + 5, nameEnd);
    found[name] = documents(bytes.subarray(nameEnd + 1, end));
    at = end;
  }
  return found;
}

function documents(bytes: Buffer): BSON.Document[] {
  const list: BSON.Document[] = [];
  for (let at = 0; at < bytes.length; at += bytes.readInt32LE(at)) {
    list.push(BSON.deserialize(bytes.subarray(at, at + bytes.readInt32LE(at))));
  }
  return list;
}
