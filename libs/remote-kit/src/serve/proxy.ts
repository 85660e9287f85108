import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { createProxyServer, type ProxyServer } from 'http-proxy-3';

/** A path of the portal's origin that another server answers. */
export interface ProxyRoute {
  /** Path without a final slash; it and everything below it is passed on. */
  readonly path: string;
  /** What the path becomes there; the same path when not given. */
  readonly becomes?: string;
  /** Origin of the server, as in `http://localhost:4300`. */
  readonly origin: string;
}

const DEPENDENCY_DOWN = {
  statusCode: 503,
  code: 'DEPENDENCY_DOWN',
  msg: 'A service that we need is not answering. Please try again in a moment',
  requestId: 'portal',
};

/** Passes requests and WebSocket upgrades of some paths on to other servers. */
export class PathProxy {
  readonly #routes: readonly ProxyRoute[];
  readonly #proxy: ProxyServer;

  constructor(routes: readonly ProxyRoute[]) {
    this.#routes = routes;
    this.#proxy = createProxyServer({ xfwd: true });
    this.#proxy.on('error', (_error, _request, target) => answerDown(target));
  }

  /** Answers the request if one of the routes has its path. */
  web(request: IncomingMessage, response: ServerResponse): boolean {
    const route = this.#claim(request);
    if (!route) return false;
    this.#proxy.web(request, response, { target: route.origin });
    return true;
  }

  /** Passes the upgrade on, or ends the connection when no route has its path. */
  upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void {
    const route = this.#claim(request);
    if (!route) {
      socket.destroy();
      return;
    }
    socket.on('error', () => socket.destroy());
    this.#proxy.ws(request, socket, head, { target: route.origin });
  }

  #claim(request: IncomingMessage): ProxyRoute | undefined {
    const url = request.url ?? '/';
    const route = this.#routes.find(({ path }) => isBelow(url, path));
    if (route?.becomes !== undefined) request.url = route.becomes + url.slice(route.path.length);
    return route;
  }
}

function isBelow(url: string, path: string): boolean {
  return url.startsWith(path) && ['', '/', '?'].includes(url.charAt(path.length));
}

function answerDown(target: ServerResponse | Socket | undefined): void {
  if (!target || target instanceof Socket) {
    target?.destroy();
    return;
  }
  if (target.headersSent) {
    target.destroy();
    return;
  }
  target.writeHead(DEPENDENCY_DOWN.statusCode, { 'Content-Type': 'application/json' });
  target.end(JSON.stringify(DEPENDENCY_DOWN));
}
