import { boardPosts, employerShifts, findWork } from '@leafshift/contracts/posts';
import { get, urlOf } from '../../drills/api/caller.ts';
import type { CommandRecorder, RecordedQuery } from './command-recorder.ts';
import type { LoadRequest } from './load.ts';
import type { Market } from './market.ts';

const SAMPLES = 24;
const DAY_MS = 86_400_000;
const PAGE = 20;

/** A page that is asked for: each of its samples as the API takes it. */
export interface Scenario {
  readonly name: 'board' | 'find-work' | 'month';
  readonly requests: readonly LoadRequest[];
}

/** The pages of the benchmark, each in a couple of dozen different places. */
export async function scenariosOf(origin: string, market: Market): Promise<readonly Scenario[]> {
  return [
    { name: 'board', requests: await boardPages(origin) },
    { name: 'find-work', requests: findWorkPages(market) },
    { name: 'month', requests: months(market) },
  ];
}

/** Pages one after the other: each sample is another page. */
async function boardPages(origin: string): Promise<LoadRequest[]> {
  const requests: LoadRequest[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < SAMPLES; page += 1) {
    const query = { limit: PAGE, ...(cursor && { cursor }) };
    requests.push({ path: urlOf(boardPosts, { query }) });
    const { nextCursor } = await get(origin, boardPosts, { query });
    cursor = nextCursor ?? undefined;
  }
  return requests;
}

function findWorkPages({ workers }: Market): LoadRequest[] {
  return Array.from({ length: SAMPLES }, (_, index) => {
    const worker = workers[index % workers.length];
    const from = new Date(Date.now() + index * DAY_MS).toISOString();
    return {
      path: urlOf(findWork, { query: { limit: PAGE, from } }),
      headers: { 'x-auth-token': worker?.token ?? '' },
    };
  });
}

function months({ employers }: Market): LoadRequest[] {
  return Array.from({ length: SAMPLES }, (_, index) => {
    const employer = employers[index % (employers.length - 1)];
    const first = Date.now() + ((index % 8) - 4) * 30 * DAY_MS;
    const query = {
      from: new Date(first).toISOString(),
      to: new Date(first + 30 * DAY_MS).toISOString(),
      limit: 100,
    };
    return {
      path: urlOf(employerShifts, { query }),
      headers: { 'x-auth-token': employer?.token ?? '' },
    };
  });
}

/** The same pages with their filters, to compare the peer's answers with; they are not timed. */
export function variantsOf({ employers, workers }: Market): readonly LoadRequest[] {
  const asWorker = { 'x-auth-token': workers[0]?.token ?? '' };
  const asEmployer = { 'x-auth-token': employers[0]?.token ?? '' };
  const board = { province: 'Ontario', q: 'manager', sort: 'best-paid' } as const;
  const search = { province: 'ON', minRate: 30, near: '43.65,-79.38', withinKm: 500 } as const;
  return [
    { path: urlOf(boardPosts, { query: board }) },
    { path: urlOf(findWork, { query: search }), headers: asWorker },
    { path: urlOf(findWork, { query: { sort: 'newest' } }), headers: asWorker },
    { path: urlOf(employerShifts, { query: { status: 'open' } }), headers: asEmployer },
    { path: urlOf(employerShifts, { query: { status: 'complete' } }), headers: asEmployer },
  ];
}

/** The queries behind each sample of a page. */
export async function recordQueries(
  recorder: CommandRecorder,
  origin: string,
  { requests }: Scenario,
): Promise<readonly (readonly RecordedQuery[])[]> {
  const recorded: (readonly RecordedQuery[])[] = [];
  for (const { path, headers = {} } of requests) {
    recorded.push(
      await recorder.during(async () => {
        const answer = await fetch(`${origin}${path}`, { headers });
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
        await answer.arrayBuffer();
      }),
    );
  }
  return recorded;
}
