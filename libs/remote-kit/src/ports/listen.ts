import type { Server } from 'node:http';
import { type AddressInfo, createServer, type Server as NetServer, type Socket } from 'node:net';

/** A server that listens, and how to end it. */
export interface RunningServer {
  readonly port: number;
  /** Stops listening and drops the connections that are open, WebSockets included. */
  stop(): Promise<void>;
}

/**
 * Listens on a port of this machine only, under both of its own addresses, so that `localhost` works
 * however a browser reads it. Port 0 takes any free one.
 */
export async function listen(server: Server, port: number): Promise<RunningServer> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const actual = await listenOn(server, '127.0.0.1', port);
  const second = createServer((socket) => server.emit('connection', socket));
  const listening: NetServer[] = [server];
  if (await listensToo(second, '::1', actual)) listening.push(second);

  return {
    port: actual,
    stop: async () => {
      const closed = listening.map(close);
      for (const socket of open) socket.destroy();
      await Promise.all(closed);
    },
  };
}

async function listensToo(server: NetServer, host: string, port: number): Promise<boolean> {
  try {
    await listenOn(server, host, port);
    return true;
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException;
    // A machine without IPv6 has only the first address.
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return false;
    throw failure;
  }
}

function listenOn(server: NetServer, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function close(server: NetServer): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
}
