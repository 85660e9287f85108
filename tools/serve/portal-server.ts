import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { PathProxy, type ProxyRoute } from './proxy.ts';
import { staticFiles } from './static-files.ts';

/** Where the portal's origin takes its answers from. */
export interface PortalSources {
  /** Folder of the shell's build. */
  readonly shellFolder: string;
  /** The registry of remotes, served at `/remotes.json`. */
  readonly registryFile: string;
  readonly proxied: readonly ProxyRoute[];
}

const REGISTRY_PATH = '/remotes.json';
const HAS_EXTENSION = /\.[A-Za-z0-9]+$/;

/** The server of the portal's origin: the shell's files, the registry, and the API behind it. */
export function createPortalServer(sources: PortalSources): Server {
  const proxy = new PathProxy(sources.proxied);
  const files = staticFiles(sources.shellFolder);
  const page = join(sources.shellFolder, 'index.html');

  const server = createServer((request, response) => {
    if (proxy.web(request, response)) return;
    const path = pathOf(request);
    if (path === REGISTRY_PATH) {
      sendFile(response, sources.registryFile, 'application/json', 'no-store');
    } else {
      files(request, response, () => {
        // Every path without an extension is a page of the portal; the shell's router knows which.
        if (HAS_EXTENSION.test(path)) answerNotFound(response);
        else sendFile(response, page, 'text/html; charset=utf-8', 'no-cache');
      });
    }
  });
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) =>
    proxy.upgrade(request, socket, head),
  );
  return server;
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/';
}

function sendFile(
  response: ServerResponse,
  file: string,
  type: string,
  cacheControl: string,
): void {
  if (!existsSync(file)) {
    answerNotFound(response);
    return;
  }
  response.writeHead(200, {
    'Content-Type': type,
    'Cache-Control': cacheControl,
    'X-Content-Type-Options': 'nosniff',
  });
  createReadStream(file).pipe(response);
}

function answerNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  response.end('Not found');
}
