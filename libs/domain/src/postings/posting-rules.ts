export type {
  EmploymentType,
  JobTitle,
  JobType,
} from './posting-rules/job-types.ts';
export {
  JOB_TITLES,
  JOB_TYPES,
  RETAIL_JOB_TYPE,
} from './posting-rules/job-types.ts';
export {
  DEFAULT_DURATION,
  DEFAULT_MAX_HOURLY_RATE,
  DEFAULT_PERMANENT_RANGE,
  DEFAULT_RATE,
  DEFAULT_WORKERS,
  DURATION_STEP,
  MAX_CERTIFICATES,
  MAX_DURATION,
  MAX_LOCATIONS,
  MAX_SERIES_DAYS,
  MAX_SUPERVISORS,
  MAX_WORKERS,
  MIN_DURATION,
  MIN_WORKERS,
  RATE_FLOOR,
  RATE_STEP,
} from './posting-rules/limits.ts';
export type { PermanentRange, RateBounds } from './posting-rules/rates.ts';
export {
  HIGHEST_MINIMUM_RATE,
  liftRate,
  minimumRate,
  permanentRangeRefusal,
  rateBelowMinimum,
  rateRefusal,
} from './posting-rules/rates.ts';

export {
  durationRefusal,
  earliestStart,
  roundStart,
  seriesStarts,
  shiftEnd,
  startRefusal,
  workersRefusal,
} from './posting-rules/schedule.ts';
export type { StepDirection } from './posting-rules/steppers.ts';
export {
  stepDuration,
  stepMaximumPay,
  stepMinimumPay,
  stepRate,
  stepWorkers,
} from './posting-rules/steppers.ts';
export type { Step } from './posting-rules/typed-numbers.ts';
export {
  typeDuration,
  typeMaximumPay,
  typeMinimumPay,
  typeRate,
  typeWorkers,
} from './posting-rules/typed-numbers.ts';
