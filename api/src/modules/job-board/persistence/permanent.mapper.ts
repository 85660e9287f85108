import { weeklyHoursGroup } from '@leafshift/domain/job-facts';
import { cents } from '@leafshift/domain/money';
import { searchedWords } from '@leafshift/domain/search-words';
import type { EmployerId } from '../../../core/ids.ts';
import { fromObjectId } from '../../../infra/mongo/object-ids.ts';
import { factWords } from '../domain/fact-words.ts';
import type { PermanentPostingId } from '../domain/ids.ts';
import type { PermanentPosting, PermanentTerms } from '../domain/permanent-posting.ts';
import type { PermanentDocument } from './permanent.schema.ts';

/** A stored Permanent posting without what searches look through. */
export type ShownDocument = Omit<PermanentDocument, 'searchText' | 'words'>;

/** A stored Permanent posting as the domain knows it. */
export const toPermanent = (stored: ShownDocument): PermanentPosting => ({
  id: fromObjectId<PermanentPostingId>(stored._id),
  employerId: fromObjectId<EmployerId>(stored.employerId),
  jobType: stored.jobType,
  location: stored.location,
  locationId: stored.locationId,
  province: stored.province,
  rate: cents(stored.rateCents),
  rateHigh: cents(stored.rateHighCents),
  jobDescription: stored.jobDescription,
  employmentKind: stored.employmentKind ?? null,
  weeklyHours: stored.weeklyHours ?? null,
  benefits: stored.benefits ?? [],
  credentials: stored.credentials ?? [],
  address: stored.address ?? null,
  createdAt: stored.createdAt,
  expiresAt: stored.expiresAt,
  state: stored.state ?? 'published',
  stateReason: stored.stateReason ?? null,
  revision: stored.revision ?? 0,
});

function searchedFields({ searchText, ...terms }: PermanentTerms) {
  const { employmentKind: kind, weeklyHours, benefits, credentials } = terms;
  const hours = weeklyHours === null ? null : weeklyHoursGroup(weeklyHours);
  const facts = factWords({ kind, hours, benefits, credentials });
  return {
    searchText: [searchText, ...facts].join(' '),
    words: [...searchedWords(searchText), ...facts],
  };
}

/** The stored fields of what an employer can edit. */
export const permanentToStore = (terms: PermanentTerms) => ({
  ...searchedFields(terms),
  jobType: terms.jobType,
  location: terms.location,
  locationId: terms.locationId,
  province: terms.province,
  rateCents: terms.rate as number,
  rateHighCents: terms.rateHigh as number,
  jobDescription: terms.jobDescription,
  employmentKind: terms.employmentKind,
  weeklyHours: terms.weeklyHours,
  benefits: [...terms.benefits],
  credentials: [...terms.credentials],
  address: terms.address,
});
