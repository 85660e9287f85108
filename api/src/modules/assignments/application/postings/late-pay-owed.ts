import { domainEvent } from '../../../../infra/domain-events/domain-event.ts';
import type { Shift } from '../../../posts/index.ts';

/** A shift was cancelled that owes pay to workers who were released, or cancelled with it, late. */
export const latePayOwed = domainEvent<{ readonly shift: Shift }>('assignments.latePayOwed');
