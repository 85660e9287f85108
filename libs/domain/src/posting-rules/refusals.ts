import type { Refusal } from '../refusal.ts';
import { MAX_DURATION, MAX_RATE, MAX_WORKERS, MIN_DURATION, RATE_FLOOR } from './limits.ts';

export type PostingCode =
  | 'RATE_BELOW_MINIMUM'
  | 'RATE_ABOVE_MAXIMUM'
  | 'RATE_STEP'
  | 'JOB_TYPE_NOT_SELECTED'
  | 'DURATION_INVALID'
  | 'WORKERS_INVALID'
  | 'START_TOO_SOON'
  | 'START_NOT_ON_QUARTER'
  | 'MINIMUM_NOT_BELOW_MAXIMUM'
  | 'MAXIMUM_NOT_ABOVE_MINIMUM';

/** The wordings of posting rules that do not depend on values (specification, section 5). */
export const POSTING_REFUSALS = {
  JOB_TYPE_NOT_SELECTED: {
    code: 'JOB_TYPE_NOT_SELECTED',
    msg: 'Please select a job type before adjusting the rate',
    kind: 'Warning',
  },
  RATE_BELOW_FLOOR: {
    code: 'RATE_BELOW_MINIMUM',
    msg: `The rate cannot be lower than $${RATE_FLOOR}`,
    kind: 'Info',
  },
  RATE_ABOVE_MAXIMUM: {
    code: 'RATE_ABOVE_MAXIMUM',
    msg: `The rate cannot be higher than $${MAX_RATE}`,
    kind: 'Info',
  },
  RATE_STEP: {
    code: 'RATE_STEP',
    msg: 'The rate goes in steps of $0.50',
    kind: 'Info',
  },
  DURATION_INVALID: {
    code: 'DURATION_INVALID',
    msg: `A shift lasts ${MIN_DURATION} to ${MAX_DURATION} hours, in steps of half an hour`,
    kind: 'Info',
  },
  WORKERS_INVALID: {
    code: 'WORKERS_INVALID',
    msg: `A shift has 1 to ${MAX_WORKERS} workers`,
    kind: 'Info',
  },
  START_TOO_SOON: {
    code: 'START_TOO_SOON',
    msg: 'The selected time must be at least 3 hours from now.',
    kind: 'Error',
  },
  START_NOT_ON_QUARTER: {
    code: 'START_NOT_ON_QUARTER',
    msg: 'A shift starts on a 15-minute mark',
    kind: 'Error',
  },
  MINIMUM_NOT_BELOW_MAXIMUM: {
    code: 'MINIMUM_NOT_BELOW_MAXIMUM',
    msg: 'Minimum rate must be lower than maximum rate',
    kind: 'Info',
  },
  MAXIMUM_NOT_ABOVE_MINIMUM: {
    code: 'MAXIMUM_NOT_ABOVE_MINIMUM',
    msg: 'Maximum rate must be higher than minimum rate',
    kind: 'Info',
  },
} as const satisfies Record<string, Refusal<PostingCode>>;
