import type { WorkerId } from '../../../core/ids.ts';
import { domainEvent } from '../../../infra/domain-events/domain-event.ts';

/** A shift was submitted; those workers have completed it. */
export const shiftSubmitted = domainEvent<{ readonly workerIds: readonly WorkerId[] }>(
  'submissions.shiftSubmitted',
);
