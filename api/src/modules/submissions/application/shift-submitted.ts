import type { WorkerId } from '../../../core/ids.ts';
import { domainEvent } from '../../../infra/domain-events/domain-event.ts';
import type { Assignment } from '../../assignments/index.ts';
import type { Invoice } from '../../invoice/index.ts';
import type { Shift } from '../../posts/index.ts';

/** What a shift that was submitted brings to those who have to do with it. */
export interface SubmittedShift {
  readonly shift: Shift;
  /** Those who have completed it. */
  readonly workerIds: readonly WorkerId[];
  /** Everybody who was confirmed at its end, whether they came or not. */
  readonly assignments: readonly Assignment[];
  /** Null where nobody came. */
  readonly invoice: Invoice | null;
}

/** A shift was submitted and billed, all in the running transaction. */
export const shiftSubmitted = domainEvent<SubmittedShift>('submissions.shiftSubmitted');
