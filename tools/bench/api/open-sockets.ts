import { SOCKET_PATH } from '@leafshift/contracts/realtime';
import { io, type Socket } from 'socket.io-client';
import type { Person } from '../../drills/api/caller.ts';

/** How many are opened side by side. */
const TOGETHER = 50;

/** Windows of people; all of them close when it is disposed. */
export interface OpenSockets extends Disposable {
  readonly sockets: readonly Socket[];
  /** How many could not be opened. */
  readonly refused: number;
}

/** Opens so many windows, of one person after the other. */
export async function openSockets(
  origin: string,
  people: readonly Person[],
  count: number,
): Promise<OpenSockets> {
  const sockets: Socket[] = [];
  let refused = 0;
  while (sockets.length + refused < count) {
    const begun = sockets.length + refused;
    const next = Array.from({ length: Math.min(TOGETHER, count - begun) }, (_, at) =>
      connected(origin, people[(begun + at) % people.length]?.token ?? ''),
    );
    for (const opened of await Promise.allSettled(next)) {
      if (opened.status === 'fulfilled') sockets.push(opened.value);
      else refused += 1;
    }
  }
  return {
    sockets,
    refused,
    [Symbol.dispose]: () => {
      for (const socket of sockets) socket.disconnect();
    },
  };
}

function connected(origin: string, token: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = io(origin, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { token },
    });
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}
