import type { RegistryEntry } from '@leafshift/shell-sdk/registry';
import { type HistoryRecord, lastGivenAt, releasesBefore } from './history.ts';

const DAY_MS = 24 * 3_600_000;
/** Windows that are open for longer than so many days have been reloaded, or can be. */
const YOUNG_DAYS = 7;

/** What is known of a remote's releases when some of them shall go. */
export interface Holdings {
  /** The numbers of all complete releases, ascending. */
  readonly numbers: readonly number[];
  readonly entry: RegistryEntry | undefined;
  readonly records: readonly HistoryRecord[];
  /** When each release was published. */
  readonly writtenAt: ReadonlyMap<number, Date>;
  readonly now: Date;
}

/** Why releases stay, in the words of the command, each with the numbers, ascending. */
export interface Kept {
  readonly why: string;
  readonly numbers: readonly number[];
}

/** Whether windows may still have what was written or given at a moment. */
export const isYoung = (at: Date | undefined, now: Date): boolean =>
  at !== undefined && now.getTime() - at.getTime() < YOUNG_DAYS * DAY_MS;

/** Which releases stay, and why; a release is named by the first reason. All others can go. */
export function keptReleases(
  { numbers, entry, records, writtenAt, now }: Holdings,
  { keep, evenYoung }: { readonly keep: number; readonly evenYoung: boolean },
): Kept[] {
  const inUse = Object.values(entry?.releases ?? {}).map(({ number }) => number);
  const current = entry?.releases[entry.current]?.number;
  const before = current === undefined ? [] : releasesBefore(records, current, keep);
  const newest = numbers.slice(-keep);
  const isOpen = (number: number): boolean =>
    isYoung(writtenAt.get(number), now) || isYoung(lastGivenAt(records, number), now);

  const reasons: readonly [string, (number: number) => boolean][] = [
    ['for those who get them', (number) => inUse.includes(number)],
    ['for rollbacks', (number) => before.includes(number)],
    ['as the newest', (number) => newest.includes(number)],
    [`for windows of the last ${YOUNG_DAYS} days`, (number) => !evenYoung && isOpen(number)],
  ];
  const left = new Set(numbers);
  return reasons.flatMap(([why, applies]) => {
    const found = [...left].filter(applies);
    for (const number of found) left.delete(number);
    return found.length === 0 ? [] : [{ why, numbers: found }];
  });
}
