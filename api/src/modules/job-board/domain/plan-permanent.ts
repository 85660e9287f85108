import type { PermanentPostForm } from '@leafshift/contracts/posts';
import { CREDENTIALS } from '@leafshift/domain/credentials';
import { searchText } from '@leafshift/domain/folded-text';
import { BENEFITS } from '@leafshift/domain/job-facts';
import { dollarsToCents } from '@leafshift/domain/money';
import { permanentRangeRefusal } from '@leafshift/domain/posting-rules';
import { findProvince } from '@leafshift/domain/provinces';
import { InvalidProvinceError } from '@leafshift/domain/tax';
import { textCode } from '@leafshift/domain/text-code';
import { notPlanned, type Planned, planned } from './field-problems.ts';
import type { PostingEmployer } from './market-account.ts';
import type { JobAddress, JobFacts, PermanentTerms } from './permanent-posting.ts';
import { hasWords, sanitiseRichText } from './rich-text.ts';

/** Where a Permanent posting is: as shown, and the province to be looked up. */
export interface PermanentLocation {
  readonly text: string;
  readonly locationId: string | null;
  readonly address: JobAddress | null;
  readonly province: string;
}

/** The place that a form names: one of the profile's, or its free text; null for an unknown id. */
export function findPermanentLocation(
  form: PermanentPostForm,
  employer: PostingEmployer,
): PermanentLocation | null {
  const { location } = form;
  if (typeof location !== 'string') {
    return {
      text: location.text,
      locationId: null,
      address: null,
      province: location.province,
    };
  }
  const saved = employer.locations.find((entry) => entry.id === location);
  return saved
    ? {
        text: `${saved.locationName}, ${saved.city}`,
        locationId: saved.id,
        address: { street: saved.address, city: saved.city, postalCode: saved.postalCode },
        province: saved.province,
      }
    : null;
}

const NO_FACTS: JobFacts = {
  employmentKind: null,
  weeklyHours: null,
  benefits: [],
  credentials: [],
};

/** The facts of a form, each once and in one order; those that it leaves out are as they were. */
function factsOf(form: PermanentPostForm, before: JobFacts): JobFacts {
  const { employmentKind = before.employmentKind, weeklyHours = before.weeklyHours } = form;
  const { benefits = before.benefits, credentials = before.credentials } = form;
  return {
    employmentKind,
    weeklyHours,
    benefits: BENEFITS.filter((benefit) => benefits.includes(benefit)),
    credentials: CREDENTIALS.filter((credential) => credentials.includes(credential)),
  };
}

/**
 * Turns a form into a Permanent posting, with the rules of postings (POST-1). Throws
 * InvalidProvinceError for a place outside the provinces and territories.
 */
export function planPermanent(
  form: PermanentPostForm,
  employer: PostingEmployer,
  place: PermanentLocation,
  before: JobFacts = NO_FACTS,
): Planned<PermanentTerms> {
  const province = findProvince(place.province);
  if (!province) {
    throw new InvalidProvinceError();
  }
  const range = permanentRangeRefusal(form, employer.rateBounds);
  if (range) {
    return notPlanned({ path: range.field, text: range.text });
  }
  const jobDescription = sanitiseRichText(form.jobDescription);
  if (!hasWords(jobDescription)) {
    return notPlanned({ path: 'jobDescription', text: textCode('DESCRIPTION_REQUIRED') });
  }
  return planned({
    jobType: form.jobType,
    location: place.text,
    locationId: place.locationId,
    address: place.address,
    province: province.code,
    rate: dollarsToCents(form.rate),
    rateHigh: dollarsToCents(form.rateHigh),
    jobDescription,
    ...factsOf(form, before),
    searchText: searchText([form.jobType, employer.name, place.text, province.name, province.code]),
  });
}
