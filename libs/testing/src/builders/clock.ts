/** The moment at which builders and mocked pages live: Tuesday, 12 May 2026, 11:00 AM in Toronto. */
export const NOW = '2026-05-12T15:00:00.000Z';

const HOUR_MS = 3_600_000;

/** ISO time so many hours after `NOW`; before it for a negative number. */
export const hoursFromNow = (hours: number): string =>
  new Date(Date.parse(NOW) + hours * HOUR_MS).toISOString();

/** ISO time so many days after `NOW`; before it for a negative number. */
export const daysFromNow = (days: number): string => hoursFromNow(days * 24);
