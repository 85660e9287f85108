import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface KeptFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Takes what is PUT below `/files/` and gives it back, until the server ends. */
export class KeptFiles {
  readonly #files = new Map<string, KeptFile>();

  /** Whether the request was for a file; it is answered then. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const path = request.url ?? '/';
    if (!path.startsWith('/files/')) return false;
    if (request.method === 'PUT') {
      const type = request.headers['content-type'] ?? 'application/octet-stream';
      this.#files.set(path, { type, bytes: await buffer(request) });
      response.writeHead(204).end();
      return true;
    }
    const file = this.#files.get(path);
    if (file) response.writeHead(200, { 'Content-Type': file.type }).end(file.bytes);
    else response.writeHead(404).end();
    return true;
  }
}
