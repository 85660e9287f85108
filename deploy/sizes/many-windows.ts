import { openSockets } from '../../tools/bench/api/open-sockets.ts';
import { timeEvents } from '../../tools/bench/api/sockets.ts';
import { memoryOf, processorMs } from '../../tools/process/processor-time.ts';
import { MANY } from './settings.ts';
import type { SocketWorld } from './socket-world.ts';

/** What so many open windows cost one process. */
export interface ManyWindows {
  readonly open: number;
  readonly refused: number;
  /** Seconds until all were open. */
  readonly seconds: number;
  /** Bytes for each of them. */
  readonly memoryEach: number;
  /** Milliseconds of the process for opening one. */
  readonly processorEach: number;
  /** Milliseconds from a change to its event in the window of who is concerned, with few and with all open. */
  readonly eventAmongFew: number;
  readonly eventAmongAll: number;
}

/** Opens ten thousand windows on one process. */
export async function openMany({ workers, startNode }: SocketWorld): Promise<ManyWindows> {
  const { origin, process } = await startNode();
  try {
    const [user, ...others] = workers;
    if (!user) throw new Error('A market has workers');
    const timed = { others, user, open: 2, events: MANY.events };
    // Twice, because the first events are answered by code that is not compiled yet.
    await timeEvents(origin, timed);
    const eventAmongFew = await timeEvents(origin, timed);
    const memory = memoryOf(process.pid);
    const processor = processorMs(process.pid);
    const began = performance.now();
    using windows = await openSockets(origin, others, MANY.windows);
    const open = windows.sockets.length;
    const seconds = (performance.now() - began) / 1000;
    const memoryEach = (memoryOf(process.pid) - memory) / open;
    const processorEach = (processorMs(process.pid) - processor) / open;
    const eventAmongAll = await timeEvents(origin, timed);
    const kept = windows.sockets.filter(({ connected }) => connected).length;
    return {
      ...{ open: kept, refused: windows.refused, seconds, memoryEach, processorEach },
      ...{ eventAmongFew, eventAmongAll },
    };
  } finally {
    await process.stop();
  }
}
