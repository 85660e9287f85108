import type { DraftForm } from '@leafshift/contracts/schedule';
import { dollarsToCents } from '@leafshift/domain/money';
import { findProvince } from '@leafshift/domain/provinces';
import { textCode } from '@leafshift/domain/text-code';
import { timeZoneOf, toCalendarDay } from '@leafshift/domain/time-zone';
import { refuseField } from '../../../core/errors/api-error.ts';
import type { EmployerAccount } from '../../job-board/index.ts';
import type { DraftTerms } from '../domain/draft.ts';

/** What a draft takes over where its form does not say it. */
export type Carried = Pick<DraftTerms, 'askedCredentials' | 'jobDescription' | 'jobRequirements'>;

/**
 * What a form plans. Of the rules of postings only those hold that are about whose things it names:
 * the others are told when the draft is to be posted. Throws VALIDATION_FAILED.
 */
export function draftTerms(
  form: Omit<DraftForm, 'like'>,
  employer: EmployerAccount,
  carried: Carried,
): DraftTerms {
  const location =
    employer.locations.find(({ id }) => id === form.location) ??
    refuseField('location', textCode('POSTING_LOCATION_REQUIRED'));
  if (!employer.supervisors.some(({ id }) => id === form.supervisor)) {
    refuseField('supervisor', textCode('SHIFT_SUPERVISOR_REQUIRED'));
  }
  if (!findProvince(location.province)) {
    refuseField('location', textCode('INVALID_PROVINCE'));
  }
  return {
    day: toCalendarDay(form.day),
    startTime: form.startTime,
    timeZone: timeZoneOf(location.province, location),
    durationHours: form.duration,
    rateCents: dollarsToCents(form.rate),
    totalWorkers: form.totalWorkers,
    jobType: form.jobType,
    jobTitle: form.jobTitle,
    supervisorId: form.supervisor,
    locationId: form.location,
    jobDescription: form.jobDescription || carried.jobDescription,
    jobRequirements: carried.jobRequirements,
    askedCredentials: form.credentials ?? carried.askedCredentials,
  };
}
