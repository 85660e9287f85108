import type { ServerResponse } from 'node:http';

/** Answers that there is no such thing, not to be remembered. */
export function answerNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  response.end('Not found');
}
