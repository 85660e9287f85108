import { createServer, type Server } from 'node:http';
import { answerNotFound } from './answer-not-found.ts';
import type { Changes } from './changes.ts';
import { staticFiles } from './static-files.ts';

/** What a test lets go wrong on a remote's origin. */
export interface RemoteFault {
  /** Every answer comes so many milliseconds late. */
  readonly delayMs?: number;
  /** Files with this text in their path are gone. */
  readonly missing?: string;
}

export interface RemoteSources {
  /** The folder of a build. */
  readonly folder: string;
  /** The only origin that may read it. */
  readonly portalOrigin: string;
  /** The folders of the remote's releases, served below `/releases/`. */
  readonly releasesFolder?: string | undefined;
  readonly fault?: RemoteFault | undefined;
  /** Tells open windows of new builds. */
  readonly changes?: Changes;
}

const RELEASES = '/releases';

/** The server of one remote's origin. */
export function createRemoteServer(sources: RemoteSources): Server {
  const { folder, portalOrigin, releasesFolder, fault = {}, changes } = sources;
  const files = staticFiles(folder);
  const releases = releasesFolder === undefined ? undefined : staticFiles(releasesFolder);
  return createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', portalOrigin);
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('Timing-Allow-Origin', portalOrigin);
    if (changes?.answer(request, response)) return;
    const notFound = (): void => answerNotFound(response);
    const answer = (): void => {
      const path = request.url ?? '/';
      if (fault.missing !== undefined && path.includes(fault.missing)) notFound();
      else if (releases && path.startsWith(`${RELEASES}/`)) {
        request.url = path.slice(RELEASES.length);
        releases(request, response, notFound);
      } else files(request, response, notFound);
    };
    if (fault.delayMs === undefined) answer();
    else setTimeout(answer, fault.delayMs);
  });
}
