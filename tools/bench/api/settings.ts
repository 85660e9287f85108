/** How large the market of the benchmark is, and how it is measured. */
export const MARKET = {
  permanentPostings: 200_000,
  shifts: 200_000,
  businesses: 400,
  /** Signed-in people who ask; the others only own postings. */
  employers: 4,
  workers: 8,
  /** Shifts of each signed-in employer: about forty a month. */
  shiftsAnEmployer: 480,
} as const;

export const LOAD = {
  rounds: 7,
  secondsARound: 2,
  warmUpSeconds: 2,
  connections: 12,
} as const;

/** Bump it when the market is made differently, so that a kept one is made anew. */
export const MARKET_VERSION = 4;
