import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import { z } from 'zod';

/** Who got which release at a moment, by release number; null where it has none. */
const Shares = z.object({
  current: z.number().nullable(),
  canary: z.object({ number: z.number(), percent: z.number() }).nullable(),
});
export type Shares = z.infer<typeof Shares>;

/** What was done, when it was changed who gets which release. */
export type HistoryAction = 'release' | 'canary' | 'promote' | 'rollback' | 'pin' | 'retire';

/**
 * One change of who gets which release. It is written before the change, and never altered. What newer
 * tools have added to it, and actions that only they know, do not keep these from reading it.
 */
export const HistoryRecord = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  /** A `HistoryAction`, as far as these tools know them. */
  action: z.string(),
  before: Shares,
  after: Shares,
  /** Why, where it was not a person who decided. */
  why: z.string().optional(),
});
export type HistoryRecord = z.infer<typeof HistoryRecord>;

const DIGITS = 6;

/** The folder of a remote's history in a target. */
export const historyFolder = (remote: RemoteName): string => `history/${remote}/`;

/** The path of the n-th record, from 1. */
export const historyPath = (remote: RemoteName, count: number): string =>
  `${historyFolder(remote)}${String(count).padStart(DIGITS, '0')}.json`;

/**
 * The release that everybody had before the current one, by the records so far, oldest first;
 * undefined when there was none. Rollbacks do not count, so that two of them go back two releases.
 */
export function releaseBefore(
  records: readonly HistoryRecord[],
  current: number,
): number | undefined {
  const made = records.findLast(
    ({ action, before, after }) =>
      action !== 'rollback' && after.current === current && before.current !== current,
  );
  return made?.before.current ?? undefined;
}

/** The releases that so many rollbacks in a row would lead to, beginning with the first. */
export function releasesBefore(
  records: readonly HistoryRecord[],
  current: number,
  rollbacks: number,
): number[] {
  const led: number[] = [];
  let last = releaseBefore(records, current);
  while (last !== undefined && led.length < rollbacks && !led.includes(last)) {
    led.push(last);
    last = releaseBefore(records, last);
  }
  return led;
}

/** Until when windows were given a release that they may still have; undefined where they never were. */
export function lastGivenAt(records: readonly HistoryRecord[], number: number): Date | undefined {
  const last = records.findLast(
    ({ before }) => before.current === number || before.canary?.number === number,
  );
  return last && new Date(last.at);
}
