import type { ShiftTab } from '@leafshift/contracts/employer-shifts';
import type { QueryFilter } from 'mongoose';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { wordFilter } from '../../../infra/mongo/word-filter.ts';
import type { ShiftDocument } from '../../posts/index.ts';
import type { Asking, ShiftRowsFilter } from '../domain/employer-shift-lists.ts';

type Filter = QueryFilter<ShiftDocument>;

/** No shift is longer than 16 hours, so none that has not ended began more than a day ago. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** Not submitted nor cancelled, so that the keys alone decide: of null they do not know whether it is there. */
const OPEN: Filter = { status: { $nin: ['Complete', 'Cancelled'] } };

/** Counters that make a shift one to be submitted, because there is somebody to pay or to settle. */
const OWED_COUNTS = ['confirmedCount', 'noShowCount', 'latePayCount'] as const;

const IN_STATE: Readonly<Record<NonNullable<ShiftRowsFilter['state']>, Filter>> = {
  open: { ...OPEN, openSpots: { $gt: 0 } },
  filled: { ...OPEN, openSpots: { $lte: 0 } },
  complete: { status: 'Complete' },
  cancelled: { status: 'Cancelled' },
};

/** Shifts that have not ended. */
export const toComeFilter = (now: Date): Filter => ({
  ...OPEN,
  startsAt: { $gt: new Date(now.getTime() - LONGEST_MS) },
  endsAt: { $gt: now },
});

/** The alternatives of a tab, each of which one scan of the index decides. */
export function tabAlternatives(tab: ShiftTab, { now, matters }: Asking): readonly Filter[] {
  const toCome = toComeFilter(now);
  const over = { ...OPEN, startsAt: { $lte: now }, endsAt: { $lte: now } };
  const toSubmit = OWED_COUNTS.map((count) => ({ ...over, [count]: { $gt: 0 } }));
  const waiting = [...new Set([...matters.disputed, ...matters.refused])].map(toObjectId);
  switch (tab) {
    case 'upcoming':
      return [toCome];
    case 'to-submit':
      return toSubmit;
    case 'needs-action':
      return [
        { ...toCome, requestCount: { $gt: 0 }, openSpots: { $gt: 0 } },
        ...toSubmit,
        ...(waiting.length > 0 ? [{ _id: { $in: waiting } }] : []),
      ];
    case 'past':
      return [
        { status: 'Complete' },
        { status: 'Cancelled' },
        {
          $and: [over, ...OWED_COUNTS.map((count) => ({ [count]: { $not: { $gt: 0 } } }))],
        },
      ];
  }
}

/** What the employer narrows a tab to; alternatives again, because a worker's name counts as words. */
export function narrowed(filter: ShiftRowsFilter): readonly Filter[] {
  const { location, supervisor, from, to, among, words, named, state } = filter;
  const parts: Filter = {
    $and: [
      location === undefined ? {} : { 'location.id': location },
      supervisor === undefined ? {} : { 'supervisor.id': supervisor },
      from || to ? { startsAt: { ...(from && { $gte: from }), ...(to && { $lt: to }) } } : {},
      among === undefined ? {} : { _id: { $in: among.map(toObjectId) } },
      state === undefined ? {} : IN_STATE[state],
    ],
  };
  return words.length === 0
    ? [parts]
    : [
        { $and: [parts, wordFilter(words)] },
        ...(named.length > 0 ? [{ $and: [parts, { _id: { $in: named.map(toObjectId) } }] }] : []),
      ];
}
