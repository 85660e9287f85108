import type { PermanentPost } from '@leafshift/contracts/posts';
import { cents, centsToDollars } from '@leafshift/domain/money';
import type { Types } from 'mongoose';
import type { Card } from '../people/people.service.ts';
import { settings } from '../settings.ts';
import type { PermanentPosting } from './permanent-posting.schema.ts';

/** A permanent posting as it is answered. */
export const permanentPost = (
  posting: PermanentPosting & { _id: Types.ObjectId },
  employer: Card,
): PermanentPost => ({
  _id: String(posting._id),
  employmentType: 'Permanent',
  name: employer.name,
  profilePhoto: employer.photo,
  jobType: posting.jobType,
  location: posting.location,
  locationId: posting.locationId,
  province: posting.province,
  rate: centsToDollars(cents(posting.rateCents)),
  rateHigh: centsToDollars(cents(posting.rateHighCents)),
  jobDescription: posting.jobDescription,
  employmentKind: posting.employmentKind ?? null,
  weeklyHours: posting.weeklyHours ?? null,
  benefits: posting.benefits ?? [],
  credentials: posting.credentials ?? [],
  address: posting.address ?? null,
  date: posting.createdAt.toISOString(),
  expiresAt: posting.expiresAt.toISOString(),
  state: posting.state,
  stateReason: null,
  apply: {
    kind: 'form',
    url: `${settings.PORTAL_URL}/job-posting/${String(posting._id)}/apply`,
  },
});
