import { setTimeout as after } from 'node:timers/promises';
import { describeFailure } from '../../process/plain-failure.ts';
import { type BenchWorld, openBenchWorld } from './bench-world.ts';
import { clearConfirmations, manyRequests, manyShifts, toApi, toBare } from './confirmations.ts';
import { Crowd } from './crowd.ts';
import { type Duel, duel, duelOf } from './duel.ts';
import { around, type LoadRequest, type Round, type Server } from './load.ts';
import { processorMs } from './processor-time.ts';
import { timeEvents } from './sockets.ts';
import { median } from './statistics.ts';

// npm run bench:api [part of a title]: the API against a bare server that sends the same queries, in one
// run on one machine. What matters is the ratios.
const [only = ''] = process.argv.slice(2);
const say = (line: string): void => console.log(line);
const isAsked = (title: string): boolean => title.toLowerCase().includes(only.toLowerCase());

const GOALS = { throughput: 0.9, p99: 1.5, cached: 15, crowd: 2, eventMs: 10 } as const;
const CROWD = 200;
const CROWD_ROUNDS = 7;
const CONFIRM_ROUNDS = 7;
const CONFIRMS_A_ROUND = 40;
/** As many as it takes until the code of a confirmation is compiled, on both sides. */
const CONFIRMS_TO_WARM_UP = 600;
/** Longer than what follows a confirmation takes. */
const PAUSE_MS = 60;
const SOCKETS = 1000;
const EVENTS = 60;

let missed = 0;

try {
  await using world = await openBenchWorld(say);
  say(`\nNode ${process.version}, medians of rounds that alternate between both sides`);
  await clearConfirmations(world.database, world.market);
  await pages(world);
  await confirms(world);
  await cachedBoard(world);
  await crowds(world);
  await sockets(world);
  say(missed === 0 ? 'Every goal is reached.' : `${missed} goals are missed.`);
} catch (failure) {
  console.error(describeFailure(failure));
  process.exitCode = 1;
}

async function pages({ scenarios, uncached, bare }: BenchWorld): Promise<void> {
  for (const { name, title, requests } of scenarios.filter((each) => isAsked(each.title))) {
    const same = requests.map((_, n): LoadRequest => ({ path: `/${name}?n=${n}` }));
    const result = await duel(
      { ...serverOf(uncached), next: around(requests) },
      { ...serverOf(bare), next: around(same) },
    );
    tell(title, result);
  }
}

async function confirms({ database, market, uncached, bare }: BenchWorld): Promise<void> {
  const title = 'One confirm';
  if (!isAsked(title)) return;
  const first = await manyShifts(database, market, 2 * CONFIRMS_TO_WARM_UP);
  await oneByOne(serverOf(uncached), first.slice(0, CONFIRMS_TO_WARM_UP).map(toApi), 0);
  await oneByOne(serverOf(bare), first.slice(CONFIRMS_TO_WARM_UP).map(toBare), 0);
  const one = await alternating(database, market, uncached, bare, PAUSE_MS);
  tell(title, one);
  // Without a pause the API does what follows a confirmation (mail, notification, events) meanwhile.
  const busy = await alternating(database, market, uncached, bare, 0);
  say(
    `${'the same without a pause'.padStart(34)} ${rate(busy.api.perSecond)} of ${rate(busy.bare.perSecond)} bare: ${busy.throughput.toFixed(2)}, mails and events included`,
  );
}

async function alternating(
  database: BenchWorld['database'],
  market: BenchWorld['market'],
  api: BenchWorld['api'],
  bare: BenchWorld['bare'],
  pauseMs: number,
): Promise<Duel> {
  const pairs: { api: Round; bare: Round }[] = [];
  for (let round = 0; round < CONFIRM_ROUNDS; round += 1) {
    const all = await manyShifts(database, market, 2 * CONFIRMS_A_ROUND);
    const own = all.slice(0, CONFIRMS_A_ROUND).map(toApi);
    const others = all.slice(CONFIRMS_A_ROUND).map(toBare);
    const sides = {
      api: () => oneByOne(serverOf(api), own, pauseMs),
      bare: () => oneByOne(serverOf(bare), others, pauseMs),
    };
    const isApiFirst = round % 2 === 0;
    const first = await sides[isApiFirst ? 'api' : 'bare']();
    const second = await sides[isApiFirst ? 'bare' : 'api']();
    pairs.push(isApiFirst ? { api: first, bare: second } : { api: second, bare: first });
  }
  return duelOf(pairs);
}

/** One after the other over one connection. */
async function oneByOne(
  { origin, pid }: Server,
  requests: readonly LoadRequest[],
  pauseMs: number,
): Promise<Round> {
  const one = new Crowd(origin, 1);
  const times: number[] = [];
  const before = processorMs(pid);
  for (const request of requests) {
    const { ms, statuses } = await one.ask([request]);
    if (statuses[200] !== 1) throw new Error(`A confirmation answered ${JSON.stringify(statuses)}`);
    times.push(ms);
    await after(pauseMs);
  }
  one.leave();
  const sorted = times.toSorted((a, b) => a - b);
  const all = times.reduce((sum, ms) => sum + ms, 0);
  return {
    perSecond: (1000 * times.length) / all,
    median: median(times),
    p99: sorted[Math.floor(times.length * 0.99)] ?? 0,
    cpu: (processorMs(pid) - before) / times.length,
  };
}

async function cachedBoard({ scenarios, api, bare }: BenchWorld): Promise<void> {
  const title = 'Public board, kept for a second';
  const [first] = scenarios[0]?.requests ?? [];
  if (!isAsked(title) || !first) return;
  const yardstick = { ...serverOf(bare), next: around([{ path: '/board?n=0' }]) };
  const kept = await duel({ ...serverOf(api), next: around([first]) }, yardstick);
  tellKept(title, kept);
  const answer = await fetch(`${api.origin}${first.path}`);
  const etag = answer.headers.get('etag') ?? '';
  await answer.arrayBuffer();
  const unchanged = { ...first, headers: { 'if-none-match': etag } };
  const known = await duel({ ...serverOf(api), next: around([unchanged]) }, yardstick, {
    rounds: 3,
  });
  tellKept('The same with its ETag', known);
}

async function crowds({ database, market, uncached, bare }: BenchWorld): Promise<void> {
  const title = 'Two hundred confirms at once';
  if (!isAsked(title)) return;
  const toApiCrowd = new Crowd(uncached.origin, CROWD);
  const toBareCrowd = new Crowd(bare.origin, CROWD);
  const times: { api: number; bare: number; confirmed: number }[] = [];
  for (let round = 0; round <= CROWD_ROUNDS; round += 1) {
    const all = await manyRequests(database, market, { places: 3, requests: CROWD });
    const plain = await manyRequests(database, market, { places: 3, requests: CROWD });
    const updates = plain.map(({ shift }) => ({ path: `/take-place?shift=${shift}` }));
    const ask = {
      api: () => toApiCrowd.ask(all.map(toApi)),
      bare: () => toBareCrowd.ask(updates),
    };
    const isApiFirst = round % 2 === 0;
    const first = await ask[isApiFirst ? 'api' : 'bare']();
    const second = await ask[isApiFirst ? 'bare' : 'api']();
    const [api, yardstick] = isApiFirst ? [first, second] : [second, first];
    if (round > 0)
      times.push({ api: api.ms, bare: yardstick.ms, confirmed: api.statuses[200] ?? 0 });
  }
  toApiCrowd.leave();
  toBareCrowd.leave();
  const ratio = median(times.map(({ api, bare: plain }) => api / plain));
  const own = median(times.map(({ api }) => api)).toFixed(0);
  const plain = median(times.map((each) => each.bare)).toFixed(0);
  const confirmed = [...new Set(times.map((each) => each.confirmed))].join(' and ');
  say(
    `${title.padEnd(34)} ${own} ms, ${plain} ms bare: ${ratio.toFixed(2)} times as long, ${confirmed} confirmed${verdict(ratio <= GOALS.crowd)}`,
  );
}

async function sockets({ market, uncached }: BenchWorld): Promise<void> {
  const title = 'A thousand sockets';
  const [user, ...others] = market.workers;
  if (!isAsked(title) || !user) return;
  const times = await timeEvents(uncached.origin, {
    others,
    user,
    sockets: SOCKETS,
    events: EVENTS,
  });
  say(
    `${title.padEnd(34)} ${times.sockets} open, an event is there ${times.afterAnswer.toFixed(1)} ms after its cause was answered, ${times.afterRequest.toFixed(1)} ms after it was sent${verdict(times.afterAnswer < GOALS.eventMs)}`,
  );
}

function tell(title: string, { api, bare, throughput, p99, cpu }: Duel): void {
  const isReached = throughput >= GOALS.throughput && p99 <= GOALS.p99;
  say(
    `${title.padEnd(34)} ${rate(api.perSecond)} of ${rate(bare.perSecond)} bare: ${throughput.toFixed(2)}; p99 ${api.p99.toFixed(0)} ms of ${bare.p99.toFixed(0)} ms: ${p99.toFixed(2)}; processor ${api.cpu.toFixed(1)} ms of ${bare.cpu.toFixed(1)} ms: ${cpu.toFixed(2)}${verdict(isReached)}`,
  );
}

function tellKept(title: string, { api, bare, throughput }: Duel): void {
  say(
    `${title.padEnd(34)} ${rate(api.perSecond)} of ${rate(bare.perSecond)} bare: ${throughput.toFixed(1)} times${verdict(throughput >= GOALS.cached)}`,
  );
}

function serverOf({ origin, process }: BenchWorld['api'] | BenchWorld['bare']): Server {
  return { origin, pid: process.pid };
}

function rate(perSecond: number): string {
  return `${perSecond.toFixed(0)}/s`;
}

function verdict(isReached: boolean): string {
  if (!isReached) missed += 1;
  return isReached ? '' : '  (goal missed)';
}
