import { foldText } from '@leafshift/domain/folded-text';
import { cents } from '@leafshift/domain/money';
import type { JobTitle, JobType } from '@leafshift/domain/posting-rules';
import { type CalendarDay, calendarDayIn } from '@leafshift/domain/time-zone';
import { Types } from 'mongoose';
import { asId, type EmployerId } from '../../../core/ids.ts';
import { placeOf } from '../../../infra/mongo/map-places.ts';
import { cellsOf } from '../../../infra/mongo/map-squares.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { InvoiceId } from '../../invoice/index.ts';
import type { SeriesId, ShiftId } from '../domain/ids.ts';
import type { NewShift, Shift, ShiftTerms } from '../domain/shift.ts';
import type { ShiftDocument } from './shift.schema.ts';

/** A stored shift as the domain knows it. */
export const toShift = (stored: ShiftDocument): Shift => ({
  id: fromObjectId<ShiftId>(stored._id),
  employerId: fromObjectId<EmployerId>(stored.employerId),
  seriesId: fromObjectId<SeriesId>(stored.seriesId),
  // Written as calendar days of the zone.
  seriesDays: stored.seriesDays as CalendarDay[],
  startsAt: stored.startsAt,
  endsAt: stored.endsAt,
  timeZone: stored.timeZone,
  durationHours: stored.durationHours,
  rate: cents(stored.rateCents),
  totalWorkers: stored.totalWorkers,
  // Written only from forms whose schema has checked them.
  jobType: stored.jobType as JobType,
  jobTitle: stored.jobTitle as JobTitle,
  supervisor: stored.supervisor,
  location: stored.location,
  jobDescription: stored.jobDescription,
  jobRequirements: stored.jobRequirements,
  askedCredentials: stored.askedCredentials ?? [],
  searchText: stored.searchText,
  requestCount: stored.requestCount,
  confirmedCount: stored.confirmedCount,
  ratedCount: stored.ratedCount,
  noShowCount: stored.noShowCount ?? 0,
  latePayCount: stored.latePayCount ?? 0,
  status: stored.status,
  takenDownReason: stored.takenDownReason ?? null,
  createdAt: stored.createdAt,
  completedAt: stored.completedAt,
  invoiceId: stored.invoiceId === null ? null : asId<InvoiceId>(stored.invoiceId),
});

/** The stored fields of what an employer can edit. */
export const termsToStore = (terms: ShiftTerms) => ({
  startsAt: terms.startsAt,
  endsAt: terms.endsAt,
  timeZone: terms.timeZone,
  localDay: calendarDayIn(terms.startsAt, terms.timeZone) as string,
  durationHours: terms.durationHours,
  rateCents: terms.rate,
  totalWorkers: terms.totalWorkers,
  openSpots: terms.totalWorkers,
  jobType: terms.jobType,
  jobTitle: terms.jobTitle,
  supervisor: { ...terms.supervisor },
  location: { ...terms.location },
  point: [terms.location.longitude, terms.location.latitude] as [number, number],
  ...cellsOf(terms.location),
  place: placeOf(terms.location),
  cityKey: foldText(terms.location.city),
  jobDescription: terms.jobDescription,
  jobRequirements: terms.jobRequirements,
  askedCredentials: [...terms.askedCredentials],
  searchText: terms.searchText,
});

/** A new shift as it is stored: open, without requests. */
export const toStoredShift = (shift: NewShift): ShiftDocument => ({
  _id: new Types.ObjectId(),
  employerId: toObjectId(shift.employerId),
  seriesId: toObjectId(shift.seriesId),
  seriesDays: [...shift.seriesDays],
  ...termsToStore(shift),
  requestCount: 0,
  confirmedCount: 0,
  ratedCount: 0,
  noShowCount: 0,
  listed: true,
  status: null,
  createdAt: shift.createdAt,
  completedAt: null,
  invoiceId: null,
});
