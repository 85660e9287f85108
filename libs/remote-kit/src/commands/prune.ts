import { isYoung, keptReleases } from '../releases/retention.ts';
import type { ReleaseContext } from './command.ts';

/** Removes the releases that nobody gets, may still have open, or could be led back to. */
export async function prune({ remote, options, store, now, say }: ReleaseContext): Promise<void> {
  const numbers = await store.numbers(remote);
  const moment = now();
  const holdings = {
    numbers,
    entry: await store.entry(remote),
    records: await store.history(remote),
    writtenAt: await writtenAt(store, remote, numbers),
    now: moment,
  };
  const kept = keptReleases(holdings, options);
  const stays = new Set(kept.flatMap((group) => group.numbers));

  const removed: number[] = [];
  for (const number of numbers) {
    if (stays.has(number)) continue;
    if (await store.remove(remote, number)) removed.push(number);
    else say(`${remote}: release ${number} was given to somebody a moment ago, and stays.`);
  }
  // What is new is being published; what is old was left behind, also by a prune that was stopped.
  const leftBehind = await store.incomplete(remote);
  for (const [number, at] of await writtenAt(store, remote, leftBehind)) {
    if (!isYoung(at, moment) && (await store.remove(remote, number))) removed.push(number);
  }

  say(`${remote}: ${removedSentence(removed.sort((one, other) => one - other))}`);
  for (const group of kept) say(`  kept ${group.why}: ${group.numbers.join(', ')}`);
}

async function writtenAt(
  store: ReleaseContext['store'],
  remote: ReleaseContext['remote'],
  numbers: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const times = new Map<number, Date>();
  for (const number of numbers) {
    const at = await store.writtenAt(remote, number);
    if (at) times.set(number, at);
  }
  return times;
}

function removedSentence(numbers: readonly number[]): string {
  if (numbers.length === 0) return 'nothing to remove.';
  return numbers.length === 1
    ? `release ${numbers[0]} is removed.`
    : `releases ${numbers.join(', ')} are removed.`;
}
