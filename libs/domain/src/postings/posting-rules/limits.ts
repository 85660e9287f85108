/** No hourly rate is ever under this many dollars. */
export const RATE_FLOOR = 16;
/** No hourly rate is over this many dollars, unless an operator says otherwise. */
export const DEFAULT_MAX_HOURLY_RATE = 250;
export const RATE_STEP = 0.5;
export const DEFAULT_RATE = 18;

/** Hours. */
export const MIN_DURATION = 4;
export const MAX_DURATION = 16;
export const DURATION_STEP = 0.5;
export const DEFAULT_DURATION = 8;

export const MIN_WORKERS = 1;
/** The upper limit (POST-16): a crew that one shift can clock in. */
export const MAX_WORKERS = 100;
export const WORKERS_STEP = 1;
export const DEFAULT_WORKERS = 1;

/** Hours from now to the earliest start. */
export const MIN_NOTICE_HOURS = 3;

/** Days from now to the latest start. */
export const MAX_DAYS_AHEAD = 365;

/** How many supervisors, and how many locations, a business can keep. */
export const MAX_SUPERVISORS = 100;
export const MAX_LOCATIONS = 100;

/** How many certificates a worker can keep; each may ask for a review. */
export const MAX_CERTIFICATES = 50;

/** How many postings one form may make. */
export const MAX_SERIES_DAYS = 60;

/** Where the two steppers of a Permanent posting begin, in dollars. */
export const DEFAULT_PERMANENT_RANGE = { rate: 18, rateHigh: 20 } as const;
