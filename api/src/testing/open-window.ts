import { SOCKET_PATH } from '@leafshift/contracts/realtime';
import { io } from 'socket.io-client';
import type { Person } from './people.ts';

/** An open window of somebody's. */
export interface OpenWindow {
  /** The postings that it was told to fetch again, once there are so many. */
  told(count: number): Promise<readonly string[]>;
  close(): void;
}

/** Opens a window that listens to what changes from now on. */
export async function openWindow(origin: string, { token }: Person): Promise<OpenWindow> {
  const ids: string[] = [];
  const socket = io(origin, {
    path: SOCKET_PATH,
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
  });
  socket.on('postUpdated', ({ postId }: { postId: string }) => ids.push(postId));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });
  // What its user was told before it opened comes with the connection, ahead of any later answer.
  await fetch(`${origin}/api/health/live`);
  ids.length = 0;
  return {
    told: async (count) => {
      while (ids.length < count) {
        await new Promise((resolve) => socket.once('postUpdated', resolve));
      }
      return ids;
    },
    close: () => void socket.disconnect(),
  };
}
