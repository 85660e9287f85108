const FIRST_MS = 1000;
const LONGEST_MS = 60 * 60 * 1000;

/** How long to wait after the n-th failure, in milliseconds: 1 s, 2 s, 4 s … up to an hour. */
export const backoffMs = (failures: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
