import { AccountReview } from '@leafshift/contracts/account-reviews';
import { Portrait } from '@leafshift/contracts/admin';
import { Person, PersonRow, type TimelineEntry } from '@leafshift/contracts/back-office';
import { AppealedSuspension } from '@leafshift/contracts/suspensions';
import type { ClosingTerms } from '@leafshift/contracts/users';
import {
  anId,
  aSuspension,
  aWorker,
  builderOf,
  daysFromNow,
  hoursFromNow,
} from '@leafshift/testing/builders';

/** Ana Roy, a worker without marks. */
export const aPersonRow = builderOf(PersonRow, () => ({
  _id: anId(2),
  name: 'Ana Roy',
  email: 'ana@example.ca',
  phoneNumber: '+14165550123',
  usertype: 'Temp' as const,
  suspended: false,
  underReview: false,
  createdAt: daysFromNow(-60),
}));

/** Everything on Ana Roy. */
export const aPerson = builderOf(Person, () => ({
  user: aWorker(),
  profile: {
    name: 'Ana Roy',
    firstName: 'Ana',
    lastName: 'Roy',
    birthDay: '1996-04-17',
    phoneNumber: '+14165550123',
    bio: 'Six years behind the counter.',
    businessType: null,
    profileImage: null,
    fullAddress: '12 Dundas St W, Toronto, ON',
    onboarded: true,
    certificates: ['CannSell'],
    supervisors: 0,
    locations: [],
  },
  documents: [
    {
      _id: anId(701),
      kind: 'identificationDocument' as const,
      status: 'Pending' as const,
      reason: null,
      submittedAt: hoursFromNow(-24),
      decidedAt: null,
    },
    {
      _id: anId(702),
      kind: 'backgroundCheck' as const,
      status: 'Rejected' as const,
      reason: 'The document has expired.',
      submittedAt: daysFromNow(-4),
      decidedAt: daysFromNow(-3),
    },
  ],
  flags: [{ flag: 'shared-bank' as const, users: [{ _id: anId(4), name: 'Kim Tran' }] }],
  sessions: [
    {
      _id: anId(61),
      device: 'Firefox, Windows',
      createdAt: daysFromNow(-2),
      lastUsedAt: hoursFromNow(-1),
    },
  ],
  joinedBy: { _id: anId(5), name: 'Noah Singh' },
  secondFactors: ['totp' as const],
  earlierSuspensions: [],
  notes: [
    {
      _id: anId(62),
      by: { _id: anId(9), name: 'Robin Desk' },
      text: 'Called about her bank; she mends it today.',
      at: daysFromNow(-1),
    },
  ],
}));

/** An account that shares a telephone number with a suspended one. */
export const anAccountReview = builderOf(AccountReview, () => ({
  _id: anId(63),
  user: anId(4),
  userName: 'Kim Tran',
  since: hoursFromNow(-3),
  matches: [{ kind: 'phone' as const, user: anId(8) }],
}));

/** Ana has changed her picture twice since she was approved. */
export const aPortrait = builderOf(Portrait, () => ({
  user: anId(2),
  userName: 'Ana Roy',
  usertype: 'Temp' as const,
  profileImage: null,
  changedAt: hoursFromNow(-5),
  changes: 2,
}));

/** A worker who cancelled late and says why. */
export const anAppeal = builderOf(AppealedSuspension, () => ({
  _id: anId(64),
  user: anId(2),
  userName: 'Ana Roy',
  usertype: 'Temp' as const,
  ...aSuspension(),
  appeal: { text: 'My train did not run.', at: hoursFromNow(-20), answer: null },
  earlier: 0,
}));

/** What has happened to her lately. */
export const aTimeline: readonly TimelineEntry[] = [
  {
    _id: anId(71),
    at: hoursFromNow(-1),
    source: 'security',
    what: 'signed-in',
    details: { device: 'Firefox, Windows' },
    subject: null,
  },
  {
    _id: anId(72),
    at: daysFromNow(-3),
    source: 'audit',
    what: 'document-rejected',
    details: { reason: 'The document has expired.', by: 'Robin Desk' },
    subject: null,
  },
  {
    _id: anId(73),
    at: daysFromNow(-5),
    source: 'payout',
    what: 'paid',
    details: { amount: '184.00' },
    subject: anId(3001),
  },
  {
    _id: anId(74),
    at: daysFromNow(-5),
    source: 'mail',
    what: 'mail-sent',
    details: { subject: 'Your pay is on its way' },
    subject: null,
  },
  {
    _id: anId(76),
    at: daysFromNow(-5),
    source: 'notification',
    what: 'worker-confirmed',
    details: {
      name: 'Maple Leaf Dispensary',
      jobTitle: 'Budtender',
      date: '2026-05-14T13:00:00.000Z',
      timeZone: 'America/Toronto',
      message: 'Maple Leaf Dispensary confirmed you for the Budtender shift on Thu, May 14, 2026',
    },
    subject: null,
  },
  {
    _id: anId(75),
    at: daysFromNow(-6),
    source: 'shift',
    what: 'completed',
    details: { jobTitle: 'Budtender', locationName: 'Queen West' },
    subject: anId(301),
  },
];

/** Two shifts would be cancelled, and nothing keeps it back. */
export const closingTerms: ClosingTerms = {
  blockers: [],
  shifts: [],
  requests: 2,
  postings: 0,
  suspension: null,
};
