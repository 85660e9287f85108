import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, compressed, type Encoding } from './encoding.ts';
import { fileVersion } from './file-readings.ts';

/** A file that changes while it is served, and how it is to be sent. */
export interface SentFile {
  readonly path: string;
  readonly type: string;
  readonly cacheControl: string;
}

const kept = new Map<string, { readonly tag: string; readonly content: Buffer }>();

/** Sends the file as it is on disk now, compressed, or 304 when the browser has it, or 404. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { path, type, cacheControl }: SentFile,
): Promise<void> {
  const version = await fileVersion(path);
  if (!version) {
    answerNotFound(response);
    return;
  }
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
  const content = await contentOf(path, encoding, tag);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': content.length });
  response.end(request.method === 'HEAD' ? undefined : content);
}

/** Answers that there is no such thing, not to be remembered. */
export function answerNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  response.end('Not found');
}

async function contentOf(path: string, encoding: Encoding, tag: string): Promise<Buffer> {
  const key = `${encoding} ${path}`;
  const before = kept.get(key);
  if (before?.tag === tag) return before.content;
  const content = await compressed(await readFile(path), encoding, { isKept: true });
  kept.set(key, { tag, content });
  return content;
}
