import { SOCKET_PATH } from '@leafshift/contracts/realtime';
import { io, type Socket } from 'socket.io-client';
import type { Person } from '../../tools/drills/api/caller.ts';
import { until } from './until.ts';

/** So many are opened side by side, as people come. */
const TOGETHER = 50;
/** So long a window waits for its first connection, and all together for the last one. */
const PATIENCE_MS = 60_000;

/** Open windows of one person, each with a connection that it makes anew when it is lost, as the portal does. */
export class Windows implements Disposable {
  readonly #sockets: readonly Socket[];
  #lost = 0;

  private constructor(sockets: readonly Socket[]) {
    this.#sockets = sockets;
    for (const socket of sockets) {
      socket.on('disconnect', () => {
        this.#lost += 1;
      });
    }
  }

  /** Opens so many, by websocket alone. Throws a PlainFailure where one does not connect. */
  static async open(origin: string, person: Person, count: number): Promise<Windows> {
    const sockets: Socket[] = [];
    try {
      while (sockets.length < count) {
        const next = Array.from({ length: Math.min(TOGETHER, count - sockets.length) }, () =>
          io(origin, {
            path: SOCKET_PATH,
            transports: ['websocket'],
            forceNew: true,
            auth: { token: person.token },
          }),
        );
        sockets.push(...next);
        await allConnected(sockets);
      }
      return new Windows(sockets);
    } catch (failure) {
      for (const socket of sockets) socket.disconnect();
      throw failure;
    }
  }

  /** How often a connection ended since all were open. */
  get lost(): number {
    return this.#lost;
  }

  /** Resolves with the milliseconds until every window is connected. Throws a PlainFailure after a minute. */
  async allBack(): Promise<number> {
    const began = performance.now();
    await allConnected(this.#sockets);
    return performance.now() - began;
  }

  [Symbol.dispose](): void {
    for (const socket of this.#sockets) socket.disconnect();
  }
}

const allConnected = (sockets: readonly Socket[]): Promise<void> =>
  until(
    `all of ${sockets.length} windows are connected`,
    () => sockets.every(({ connected }) => connected),
    PATIENCE_MS,
  );
