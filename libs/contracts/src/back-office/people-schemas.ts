import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { OwnSession } from '../auth/schemas.ts';
import { Day, Id, Instant, requiredText } from '../core/primitives.ts';
import { DocumentStatus } from '../profile/schemas.ts';
import { FactorKind } from '../second-factor/schemas.ts';
import { Suspension } from '../suspensions/schemas.ts';
import { User, UserType } from '../users/schemas.ts';

/** Somebody by name. */
export const NamedPerson = z.strictObject({ _id: Id, name: z.string() });
export type NamedPerson = z.infer<typeof NamedPerson>;

/** A line of the list of people. */
export const PersonRow = z.strictObject({
  ...NamedPerson.shape,
  email: z.string(),
  phoneNumber: z.string().nullable(),
  usertype: UserType,
  suspended: z.boolean(),
  underReview: z.boolean(),
  createdAt: Instant,
});
export type PersonRow = z.infer<typeof PersonRow>;

/** What the back office sees of a profile; fields that a user type does not have are null. */
export const PersonProfile = z.strictObject({
  name: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  birthDay: Day.nullable(),
  phoneNumber: z.string().nullable(),
  bio: z.string().nullable(),
  businessType: z.string().nullable(),
  profileImage: z.string().nullable(),
  fullAddress: z.string().nullable(),
  onboarded: z.boolean(),
  certificates: z.array(z.string()),
  supervisors: z.number().int().min(0),
  locations: z.array(z.string()),
});
export type PersonProfile = z.infer<typeof PersonProfile>;

/** How far a document is; without a link to it, which the reviews have. */
export const PersonDocument = z.strictObject({
  _id: Id,
  kind: z.enum(['identificationDocument', 'backgroundCheck', 'businessLicence', 'certificate']),
  status: DocumentStatus,
  reason: z.string().nullable(),
  submittedAt: Instant,
  decidedAt: Instant.nullable(),
});
export type PersonDocument = z.infer<typeof PersonDocument>;

/** What an account shares with others. */
export const PersonFlag = z.strictObject({
  flag: z.enum(['shared-bank', 'same-identity']),
  /** The others; closed ones have no name. */
  users: z.array(NamedPerson),
});
export type PersonFlag = z.infer<typeof PersonFlag>;

/** What colleagues have written down. */
export const PersonNote = z.strictObject({
  _id: Id,
  by: NamedPerson,
  text: z.string(),
  at: Instant,
});
export type PersonNote = z.infer<typeof PersonNote>;

export const PersonNoteForm = z.strictObject({
  text: requiredText(textCode('FIELD_REQUIRED'), 2000),
});
export type PersonNoteForm = z.infer<typeof PersonNoteForm>;

/** Everything on one person, but what they did; see the timeline. */
export const Person = z.strictObject({
  user: User,
  profile: PersonProfile.nullable(),
  documents: z.array(PersonDocument),
  flags: z.array(PersonFlag),
  /** By whose link they registered; null without one. */
  joinedBy: NamedPerson.nullable(),
  sessions: z.array(OwnSession.omit({ current: true })),
  /** What they sign in with beside the password. */
  secondFactors: z.array(FactorKind),
  /** Suspensions before the one in force, newest first. */
  earlierSuspensions: z.array(Suspension),
  /** Newest first, at most a hundred. */
  notes: z.array(PersonNote),
});
export type Person = z.infer<typeof Person>;

const TIMELINE_SOURCES = [
  'security',
  'audit',
  'shift',
  'payout',
  'invoice',
  'notification',
  'mail',
] as const;

/** One thing that a person did or that happened to them. */
export const TimelineEntry = z.strictObject({
  _id: Id,
  at: Instant,
  source: z.enum(TIMELINE_SOURCES),
  /** A security event, an action, the state of an assignment or shift, a status, or the kind of a notification. */
  what: z.string(),
  details: z.record(z.string(), z.string()),
  /** What it is about, where there is a page of it: the id of a shift, an invoice or a payout. */
  subject: Id.nullable(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;
