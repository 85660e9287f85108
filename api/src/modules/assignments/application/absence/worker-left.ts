import { domainEvent } from '../../../../infra/domain-events/domain-event.ts';
import type { Shift } from '../../../posts/index.ts';

/** The worker's own doing, the business's, no answer whether they still come, or that they have not come. */
export type LeavingCause = 'worker' | 'business' | 'unanswered' | 'no-show';

/** A confirmed worker is not on the shift any more, or has not come. */
export const workerLeft = domainEvent<{ readonly shift: Shift; readonly cause: LeavingCause }>(
  'assignments.workerLeft',
);
