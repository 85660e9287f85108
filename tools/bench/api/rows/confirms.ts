import { setTimeout as after } from 'node:timers/promises';
import { processorMs } from '../../../process/processor-time.ts';
import type { BenchWorld } from '../bench-world.ts';
import { compare } from '../comparison.ts';
import {
  type Confirmable,
  manyShifts,
  toApi,
  toBare,
  untilNothingIsDue,
} from '../confirmations.ts';
import type { LoadRequest, Round, Server } from '../load.ts';
import { LoadClients } from '../load-clients.ts';
import { requestToPeer } from '../peer-tokens.ts';
import { type Row, throughputRow } from '../report.ts';
import { CONFIRMS } from '../settings.ts';
import { eachSide, eachSideInTurn, type Sides } from '../sides.ts';

/** The confirmation as each side takes it. */
export const CONFIRMATION: Sides<(one: Confirmable) => LoadRequest> = {
  api: toApi,
  peer: (one) => requestToPeer(toApi(one)),
  bare: toBare,
};

/** Confirmations one after the other over one connection, with a pause after each. */
export async function confirms(title: string, world: BenchWorld, pauseMs: number): Promise<Row> {
  const rounds: Sides<Round>[] = [];
  for (let round = 0; round < CONFIRMS.rounds; round += 1) {
    rounds.push(
      await eachSideInTurn(round, (side) => confirmMany(world, side, CONFIRMS.aRound, pauseMs)),
    );
  }
  return throughputRow(title, await compare(rounds));
}

/** Makes so many confirmations on each side that none of them compiles its code while it is timed. */
export async function warmUpConfirms(world: BenchWorld): Promise<void> {
  await eachSide((side) => confirmMany(world, side, CONFIRMS.toWarmUp, 0));
}

async function confirmMany(
  { database, market, servers }: BenchWorld,
  side: keyof Sides<unknown>,
  count: number,
  pauseMs: number,
): Promise<Round> {
  const shifts = await manyShifts(database, market, count);
  const round = await oneByOne(servers[side], shifts.map(CONFIRMATION[side]), pauseMs);
  // What follows the confirmations of one side must not slow the next one down.
  await untilNothingIsDue(database);
  return round;
}

async function oneByOne(
  { origin, pid }: Server,
  requests: readonly LoadRequest[],
  pauseMs: number,
): Promise<Round> {
  const client = new LoadClients(origin, 1);
  const times: number[] = [];
  const before = processorMs(pid);
  for (const request of requests) {
    const { ms, statuses } = await client.sendAll([request]);
    if (statuses[200] !== 1) throw new Error(`A confirmation answered ${JSON.stringify(statuses)}`);
    times.push(ms);
    await after(pauseMs);
  }
  client.close();
  const sorted = times.toSorted((a, b) => a - b);
  const all = times.reduce((sum, ms) => sum + ms, 0);
  return {
    perSecond: (1000 * times.length) / all,
    p99: sorted[Math.floor(times.length * 0.99)] ?? 0,
    processorMs: (processorMs(pid) - before) / times.length,
  };
}
