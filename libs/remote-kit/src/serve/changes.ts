import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where pages listen for changes, as `page.html` does. */
const PATH = '/__changes';

/** Tells open pages, over server-sent events, that the code has changed. */
export class Changes {
  readonly #listeners = new Set<ServerResponse>();

  /** Whether the request was one to listen; it is kept open then. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.url !== PATH) return false;
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(':\n\n');
    this.#listeners.add(response);
    response.once('close', () => this.#listeners.delete(response));
    return true;
  }

  tell(): void {
    for (const listener of this.#listeners) listener.write('data: changed\n\n');
  }
}
