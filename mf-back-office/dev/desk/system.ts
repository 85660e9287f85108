import {
  AuditEntry,
  Delivery,
  OutboxRecord,
  type ReleaseHealth,
  type TeamMember,
} from '@leafshift/contracts/back-office';
import { SecurityEntry } from '@leafshift/contracts/security';
import { anId, builderOf, daysFromNow, hoursFromNow } from '@leafshift/testing/builders';

/** A mail that was given up after ten attempts. */
export const anOutboxRecord = builderOf(OutboxRecord, () => ({
  _id: anId(751),
  kind: 'mail.deliver',
  state: 'dead' as const,
  attempts: 10,
  createdAt: daysFromNow(-1),
  dueAt: hoursFromNow(-2),
  finishedAt: hoursFromNow(-2),
  lastError: '550 mailbox unavailable',
}));

/** A document that Robin approved. */
const anAuditEntry = builderOf(AuditEntry, () => ({
  _id: anId(761),
  at: hoursFromNow(-4),
  action: 'document-approved',
  by: { _id: anId(9), name: 'Robin Desk' },
  user: { _id: anId(2), name: 'Ana Roy' },
  target: anId(701),
  details: { kind: 'identificationDocument' },
}));

/** What the last days brought: details that are words, lists, times, money and more than one thing. */
export const someAuditEntries = (): AuditEntry[] => [
  anAuditEntry(),
  anAuditEntry({
    _id: anId(762),
    action: 'roles-set',
    user: { _id: anId(9), name: 'Robin Desk' },
    details: { before: '["reviewer"]', set: '["reviewer","support"]' },
  }),
  anAuditEntry({
    _id: anId(763),
    action: 'account-review-decided',
    user: { _id: anId(4), name: 'Kim Tran' },
    details: {
      decision: 'cleared',
      reason: 'Several people of one household share it.',
      matches: JSON.stringify([{ kind: 'phone', userId: anId(8) }]),
    },
  }),
  anAuditEntry({
    _id: anId(764),
    action: 'suspended',
    details: { reason: 'She did not come.', until: daysFromNow(7) },
  }),
  anAuditEntry({
    _id: anId(765),
    action: 'hours-decided',
    details: {
      reason: 'The code says so.',
      before: '{"hours":7,"pay":16100}',
      after: '{"hours":8,"pay":18400}',
    },
  }),
];

/** A sign-in that failed. */
const aSecurityEntry = builderOf(SecurityEntry, () => ({
  _id: anId(771),
  at: hoursFromNow(-1),
  event: 'sign-in-failed' as const,
  user: anId(2),
  by: null,
  network: 'a1b2c3',
  details: { device: 'Chrome, Android' },
}));

/** A failed sign-in, and a document that was shown to a reviewer. */
export const someSecurityEntries = (): SecurityEntry[] => [
  aSecurityEntry(),
  aSecurityEntry({
    _id: anId(772),
    at: hoursFromNow(-2),
    event: 'identity-document-shown',
    by: anId(9),
    details: { kind: 'photoid', file: 'photoid/5eed/front.jpg' },
  }),
];

/** Sam, who owns the back office, and Robin, who reviews. */
export const theTeam = (): TeamMember[] => [
  {
    _id: anId(3),
    name: 'Sam Office',
    email: 'office@leafshift.example',
    adminRoles: ['owner'],
    createdAt: daysFromNow(-90),
  },
  {
    _id: anId(9),
    name: 'Robin Desk',
    email: 'robin@leafshift.example',
    adminRoles: ['reviewer'],
    createdAt: daysFromNow(-30),
  },
];

/** A mail to Ana that her provider took at the second attempt. */
const aDelivery = builderOf(Delivery, () => ({
  _id: anId(781),
  kind: 'mail' as const,
  what: 'Your pay is on its way',
  to: 'a…@example.ca',
  state: 'done' as const,
  tries: 2,
  at: hoursFromNow(-3),
  lastAt: hoursFromNow(-2),
  lastError: null,
}));

/** Two mails, of which one was not taken, and an event of the provider. */
export const someDeliveries = (): Delivery[] => [
  aDelivery(),
  aDelivery({
    _id: anId(782),
    what: 'A shift was cancelled',
    to: 'k…@example.ca',
    state: 'failed',
    lastError: '550 mailbox unavailable',
  }),
  aDelivery({ _id: anId(783), kind: 'webhook', what: 'charge', to: null, tries: 1 }),
];

/** One remote whose canary fails, and one that is well. */
export const someReleases = (): ReleaseHealth[] => [
  {
    ...{ remote: 'mf-employer', release: '4be1c0a9d27f', side: 'current', isFailing: false },
    hour: { loads: 412, failures: 1, crashes: 1 },
    day: { loads: 9_310, failures: 14, crashes: 5 },
  },
  {
    ...{ remote: 'mf-worker', release: '9c0d3f5a1b77', side: 'current', isFailing: false },
    hour: { loads: 1_204, failures: 0, crashes: 0 },
    day: { loads: 22_871, failures: 9, crashes: 2 },
  },
  {
    ...{ remote: 'mf-worker', release: 'e07a55b1c3d2', side: 'canary', isFailing: true },
    // Nine of them had been shown when they failed: 100 were to be shown.
    hour: { loads: 97, failures: 12, crashes: 9 },
    day: { loads: 97, failures: 12, crashes: 9 },
  },
];
