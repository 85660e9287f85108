import { updatePost } from '@leafshift/contracts/posts';
import { type OpenSockets, openSockets } from '../../tools/bench/api/open-sockets.ts';
import { median } from '../../tools/bench/api/statistics.ts';
import type { ApiNode } from '../../tools/drills/api/api-node.ts';
import { get } from '../../tools/drills/api/caller.ts';
import { ShiftOnApi, shiftToPost } from '../../tools/drills/api/shift-on-api.ts';
import { processorMs } from '../../tools/process/processor-time.ts';
import { EVERYBODY } from './settings.ts';
import type { SocketWorld } from './socket-world.ts';

const HOUR_MS = 3_600_000;
const ARRIVES_WITHIN_MS = 30_000;

/** What telling everybody of a shift costs. */
export interface ToldEverybody {
  /** Milliseconds from the request to the last window, in the middle. */
  readonly lastWindowMs: number;
  /** Milliseconds of processor time of both processes for each change, in the middle of the rounds. */
  readonly processorMs: number;
}

type Between = 'MongoDB' | 'Redis';

/**
 * Changes a shift for which many have asked on one process, while their windows are open on another one.
 * Two processes at a time, joined by the database or by Redis in turns.
 */
export async function tellEverybody(
  world: SocketWorld,
): Promise<Readonly<Record<Between, ToldEverybody>>> {
  const redis = await world.startRedis();
  try {
    const inDatabase: ToldEverybody[] = [];
    const inRedis: ToldEverybody[] = [];
    for (let round = 0; round < EVERYBODY.rounds; round += 1) {
      inDatabase.push(await between(world, {}));
      inRedis.push(await between(world, { REDIS_URL: redis.url }));
    }
    return { MongoDB: middleOf(inDatabase), Redis: middleOf(inRedis) };
  } finally {
    await redis.process.stop();
  }
}

const middleOf = (rounds: readonly ToldEverybody[]): ToldEverybody => ({
  lastWindowMs: median(rounds.map(({ lastWindowMs }) => lastWindowMs)),
  processorMs: median(rounds.map((round) => round.processorMs)),
});

async function between(
  world: SocketWorld,
  env: Readonly<Record<string, string>>,
): Promise<ToldEverybody> {
  await using nodes = new AsyncDisposableStack();
  const start = async (): Promise<ApiNode> => {
    const node = await world.startNode(env);
    nodes.defer(() => node.process.stop());
    return node;
  };
  const changed = await start();
  const watched = await start();
  const { employer, workers } = world;
  const startsAt = new Date(Date.now() + 100 * HOUR_MS);
  const shift = await ShiftOnApi.post(changed.origin, employer, { startsAt });
  for (const worker of workers) await shift.request(worker);
  using windows = await openSockets(
    watched.origin,
    workers,
    workers.length * EVERYBODY.windowsEach,
  );
  if (windows.refused > 0) throw new Error(`${windows.refused} windows were refused`);
  const change = (number: number) =>
    get(
      changed.origin,
      updatePost,
      {
        params: { id: shift.id },
        body: { ...shiftToPost(employer, startsAt), jobDescription: `<p>Trim, ${number}.</p>` },
      },
      employer,
    );
  // What requests have caused is done when the first change has arrived.
  await arrival(windows, shift.id, () => change(0));
  const used = () => processorMs(changed.process.pid) + processorMs(watched.process.pid);
  const before = used();
  const times: number[] = [];
  for (let number = 1; number <= EVERYBODY.changes; number += 1) {
    times.push(await arrival(windows, shift.id, () => change(number)));
  }
  const processorEach = (used() - before) / EVERYBODY.changes;
  return { lastWindowMs: median(times), processorMs: processorEach };
}

/** Milliseconds until every window has been told of a change. Throws when one is not told. */
async function arrival(
  { sockets }: OpenSockets,
  postId: string,
  change: () => Promise<unknown>,
): Promise<number> {
  const began = performance.now();
  const told = Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve, reject) => {
          const late = setTimeout(
            () => reject(new Error('A window was told of nothing')),
            ARRIVES_WITHIN_MS,
          );
          const hear = (event: { readonly postId: string }): void => {
            if (event.postId !== postId) return;
            clearTimeout(late);
            socket.off('postUpdated', hear);
            resolve();
          };
          socket.on('postUpdated', hear);
        }),
    ),
  );
  await Promise.all([change(), told]);
  return performance.now() - began;
}
