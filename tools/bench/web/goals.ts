/** The most of a visit on the phone, in ms. */
export const ON_PHONE = { firstPaint: 1_200, cold: 3_000, again: 1_500, longestTask: 200 };

/** Bytes of the federated portal by those of the same sources as one build. */
export const MOST_OF_SINGLE = 1.1;

/** What a first visit may send, in kB. */
export const MOST_KB = new Map([
  ['/login', 200],
  ['/job-posting', 300],
  ['/home (employer)', 380],
]);

/** One line: whether a goal is reached. */
export const goalLine = (what: string, measured: number, most: number): string =>
  `${measured <= most ? 'reached' : 'MISSED'}: ${what} ${measured.toFixed(2)} (goal: at most ${most})`;
