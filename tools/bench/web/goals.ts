/** What a page may cost at most, and whether it does; times in ms, sizes in kB. */
interface Limit {
  readonly what: string;
  readonly most: number;
  readonly unit: 'ms' | 'kB' | '';
}

/** A cold visit and a second one on the phone. */
export const PHONE_GOALS = {
  firstPaint: { what: 'first paint', most: 1_200, unit: 'ms' },
  shownCold: { what: 'data shown, cold', most: 3_000, unit: 'ms' },
  shownAgain: { what: 'data shown, again', most: 1_500, unit: 'ms' },
  longestTask: { what: 'longest task', most: 200, unit: 'ms' },
} as const satisfies Record<string, Limit>;

/** Of the federated portal against the same sources as one build. */
export const MOST_OF_SINGLE: Limit = { what: 'bytes of the single build', most: 1.1, unit: '' };

const MOST_KB: Readonly<Record<string, number>> = {
  '/login': 200,
  '/job-posting': 300,
  '/home (employer)': 380,
};

/** What the page with that name may send on a first visit. */
export const sizeGoal = (page: string): Limit => ({
  what: 'sent',
  most: MOST_KB[page] ?? Number.POSITIVE_INFINITY,
  unit: 'kB',
});

/** One line: the page, what was measured and its goal, reached or missed. */
export function goalLine(page: string, { what, most, unit }: Limit, measured: number): string {
  const figure = (value: number): string =>
    `${unit === '' ? value.toFixed(2) : Math.round(value)} ${unit}`.trim();
  const verdict = measured <= most ? 'reached' : 'MISSED';
  return `${verdict}: ${page}, ${what} ${figure(measured)} (goal: at most ${figure(most)})`;
}
