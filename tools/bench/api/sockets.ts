import { SOCKET_PATH } from '@leafshift/contracts/realtime';
import { skipOnboarding } from '@leafshift/contracts/users';
import { io, type Socket } from 'socket.io-client';
import { get, type Person } from '../../drills/api/caller.ts';
import { median } from './statistics.ts';

const TOGETHER = 50;

/**
 * Opens so many sockets, one of them a user's, who then changes something again and again. Gives how many
 * milliseconds it takes from the request to the event, in the middle.
 */
export async function timeEvents(
  origin: string,
  {
    others,
    user,
    open: count,
    events,
  }: {
    readonly others: readonly Person[];
    readonly user: Person;
    readonly open: number;
    readonly events: number;
  },
): Promise<number> {
  const open: Socket[] = [];
  try {
    while (open.length < count - 1) {
      const next = Array.from({ length: Math.min(TOGETHER, count - 1 - open.length) }, (_, at) =>
        connected(origin, others[(open.length + at) % others.length]?.token ?? ''),
      );
      open.push(...(await Promise.all(next)));
    }
    const own = await connected(origin, user.token);
    open.push(own);
    const times: number[] = [];
    for (let event = 0; event < events; event += 1) {
      const arrived = new Promise<number>((resolve) =>
        own.once('accountUpdated', () => resolve(performance.now())),
      );
      const start = performance.now();
      await get(origin, skipOnboarding, { body: { data: event % 2 === 0 } }, user);
      times.push((await arrived) - start);
    }
    return median(times);
  } finally {
    for (const socket of open) socket.disconnect();
  }
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
