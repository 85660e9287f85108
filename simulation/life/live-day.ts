import { together } from '../world/together.ts';
import { evening } from './evening.ts';
import { AT_ONCE, type Market, timeOf } from './market.ts';
import { midday } from './midday.ts';
import { morning } from './morning.ts';
import { happenAtProvider, upsetProvider } from './provider.ts';

const PARTS = [
  { hour: 8, live: morning },
  { hour: 13, live: midday },
  { hour: 22, live: evening },
] as const;
const MIDNIGHT = 24;

/** Lets a day pass, until its midnight, when everything that was under way has come to its end. */
export async function liveDay(market: Market, day: number): Promise<void> {
  for (const { hour, live } of PARTS) {
    await market.world.moveTo(timeOf(day, hour));
    await market.world.deliverEvents(market.draws, day, hour);
    await changeNetworks(market, day, hour);
    upsetProvider(market, day);
    await live(market, day);
    await market.world.settled();
    market.world.sandbox.faults.clear();
  }
  await happenAtProvider(market, day);
  await market.world.moveTo(timeOf(day, MIDNIGHT));
  await market.world.deliverEvents(market.draws, day, MIDNIGHT);
  await market.world.settled();
}

/** Phones that were offline come back and send what they have kept; others lose the network. */
async function changeNetworks({ draws, people }: Market, day: number, hour: number): Promise<void> {
  await together(people.workers, AT_ONCE, async ({ habits, number, phone }) => {
    await phone.reconnect();
    phone.isOffline = draws.happens(habits.isOffline, 'offline', number, day, hour);
  });
}
