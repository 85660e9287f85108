import { type Document, ObjectId } from 'mongodb';

/** The terms of a stored shift as an assignment keeps them, once its worker has asked on them. */
const agreedTo = (shift: Document) => ({
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

/** An assignment like another one, of somebody on a stored shift; the rest says in which state. */
export const assignmentOn = (like: Document, shift: Document, rest: Document): Document => ({
  ...like,
  _id: new ObjectId(),
  shiftId: shift._id,
  employerId: shift.employerId,
  startsAt: shift.startsAt,
  endsAt: shift.endsAt,
  agreed: agreedTo(shift),
  ...rest,
});
