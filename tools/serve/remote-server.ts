import { createServer, type Server } from 'node:http';
import { answerNotFound } from './send-file.ts';
import { staticFiles } from './static-files.ts';

/** The server of one remote's origin: its files, readable by the portal's origin only. */
export function createRemoteServer(folder: string, portalOrigin: string): Server {
  const files = staticFiles(folder);
  return createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', portalOrigin);
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('Timing-Allow-Origin', portalOrigin);
    files(request, response, () => {
      answerNotFound(response);
    });
  });
}
