import { materialChanges } from '@leafshift/domain/shift-lifecycle';
import type { EmployerId } from '../../../core/ids.ts';
import { agreedTermsOf, type Shift, type ShiftAssignment } from '../../posts/index.ts';
import type { AssignmentId } from './ids.ts';

/** One worker on one shift: from the request to the rating. There is one a worker and shift. */
export interface Assignment extends ShiftAssignment {
  readonly id: AssignmentId;
  readonly employerId: EmployerId;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** When they were confirmed last; null where that is not known. */
  readonly confirmedAt: Date | null;
  /** What the worker is paid for, because the employer released them or cancelled the shift late. */
  readonly latePayHours: number | null;
  /** When the shift was submitted. */
  readonly completedAt: Date | null;
}

/** Whether the worker's word is for the shift as it is. */
export const hasAgreed = ({ agreed }: Pick<Assignment, 'agreed'>, shift: Shift): boolean =>
  agreed === null || materialChanges(agreed, agreedTermsOf(shift)).length === 0;
