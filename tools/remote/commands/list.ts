import type { HistoryRecord } from '../history.ts';
import { sharesOf } from '../registry-entry.ts';
import { type ReleaseContext, sharesSentence } from './command.ts';

const LATEST = 10;
const day = (at: string) => at.slice(0, 16).replace('T', ' ');

const described = ({ current, canary }: HistoryRecord['after']): string => {
  const everybody = current === null ? 'no release' : `${current}`;
  return canary ? `${everybody}, ${canary.number} for ${canary.percent} %` : everybody;
};

/** Says which releases there are, who gets which, and what was changed lately. */
export async function list({ remote, store, say }: ReleaseContext): Promise<void> {
  const entry = await store.entry(remote);
  const numbers = await store.numbers(remote);
  if (!entry) {
    say(`${remote}: nobody gets it yet.`);
  } else {
    say(sharesSentence(remote, sharesOf(entry)));
  }
  if (numbers.length > 0) say(`  releases: ${numbers.toReversed().join(', ')}`);
  for (const { at, by, action, before, after } of (await store.history(remote)).slice(-LATEST)) {
    say(`  ${day(at)}  ${action} by ${by}: ${described(before)} -> ${described(after)}`);
  }
}
