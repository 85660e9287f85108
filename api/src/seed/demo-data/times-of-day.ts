const HOUR_MS = 3_600_000;
/** Nine in the west and noon in the east, in summer. */
const MORNING_MS = 16 * HOUR_MS;
const HALF_DAY_MS = 12 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;

/** The morning at or before an instant, in which businesses post. */
export const morningBefore = (instant: Date): Date =>
  new Date(Math.floor((instant.getTime() - MORNING_MS) / DAY_MS) * DAY_MS + MORNING_MS);

/** The morning after an instant, in which businesses submit what was worked. */
export const morningAfter = (instant: Date): Date =>
  new Date(morningBefore(instant).getTime() + DAY_MS);

/** The morning or the evening after an instant, whichever comes first. */
export const nextRound = (instant: Date): Date => {
  const morning = morningBefore(instant).getTime();
  const evening = morning + HALF_DAY_MS;
  return new Date(instant.getTime() < evening ? evening : morning + DAY_MS);
};
