import { once } from 'node:events';
import { createServer } from 'node:net';

const LOWEST = 20_000;
/** From here on the system gives ports to connections that go out, one of which may come first. */
const LOWEST_OUTGOING = 32_768;

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const port = LOWEST + Math.floor(Math.random() * (LOWEST_OUTGOING - LOWEST));
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'EADDRINUSE') return freePort();
    throw failure;
  }
  server.close();
  await once(server, 'close');
  return port;
}
