import type { OwnAttendance } from '@leafshift/contracts/attendance';

const HOUR_MS = 3_600_000;

/** What a worker can say about a shift now. */
export interface WhatToSay {
  /** They were asked whether they come, and have not answered. */
  readonly isAsked: boolean;
  /** They can say that nobody is there, or have said so. */
  readonly isThere: boolean;
  /** They have waited long enough to say so again. */
  readonly hasWaited: boolean;
}

/** By the API's time, in milliseconds. */
export function whatToSay(entry: OwnAttendance, now: number): WhatToSay {
  const from = Date.parse(entry.nobodyHereFrom);
  const startsAt = from + HOUR_MS;
  const { nobodyHere, stillNobodyFrom } = entry;
  return {
    isAsked: entry.askedAt !== null && entry.answeredAt === null && now < startsAt,
    isThere: nobodyHere !== null || (now >= from && now < Date.parse(entry.nobodyHereUntil)),
    hasWaited: stillNobodyFrom !== null && now >= Date.parse(stillNobodyFrom),
  };
}
