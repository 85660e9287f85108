import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { cacheControlOf } from './cache-control.ts';

/** Answers a request for a file of the folder, or leaves it to `otherwise`. */
export type FileHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  otherwise: () => void,
) => void;

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
