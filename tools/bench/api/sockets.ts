import { skipOnboarding } from '@leafshift/contracts/users';
import { get, type Person } from '../../drills/api/caller.ts';
import { openSockets } from './open-sockets.ts';
import { median } from './statistics.ts';

/**
 * Opens so many sockets, one of them a user's, who then changes something again and again. Gives how many
 * milliseconds it takes from the request to the event, in the middle. Throws when one cannot be opened.
 */
export async function timeEvents(
  origin: string,
  {
    others,
    user,
    open: count,
    events,
  }: {
    readonly others: readonly Person[];
    readonly user: Person;
    readonly open: number;
    readonly events: number;
  },
): Promise<number> {
  using open = await openSockets(origin, others, count - 1);
  using own = await openSockets(origin, [user], 1);
  const [window] = own.sockets;
  if (!window || open.refused > 0) throw new Error(`${open.refused + own.refused} were refused`);
  const times: number[] = [];
  for (let event = 0; event < events; event += 1) {
    const arrived = new Promise<number>((resolve) =>
      window.once('accountUpdated', () => resolve(performance.now())),
    );
    const start = performance.now();
    await get(origin, skipOnboarding, { body: { data: event % 2 === 0 } }, user);
    times.push((await arrived) - start);
  }
  return median(times);
}
