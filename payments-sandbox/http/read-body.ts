import type { IncomingMessage } from 'node:http';
import { Failure } from './failure.ts';

const LIMIT = 1024 * 1024;

/** The request's body as text, at most 1 MiB; throws 413 beyond. */
export async function readBody(request: IncomingMessage): Promise<string> {
  return (await readBytes(request, LIMIT)).toString('utf8');
}

/** The request's body, at most as many bytes as said; throws 413 beyond. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > limit) {
      throw new Failure(413, {
        type: 'invalid_request_error',
        message: 'The request is too large.',
      });
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}
