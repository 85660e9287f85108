import type { BenchWorld } from '../bench-world.ts';
import { type Comparison, compare } from '../comparison.ts';
import { around, type LoadRequest, load, type Round, type Server } from '../load.ts';
import { requestToPeer } from '../peer-tokens.ts';
import { type Row, throughputRow } from '../report.ts';
import type { Scenario } from '../scenarios.ts';
import { LOAD } from '../settings.ts';
import { eachSide, eachSideInTurn, type Sides } from '../sides.ts';

/** A page, every answer made anew. */
export async function page(title: string, world: BenchWorld, scenario: Scenario): Promise<Row> {
  const requests = requestsOf(scenario.name, scenario.requests);
  return throughputRow(title, await loadInTurn(world.servers, requests));
}

/** The board's pages with an API that keeps no answer, so that it does what the peer does. */
export async function boardMadeAnew(
  title: string,
  world: BenchWorld,
  scenario: Scenario,
): Promise<Row> {
  const { server, stop } = await world.startWithoutSharedAnswers();
  try {
    const requests = requestsOf(scenario.name, scenario.requests);
    return throughputRow(title, await loadInTurn({ ...world.servers, api: server }, requests));
  } finally {
    await stop();
  }
}

/** What each side is asked for; the bare server knows a sample by its number. */
function requestsOf(name: string, requests: readonly LoadRequest[]): Sides<LoadRequest[]> {
  return {
    api: [...requests],
    peer: requests.map(requestToPeer),
    bare: requests.map((_, n) => ({ path: `/${name}?n=${n}` })),
  };
}

/** Loads the sides in turn, so that what else the machine does meets them alike. */
async function loadInTurn(
  servers: Sides<Server>,
  requests: Sides<readonly LoadRequest[]>,
): Promise<Comparison> {
  const next = await eachSide((side) => around(requests[side]));
  await eachSide((side) => load(servers[side], next[side], LOAD.warmUpSeconds));
  const rounds: Sides<Round>[] = [];
  for (let round = 0; round < LOAD.rounds; round += 1) {
    rounds.push(
      await eachSideInTurn(round, (side) => load(servers[side], next[side], LOAD.secondsARound)),
    );
  }
  return compare(rounds);
}
