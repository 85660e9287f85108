import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { domainEvent } from '../../../infra/domain-events/domain-event.ts';

/** A worker was put on the list, in the running transaction. */
export const markedNotAgain = domainEvent<{
  readonly employerId: EmployerId;
  readonly workerId: WorkerId;
}>('workerNotes.markedNotAgain');
