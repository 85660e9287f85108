import type { Market } from './market.ts';

/** What the provider does by itself on a day, in percent. */
const HAPPENINGS = [
  ['dispute-opened', 35],
  ['dispute-won', 20],
  ['dispute-lost', 10],
  ['charge-partly-refunded', 15],
  ['payout-failed', 20],
  ['transfer-reversed', 10],
  ['early-fraud-warning', 10],
] as const;
const LOSES = 60;

/** Owners of cards contest, banks send money back: what nobody of the market asked for. */
export async function happenAtProvider({ draws, world }: Market, day: number): Promise<void> {
  for (const [what, percent] of HAPPENINGS) {
    if (draws.happens(percent, 'provider', what, day)) await world.happen(what);
  }
}

/** The provider does what it is asked, and its answer is lost; or it does not, and says so. */
export function upsetProvider({ draws, world }: Market, day: number): void {
  const { faults } = world.sandbox;
  if (draws.happens(LOSES, 'loses a charge', day))
    faults.loseNextAnswer({ path: '/payment_intents' });
  if (draws.happens(LOSES, 'loses a transfer', day)) faults.loseNextAnswer({ path: '/transfers' });
  if (draws.happens(LOSES, 'is down', day)) faults.failNext(503, { path: '/payment_intents' });
}
