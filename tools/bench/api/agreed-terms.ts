import type { Document } from 'mongodb';

/** The terms of a stored shift as an assignment keeps them, once its worker has asked on them. */
export const agreedTo = (shift: Document) => ({
  startsAt: shift.startsAt,
  endsAt: shift.endsAt,
  timeZone: shift.timeZone,
  durationHours: shift.durationHours,
  jobType: shift.jobType,
  jobTitle: shift.jobTitle,
  rateCents: shift.rateCents,
  locationName: shift.location.locationName,
  fullAddress: shift.location.fullAddress,
  city: shift.location.city,
  province: shift.location.province,
});
