import { domainEvent } from '../../../../infra/domain-events/domain-event.ts';
import type { Shift } from '../../../posts/index.ts';
import type { Assignment } from '../../domain/assignment.ts';

/** A worker was confirmed on a shift. */
export const workerConfirmed = domainEvent<{
  readonly shift: Shift;
  readonly assignment: Assignment;
}>('assignments.workerConfirmed');
