import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { PathProxy, type ProxyRoute } from '@leafshift/remote-kit/serve/proxy';
import { answerNotFound, type SentKind, sendText } from '@leafshift/remote-kit/serve/send-text';
import { staticFiles } from '@leafshift/remote-kit/serve/static-files';
import { boardPageAdditions, isBoardAddress } from './board-page.ts';
import type { TrustedOrigins } from './security-policy.ts';
import { sendPage } from './send-page.ts';
import type { RegistryFiles } from './served-registry.ts';

/** Where the portal's origin takes its answers from. */
export interface PortalSources {
  /** Folder of the shell's build. */
  readonly shellFolder: string;
  /** The registry of remotes, answered at `/remotes.json`. */
  readonly registry: RegistryFiles;
  readonly proxied: readonly ProxyRoute[];
  /** A folder of releases, served at `/releases/<remote>/<number>/` to those without an origin of their own. */
  readonly releasesFolder?: string;
  /** Origin of the API, which writes the pages of the public board; without it they are like all others. */
  readonly boardPagesFrom?: string;
  /** Whether browsers may only ever come by https from now on: where production's names are served. */
  readonly httpsOnly?: boolean;
  /** Whom the page trusts beyond itself and the remotes of the registry. */
  readonly trusted?: TrustedOrigins;
}

const REGISTRY: SentKind = {
  path: '/remotes.json',
  type: 'application/json',
  cacheControl: 'no-store',
};
const RELEASES = '/releases';
/** Of a target only the releases, neither the registry's files nor the history. */
const RELEASE_FILE = /^\/releases\/[a-z0-9-]+\/\d+\/[^.]/;
const HAS_EXTENSION = /\.[A-Za-z0-9]+$/;

/** The server of the portal's origin: the shell's files, the registry, and the API behind it. */
export function createPortalServer(sources: PortalSources): Server {
  const proxy = new PathProxy(sources.proxied);
  const files = staticFiles(sources.shellFolder);
  const releases = sources.releasesFolder && staticFiles(sources.releasesFolder);
  const page = {
    file: join(sources.shellFolder, 'index.html'),
    registry: sources.registry,
    trusted: sources.trusted,
  };
  const sendPageOf = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { boardPagesFrom } = sources;
    const isBoard = boardPagesFrom !== undefined && isBoardAddress(request.url ?? '/');
    const additions = isBoard ? await boardPageAdditions(request, boardPagesFrom) : {};
    await sendPage(request, response, page, additions);
  };
  const sendRegistry = async (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    sendText(request, response, await sources.registry.read(), REGISTRY);

  const headers = originHeaders(sources);
  const server = createServer((request, response) => {
    response.setHeaders(headers);
    if (proxy.web(request, response)) return;
    const path = pathOf(request);
    const end = (failure: Error): void => {
      response.destroy(failure);
    };
    if (path === REGISTRY.path) sendRegistry(request, response).catch(end);
    else if (releases && RELEASE_FILE.test(path)) {
      request.url = path.slice(RELEASES.length);
      releases(request, response, () => answerNotFound(response));
    } else if (path === '/index.html') sendPage(request, response, page).catch(end);
    else {
      files(request, response, () => {
        // Every path without an extension is a page of the portal; the shell's router knows which.
        if (HAS_EXTENSION.test(path)) answerNotFound(response);
        else sendPageOf(request, response).catch(end);
      });
    }
  });
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) =>
    proxy.upgrade(request, socket, head),
  );
  return server;
}

const YEAR_SECONDS = 31_536_000;

/** Headers of every answer of the portal's origin. */
const originHeaders = ({ httpsOnly = false }: PortalSources): Map<string, string> =>
  new Map([
    // No window that somebody else opened, or that we opened elsewhere, can reach into the page.
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ...(httpsOnly
      ? [['Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`] as const]
      : []),
  ]);

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/';
}
