import type { today } from '@leafshift/contracts/back-office';
import type { CallAnswer } from '@leafshift/contracts/core';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 14;
const SPOTS = [24, 31, 18, 40, 44, 12, 8, 26, 35, 30, 41, 38, 16, 20];

/** A day on which documents and postings are late and two payouts have failed. */
export function aDay(now: number): CallAnswer<typeof today> {
  const hoursAgo = (hours: number): string => new Date(now - hours * HOUR_MS).toISOString();
  const days = Array.from({ length: DAYS }, (_, index) =>
    new Date(now - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
  return {
    now: hoursAgo(0),
    queues: [
      { queue: 'documents', count: 8, oldestSince: hoursAgo(70), promisedHours: 48 },
      { queue: 'postings', count: 2, oldestSince: hoursAgo(26), promisedHours: 24 },
      { queue: 'reports', count: 2, oldestSince: hoursAgo(5), promisedHours: 24 },
      { queue: 'messageReports', count: 1, oldestSince: hoursAgo(2), promisedHours: 24 },
      { queue: 'disputes', count: 1, oldestSince: hoursAgo(9), promisedHours: 48 },
      { queue: 'support', count: 1, oldestSince: hoursAgo(3), promisedHours: 24 },
      { queue: 'appeals', count: 0, oldestSince: null, promisedHours: 72 },
      { queue: 'accountReviews', count: 1, oldestSince: hoursAgo(3), promisedHours: 48 },
      { queue: 'payoutChecks', count: 1, oldestSince: hoursAgo(11), promisedHours: 48 },
    ],
    alarms: [
      { alarm: 'failed-charges', count: 1, names: [] },
      { alarm: 'failed-payouts', count: 2, names: [] },
      { alarm: 'dispute-deadlines', count: 1, names: [] },
      { alarm: 'ledger-not-zero', count: 0, names: [] },
      { alarm: 'dead-outbox', count: 1, names: [] },
      { alarm: 'failing-remotes', count: 1, names: ['mf-worker'] },
    ],
    provider: { failing: 3, unheard: 0 },
    figures: {
      fillRate: 87.5,
      fill: days.map((day, index) => ({
        day,
        spots: SPOTS[index] ?? 0,
        filled: Math.floor((SPOTS[index] ?? 0) * 0.875),
      })),
      openSpots: 41,
      openByDay: days.map((_, index) => ({
        day: new Date(now + index * DAY_MS).toISOString().slice(0, 10),
        openSpots: [6, 3, 0, 8, 2, 1, 0, 5, 7, 4, 0, 2, 3, 0][index] ?? 0,
      })),
      payOnItsWay: 18_240.5,
      pay: { waiting: 12_010.5, sent: 5_862, failed: 368 },
      signUps: days.map((day, index) => ({
        day,
        employers: [0, 1, 0, 2, 1, 0, 0, 1, 3, 1, 0, 2, 1, 1][index] ?? 0,
        workers: [4, 6, 2, 9, 12, 3, 1, 7, 8, 5, 11, 6, 3, 2][index] ?? 0,
      })),
    },
  };
}
