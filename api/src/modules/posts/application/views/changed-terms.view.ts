import type { ShiftRequest } from '@leafshift/contracts/posts';
import { centsToDollars } from '@leafshift/domain/money';
import { awaitsAgreement, materialChanges } from '@leafshift/domain/shift-lifecycle';
import { agreedTermsOf } from '../../domain/agreed-terms.ts';
import type { ShiftAssignment } from '../../domain/ports/shift-assignments.ts';
import type { Shift } from '../../domain/shift.ts';

/** What a request says of terms that were changed after it: what waits for its worker, or that they agreed. */
export function agreementOf(
  shift: Shift,
  { state, agreed, agreedAt }: ShiftAssignment,
): Pick<ShiftRequest, 'changed' | 'agreedAt'> {
  const terms = agreedTermsOf(shift);
  if (agreed && awaitsAgreement(terms, { state, agreed })) {
    return {
      changed: {
        what: [...materialChanges(agreed, terms)],
        before: {
          date: agreed.startsAt.toISOString(),
          endDate: agreed.endsAt.toISOString(),
          timeZone: agreed.timeZone,
          duration: agreed.durationHours,
          rate: centsToDollars(agreed.rate),
          jobType: agreed.jobType,
          jobTitle: agreed.jobTitle,
          location: { ...agreed.place },
        },
      },
    };
  }
  return agreedAt ? { agreedAt: agreedAt.toISOString() } : {};
}
