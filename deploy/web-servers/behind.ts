import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen, type RunningServer } from '@leafshift/remote-kit/ports/listen';

/** What the API answers unless it is asked for something short. */
export const LONG = JSON.stringify({ text: 'a shift in Toronto '.repeat(200) });
export const FOREVER = 'public, max-age=31536000, immutable';
export const HSTS = 'max-age=31536000; includeSubDomains';

/** Stand-ins of what a web server stands in front of. */
export interface Behind {
  readonly api: RunningServer;
  readonly gateway: RunningServer;
  /** The requests to the API, checks of its health left out, and the bodies of those that it answered. */
  readonly seen: IncomingMessage[];
  readonly bodies: string[];
  /** So many of the next requests find a process that is just leaving. */
  leaving: number;
  /** So many of the next requests for a file of the gateway find one that does not have it. */
  lacking: number;
  stop(): Promise<void>;
}

const isOfHealth = ({ url }: IncomingMessage): boolean => /\/health\//.test(url ?? '');

/** The page for every path, and files with a hash in their names, compressed already. */
function answerAsGateway(
  behind: Behind,
  { url = '/' }: IncomingMessage,
  answer: ServerResponse,
): void {
  const isFile = url.endsWith('.js');
  if (isFile && behind.lacking > 0) {
    behind.lacking -= 1;
    answer.writeHead(404).end();
    return;
  }
  answer.setHeader('cache-control', isFile ? FOREVER : 'no-cache');
  answer.setHeader('strict-transport-security', HSTS);
  if (isFile) answer.setHeader('content-encoding', 'br');
  answer.setHeader('content-type', isFile ? 'text/javascript' : 'text/html');
  answer.end(isFile ? 'compressed' : '<title>Leafshift</title>');
}

export async function startBehind(): Promise<Behind> {
  const server = createServer(async (incoming, answer) => {
    if (isOfHealth(incoming)) {
      answer.end('{}');
      return;
    }
    behind.seen.push(incoming);
    if (behind.leaving > 0) {
      behind.leaving -= 1;
      incoming.socket.resetAndDestroy();
      return;
    }
    behind.bodies.push(await text(incoming));
    answer.setHeader('content-type', 'application/json');
    answer.setHeader('cache-control', 'no-store');
    answer.setHeader('strict-transport-security', HSTS);
    answer.end(incoming.url?.includes('short') ? '{}' : LONG);
  });
  server.on('upgrade', (incoming, socket) => {
    behind.seen.push(incoming);
    socket.on('error', () => socket.destroy());
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    );
  });
  const [api, gateway] = await Promise.all([
    listen(server, 0),
    listen(
      createServer((incoming, answer) => answerAsGateway(behind, incoming, answer)),
      0,
    ),
  ]);
  const behind: Behind = {
    ...{ api, gateway, seen: [], bodies: [], leaving: 0, lacking: 0 },
    async stop() {
      await Promise.all([api.stop(), gateway.stop()]);
    },
  };
  return behind;
}
