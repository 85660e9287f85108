import type { BenchWorld } from '../bench-world.ts';
import { manyRequests, untilNothingIsDue } from '../confirmations.ts';
import { type Batch, LoadClients } from '../load-clients.ts';
import type { Row } from '../report.ts';
import { CONFIRMS } from '../settings.ts';
import { eachSide, eachSideInTurn, type Sides } from '../sides.ts';
import { median } from '../statistics.ts';
import { CONFIRMATION } from './confirms.ts';

/** Many confirmations of one shift at the same moment, of which only a few can be granted. */
export async function confirmsAtOnce(
  title: string,
  { database, market, servers }: BenchWorld,
): Promise<Row> {
  const { atOnce, openSpots, rounds } = CONFIRMS;
  const clients = await eachSide((side) => new LoadClients(servers[side].origin, atOnce));
  const times: Sides<number>[] = [];
  // The first round only opens the connections.
  for (let round = 0; round <= rounds; round += 1) {
    const batches = await eachSideInTurn(round, async (side) => {
      const requests = await manyRequests(database, market, { openSpots, requests: atOnce });
      const batch = await clients[side].sendAll(
        side === 'bare'
          ? requests.map(({ shift }) => ({ path: `/take-spot?shift=${shift}` }))
          : requests.map(CONFIRMATION[side]),
      );
      await untilNothingIsDue(database);
      return batch;
    });
    requireRightAnswers(batches);
    if (round > 0) times.push(await eachSide((side) => batches[side].ms));
  }
  await eachSide((side) => clients[side].close());
  const ms = await eachSide((side) => `${median(times.map((each) => each[side])).toFixed(0)} ms`);
  return {
    title,
    figures: ms,
    toPeer: median(times.map(({ api, peer }) => peer / api)),
    toBare: median(times.map(({ api, bare }) => bare / api)),
    p99: '',
    processor: '',
  };
}

/** As many confirmed as there are spots, and everybody else told why not. */
function requireRightAnswers({ api, peer }: Sides<Batch>): void {
  for (const { statuses } of [api, peer]) {
    const refused = CONFIRMS.atOnce - CONFIRMS.openSpots;
    if (statuses[200] !== CONFIRMS.openSpots || statuses[409] !== refused)
      throw new Error(`Confirmations at once answered ${JSON.stringify(statuses)}`);
  }
}
