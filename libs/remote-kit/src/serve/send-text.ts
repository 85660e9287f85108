import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, compressed, type Encoding } from './encoding.ts';

/** Where something that changes while it is served stands, and how it is to be sent. */
export interface SentKind {
  readonly path: string;
  readonly type: string;
  readonly cacheControl: string;
}

/** A text, and what changes whenever it does. */
interface SentText {
  readonly text: string;
  readonly version: string;
}

const kept = new Map<string, { readonly tag: string; readonly content: Buffer }>();

/** Sends the text of an address, compressed, or 304 when the browser has it. */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { text, version }: SentText,
  { path, type, cacheControl }: SentKind,
): Promise<void> {
  const encoding = acceptedEncoding(request);
  const tag = `"${version}-${encoding}"`;
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('ETag', tag);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  const content = await contentOf(path, Buffer.from(text), encoding, tag);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': content.length });
  response.end(request.method === 'HEAD' ? undefined : content);
}

/** Answers that there is no such thing, not to be remembered. */
export function answerNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  response.end('Not found');
}

async function contentOf(
  path: string,
  text: Buffer,
  encoding: Encoding,
  tag: string,
): Promise<Buffer> {
  const key = `${encoding} ${path}`;
  const before = kept.get(key);
  if (before?.tag === tag) return before.content;
  const content = await compressed(text, encoding, { isKept: true });
  kept.set(key, { tag, content });
  return content;
}
