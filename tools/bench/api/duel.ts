import { type LoadRequest, load, type Round, type Server } from './load.ts';
import { LOAD } from './settings.ts';
import { median } from './statistics.ts';

/** One of the two sides of a comparison. */
export interface Side extends Server {
  readonly next: () => LoadRequest;
}

/** How the API did against the bare server: medians over rounds that follow one another directly. */
export interface Duel {
  readonly api: Round;
  readonly bare: Round;
  /** Requests a second of the API for one of the bare server. */
  readonly throughput: number;
  /** The API's 99th percentile for one of the bare server's. */
  readonly p99: number;
  /** The API's processor time for one of the bare server's. */
  readonly cpu: number;
}

/** Loads both sides in turn, so that what else the machine does meets them alike. */
export async function duel(
  api: Side,
  bare: Side,
  { rounds = LOAD.rounds }: { readonly rounds?: number } = {},
): Promise<Duel> {
  const run = (side: Side, seconds: number = LOAD.secondsARound) => load(side, side.next, seconds);
  await run(bare, LOAD.warmUpSeconds);
  await run(api, LOAD.warmUpSeconds);
  const pairs: { api: Round; bare: Round }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const isApiFirst = round % 2 === 0;
    const first = await run(isApiFirst ? api : bare);
    const second = await run(isApiFirst ? bare : api);
    pairs.push(isApiFirst ? { api: first, bare: second } : { api: second, bare: first });
  }
  return duelOf(pairs);
}

/** The medians of rounds that were run in pairs. */
export function duelOf(pairs: readonly { readonly api: Round; readonly bare: Round }[]): Duel {
  const middle = (of: (pair: { api: Round; bare: Round }) => number) => median(pairs.map(of));
  const all = (side: 'api' | 'bare'): Round => ({
    perSecond: middle((pair) => pair[side].perSecond),
    median: middle((pair) => pair[side].median),
    p99: middle((pair) => pair[side].p99),
    cpu: middle((pair) => pair[side].cpu),
  });
  return {
    api: all('api'),
    bare: all('bare'),
    throughput: middle((pair) => pair.api.perSecond / pair.bare.perSecond),
    p99: middle((pair) => pair.api.p99 / Math.max(1, pair.bare.p99)),
    cpu: middle((pair) => pair.api.cpu / pair.bare.cpu),
  };
}
