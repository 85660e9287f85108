import type { WorkerId } from '../../../../core/ids.ts';
import { domainEvent } from '../../../../infra/domain-events/domain-event.ts';
import type { Shift } from '../../../posts/index.ts';

/** A worker asks for a shift on its present terms: with a request, or by agreeing to what has changed since. */
export const shiftRequested = domainEvent<{ readonly shift: Shift; readonly workerId: WorkerId }>(
  'assignments.shiftRequested',
);
