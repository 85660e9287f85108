import type { AvailabilityForm, MarkedBusiness } from '@leafshift/contracts/availability';
import type { OpenConversation } from '@leafshift/contracts/conversations';
import type { Notification } from '@leafshift/contracts/notification';
import type { Payout } from '@leafshift/contracts/payouts';
import type { CompletedShift, TempPost } from '@leafshift/contracts/posts';
import type { Profile } from '@leafshift/contracts/profile';
import type { OwnQuiz } from '@leafshift/contracts/quizzes';
import type { GivenRating } from '@leafshift/contracts/rating';
import type { SavedSearch } from '@leafshift/contracts/saved-searches';
import type { User } from '@leafshift/contracts/users';
import {
  aNotification,
  anId,
  anOwnQuiz,
  aPayout,
  aWorker,
  aWorkerProfile,
  someTalks,
} from '@leafshift/testing/builders';
import { completedShift, confirmed, invited, requested, shiftInDays } from './shifts.ts';

/** All that this page's API knows; changed by its calls. */
export interface Store {
  user: User;
  profile: Profile;
  shifts: TempPost[];
  completed: CompletedShift[];
  payouts: Payout[];
  /** What I gave businesses, by the shift. */
  ratings: ReadonlyMap<string, GivenRating['given']>;
  notifications: Notification[];
  quizzes: OwnQuiz[];
  availability: AvailabilityForm;
  businesses: MarkedBusiness[];
  searches: SavedSearch[];
  /** The private address of the calendar feed, while there is one. */
  calendarUrl: string | null;
  talks: OpenConversation[];
}

const OPEN_SHIFTS = 46;

/** A worker in the middle of their month, other than what `changes` says. */
export function createStore(now: number, changes: Partial<Store> = {}): Store {
  const completed = completedShifts(now);
  return {
    user: aWorker(),
    profile: aWorkerProfile(),
    shifts: [...ownShifts(now), ...openShifts(now)],
    completed,
    payouts: [aReward(now), ...completed.map(payoutOf)],
    ratings: new Map(),
    notifications: notifications(now),
    quizzes: [anOwnQuiz(), passedQuiz(now)],
    availability: {
      weekly: ['none', 'any', 'any', { from: '09:00', to: '17:00' }, 'any', 'any', 'any'],
      daysOff: [],
      roles: ['Budtender'],
      withinKm: 50,
    },
    businesses: [
      {
        _id: anId(902),
        name: 'Harbour Greens',
        profilePhoto: null,
        mark: 'favourite',
        markedAt: new Date(now - 3 * 86_400_000).toISOString(),
      },
    ],
    searches: [
      {
        _id: anId(951),
        name: 'Evenings at the counter',
        filters: { q: 'budtender', minRate: 20, withinKm: 25 },
        sort: 'nearest',
        alerts: true,
        savedAt: new Date(now - 5 * 86_400_000).toISOString(),
      },
    ],
    calendarUrl: null,
    talks: someTalks(now, ['Maple Leaf Dispensary', 'Harbour Greens', 'Prairie Bud']),
    ...changes,
  };
}

const passedQuiz = (now: number): OwnQuiz =>
  anOwnQuiz({
    _id: anId(812),
    title: { en: 'Product knowledge' },
    about: { en: 'What is sold, and how it works.' },
    state: 'passed',
    passedAt: new Date(now - 20 * 86_400_000).toISOString(),
    lastRight: 5,
  });

/** What is different for somebody young who has just begun: nothing worked, papers refused, no bank. */
export const newcomer = (now: number): Partial<Store> => ({
  user: aWorker({ bankDetails: [] }),
  profile: aWorkerProfile({
    birthDay: '2009-01-20',
    certificates: [],
    identificationDocument: { status: 'Pending' },
    backgroundCheck: { status: 'Rejected', reason: 'The photo is too dark to read.' },
  }),
  shifts: openShifts(now),
  completed: [],
  payouts: [],
  notifications: [],
});

function ownShifts(now: number): TempPost[] {
  return [
    confirmed(shiftInDays(now, 0, 1)),
    requested(shiftInDays(now, 0, 2)),
    confirmed(shiftInDays(now, 1, 3)),
    requested(shiftInDays(now, 3, 4)),
    confirmed(shiftInDays(now, 5, 5)),
    requested(shiftInDays(now, 5, 6)),
    confirmed(shiftInDays(now, 9, 8)),
  ];
}

const openShifts = (now: number): TempPost[] =>
  Array.from({ length: OPEN_SHIFTS }, (_, index) => {
    const shift = shiftInDays(now, 1 + Math.floor(index / 3), 20 + index);
    return index === 7 ? invited(shift, now) : shift;
  });

const DAYS_AGO = [1, 2, 4, 6, 9, 13, 16, 22, 27, 31, 36, 40, 48];

const completedShifts = (now: number): CompletedShift[] =>
  DAYS_AGO.map((daysAgo, index) => completedShift(now, daysAgo, 200 + index));

function payoutOf(shift: CompletedShift, index: number): Payout {
  const status = shift.worked?.payoutStatus ?? 'waiting';
  return aPayout({
    _id: anId(3000 + index),
    post: shift._id,
    date: shift.date,
    timeZone: shift.timeZone,
    jobTitle: shift.jobTitle,
    employerName: shift.name,
    locationName: shift.location.locationName,
    hours: shift.worked?.hours ?? 0,
    rate: shift.rate,
    amount: shift.worked?.pay ?? 0,
    status,
    waitingFor: status === 'waiting' ? (['INVOICE_PAYMENT', 'BANK'] as const)[index % 2] : null,
    expectedAt: status === 'sent' ? shift.completedAt : null,
    createdAt: shift.completedAt,
    paidAt: status === 'paid' ? shift.completedAt : null,
  });
}

/** Somebody has joined by the worker's link. */
const aReward = (now: number): Payout =>
  aPayout({
    _id: anId(3999),
    post: anId(3998),
    date: new Date(now - 4 * 86_400_000).toISOString(),
    jobTitle: 'Reward',
    employerName: 'Leafshift',
    locationName: 'Leafshift',
    hours: 0,
    rate: 0,
    amount: 15,
    isReward: true,
    status: 'paid',
    expectedAt: null,
    createdAt: new Date(now - 4 * 86_400_000).toISOString(),
    paidAt: new Date(now - 3 * 86_400_000).toISOString(),
  });

function notifications(now: number): Notification[] {
  const shift = { date: new Date(now + 48 * 3_600_000).toISOString(), timeZone: 'America/Toronto' };
  const notified = (
    kind: Notification['kind'],
    params: Notification['params'],
    notificationMessage: string,
    hoursAgo: number,
    link: string,
  ): Notification =>
    aNotification({
      _id: anId(4000 + hoursAgo),
      kind,
      params,
      notificationMessage,
      link,
      isRead: hoursAgo > 30,
      createdAt: new Date(now - hoursAgo * 3_600_000).toISOString(),
    });
  return [
    notified(
      'worker-confirmed',
      { ...shift, name: 'Harbour Greens', jobTitle: 'Event Staff' },
      'Harbour Greens confirmed you for Event Staff',
      1,
      `/find-work/${anId(1001)}`,
    ),
    notified(
      'rated',
      { ...shift, name: 'Maple Leaf Dispensary', jobTitle: 'Budtender', stars: '5' },
      'Maple Leaf Dispensary rated you 5 stars',
      20,
      '/workhistory',
    ),
    notified(
      'payout-sent',
      { name: 'Maple Leaf Dispensary', amount: '184.00' },
      '$184.00 is on its way to your bank',
      26,
      '/workhistory',
    ),
    notified(
      'document-approved',
      { document: 'identificationDocument' },
      'Your Government Photo ID was approved',
      75,
      '/profile',
    ),
  ];
}
