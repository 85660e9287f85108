import { SOCKET_PATH } from '@leafshift/contracts/realtime';
import { skipOnboarding } from '@leafshift/contracts/users';
import { io, type Socket } from 'socket.io-client';
import { get, type Person } from '../../drills/api/caller.ts';
import { median } from './statistics.ts';

const TOGETHER = 50;

/** What an event to one user took, in milliseconds: from the answer of its cause, and from its request. */
export interface EventTimes {
  readonly sockets: number;
  readonly afterAnswer: number;
  readonly afterRequest: number;
}

/** Opens so many windows of others, and one of a user; then the user changes something, again and again. */
export async function timeEvents(
  origin: string,
  {
    others,
    user,
    sockets,
    events,
  }: {
    readonly others: readonly Person[];
    readonly user: Person;
    readonly sockets: number;
    readonly events: number;
  },
): Promise<EventTimes> {
  const open: Socket[] = [];
  try {
    while (open.length < sockets - 1) {
      const next = Array.from({ length: Math.min(TOGETHER, sockets - 1 - open.length) }, (_, at) =>
        connected(origin, others[(open.length + at) % others.length]?.token ?? ''),
      );
      open.push(...(await Promise.all(next)));
    }
    const own = await connected(origin, user.token);
    open.push(own);
    const afterAnswer: number[] = [];
    const afterRequest: number[] = [];
    for (let event = 0; event < events; event += 1) {
      const heard = new Promise<number>((resolve) =>
        own.once('accountUpdated', () => resolve(performance.now())),
      );
      const start = performance.now();
      await get(origin, skipOnboarding, { body: { data: event % 2 === 0 } }, user);
      const answered = performance.now();
      const at = await heard;
      afterAnswer.push(Math.max(0, at - answered));
      afterRequest.push(at - start);
    }
    return {
      sockets: open.length,
      afterAnswer: median(afterAnswer),
      afterRequest: median(afterRequest),
    };
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
