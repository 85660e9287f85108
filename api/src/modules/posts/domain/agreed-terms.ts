import type { WorkPlace, WorkTerms } from '@leafshift/domain/shift-lifecycle';
import type { Shift, ShiftTerms } from './shift.ts';

/** The terms of a shift as they stood when a worker asked on them or agreed to them. */
export interface AgreedTerms extends WorkTerms {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly place: WorkPlace & { readonly locationName: string };
}

/** What workers are asked about again when it changes, of a shift as it is now. */
export const agreedTermsOf = (shift: ShiftTerms | Shift): AgreedTerms => {
  const { locationName, fullAddress, city, province } = shift.location;
  return {
    startsAt: shift.startsAt,
    endsAt: shift.endsAt,
    timeZone: shift.timeZone,
    durationHours: shift.durationHours,
    jobType: shift.jobType,
    jobTitle: shift.jobTitle,
    rate: shift.rate,
    place: { locationName, fullAddress, city, province },
  };
};
