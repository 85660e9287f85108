import type { OwnAttendance } from '@leafshift/contracts/attendance';

const HOUR_MS = 3_600_000;

/** What a worker can say about a shift now. */
export interface WhatToSay {
  /** They were asked whether they come, and have not answered. */
  readonly isAsked: boolean;
  /** They can say that they are on their way. */
  readonly mayArrive: boolean;
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
  const isBeforeEnd = now < Date.parse(entry.nobodyHereUntil);
  return {
    isAsked: entry.askedAt !== null && entry.answeredAt === null && now < startsAt,
    mayArrive: nobodyHere === null && now >= Date.parse(entry.arrivingFrom) && isBeforeEnd,
    isThere: nobodyHere !== null || (now >= from && isBeforeEnd),
    hasWaited: stillNobodyFrom !== null && now >= Date.parse(stillNobodyFrom),
  };
}
