import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** Answers a request for a file of the folder, or leaves it to `otherwise`. */
export type FileHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  otherwise: () => void,
) => void;

const HASHED_NAME = /[.-][0-9a-f]{8,}\.[a-z0-9]+(?:\.map)?$/i;
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves the files of a build as they are on disk at this moment, compressed where the build left a
 * `.br` or `.gz` beside them. Files with a hash in their name may be kept for ever, all others are
 * asked for anew each time.
 */
export function staticFiles(folder: string): FileHandler {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControlOf(path));
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader('Vary', 'Accept-Encoding');
    },
  });
  return (request, response, otherwise) => {
    // A file may go between the look for it and its reading, as when old releases are pruned.
    response.on('pipe', (file) => file.once('error', () => response.destroy()));
    files(request, response, otherwise);
  };
}

/** How long a browser may keep the file of that path without asking. */
export function cacheControlOf(path: string): string {
  return HASHED_NAME.test(path) ? FOREVER : 'no-cache';
}
