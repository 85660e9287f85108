import type { Refusal } from '../../platform/refusal.ts';
import { textCode } from '../../texts/text-code.ts';
import { MAX_DURATION, MAX_WORKERS, MIN_DURATION, RATE_FLOOR } from './limits.ts';

export type PostingCode =
  | 'RATE_BELOW_MINIMUM'
  | 'RATE_ABOVE_MAXIMUM'
  | 'RATE_STEP'
  | 'JOB_TYPE_NOT_SELECTED'
  | 'DURATION_INVALID'
  | 'WORKERS_INVALID'
  | 'START_TOO_SOON'
  | 'START_TOO_FAR_AHEAD'
  | 'START_NOT_ON_QUARTER'
  | 'MINIMUM_NOT_BELOW_MAXIMUM'
  | 'MAXIMUM_NOT_ABOVE_MINIMUM';

/** The refusals of posting rules that do not depend on values (LOOK-4). */
export const POSTING_REFUSALS = {
  JOB_TYPE_NOT_SELECTED: {
    code: 'JOB_TYPE_NOT_SELECTED',
    text: textCode('JOB_TYPE_NOT_SELECTED'),
    kind: 'Warning',
  },
  RATE_BELOW_FLOOR: {
    code: 'RATE_BELOW_MINIMUM',
    text: textCode('RATE_BELOW_FLOOR', { min: `$${RATE_FLOOR}` }),
    kind: 'Info',
  },
  RATE_STEP: {
    code: 'RATE_STEP',
    text: textCode('RATE_STEP'),
    kind: 'Info',
  },
  DURATION_INVALID: {
    code: 'DURATION_INVALID',
    text: textCode('DURATION_INVALID', { min: MIN_DURATION, max: MAX_DURATION }),
    kind: 'Info',
  },
  WORKERS_INVALID: {
    code: 'WORKERS_INVALID',
    text: textCode('WORKERS_INVALID', { max: MAX_WORKERS }),
    kind: 'Info',
  },
  START_TOO_SOON: {
    code: 'START_TOO_SOON',
    text: textCode('START_TOO_SOON'),
    kind: 'Error',
  },
  START_TOO_FAR_AHEAD: {
    code: 'START_TOO_FAR_AHEAD',
    text: textCode('START_TOO_FAR_AHEAD'),
    kind: 'Error',
  },
  START_NOT_ON_QUARTER: {
    code: 'START_NOT_ON_QUARTER',
    text: textCode('START_NOT_ON_QUARTER'),
    kind: 'Error',
  },
  MINIMUM_NOT_BELOW_MAXIMUM: {
    code: 'MINIMUM_NOT_BELOW_MAXIMUM',
    text: textCode('MINIMUM_NOT_BELOW_MAXIMUM'),
    kind: 'Info',
  },
  MAXIMUM_NOT_ABOVE_MINIMUM: {
    code: 'MAXIMUM_NOT_ABOVE_MINIMUM',
    text: textCode('MAXIMUM_NOT_ABOVE_MINIMUM'),
    kind: 'Info',
  },
} as const satisfies Record<string, Refusal<PostingCode>>;
