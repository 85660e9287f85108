/** How large the market of the benchmark is. */
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

/** How pages are loaded. */
export const LOAD = {
  rounds: 15,
  secondsARound: 2,
  warmUpSeconds: 2,
  connections: 12,
} as const;

/** How confirmations are made. */
export const CONFIRMS = {
  rounds: 7,
  aRound: 40,
  /** As many as it takes until the code of a confirmation is compiled, on every side. */
  toWarmUp: 600,
  /** Longer than what follows a confirmation takes. */
  pauseMs: 60,
  atOnce: 200,
  openSpots: 3,
} as const;

/** How events to sockets are timed. */
export const SOCKETS = { open: 1000, events: 60 } as const;

/** What the API must reach of the peer, in every row. */
export const GOAL = 1;

/** Raise it when the market is made differently, so that a kept one is made anew. */
export const MARKET_VERSION = 6;
