/** How many postings there are, half of them for permanent jobs and half shifts. */
export const SIZES = [20_000, 200_000, 2_000_000] as const;

/** How each page is asked for: by so many people, each every few seconds; the first seconds do not count. */
export const ASKED = { people: 50, everySeconds: 4, warmUpSeconds: 2, seconds: 10 } as const;

/** What is posted to see what indexes cost, and how often. */
export const POSTING = { row: 'indexes', shifts: 50, times: 10 } as const;

/** How much longer 99 of 100 answers may take when there are ten times as many postings. */
export const GOAL_A_STEP = 1.3;

/** Milliseconds within which 99 of 100 answers come at every size. */
export const GOAL_P99_MS = 50;
