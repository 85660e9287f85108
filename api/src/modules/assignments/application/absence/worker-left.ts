import { domainEvent } from '../../../../infra/domain-events/domain-event.ts';
import type { Shift } from '../../../posts/index.ts';

/** A confirmed worker is not on the shift any more, or has not come. */
export const workerLeft = domainEvent<{ readonly shift: Shift }>('assignments.workerLeft');
