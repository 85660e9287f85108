/** Within how many hours the desk promises to look at what waits in each queue. */
export const PROMISED_HOURS = { reviews: 48, postings: 24, disputes: 48 } as const;
