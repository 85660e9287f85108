import {
  ownAttendance,
  sayArriving,
  sayComing,
  sayNobodyHere,
  sayStillNobody,
} from '@leafshift/contracts/attendance';
import { currentUser } from '@leafshift/contracts/auth';
import { comingBriefings, readBriefing } from '@leafshift/contracts/briefings';
import { calendarFeed, endCalendarFeed, renewCalendarFeed } from '@leafshift/contracts/calendar';
import { timesheets } from '@leafshift/contracts/clockedtime';
import { invitedShifts } from '@leafshift/contracts/favourites';
import { ownOffers } from '@leafshift/contracts/next-in-line';
import { markAllRead, markRead, notifications } from '@leafshift/contracts/notification';
import { payouts, payoutsCsv } from '@leafshift/contracts/payouts';
import {
  agreeToChanges,
  type CancellationTerms,
  cancelAssignment,
  cancellationTerms,
  confirmedShifts,
  findWork,
  getPost,
  history,
  requestedShifts,
  requestShift,
  type TempPost,
  upcomingShifts,
  withdrawRequest,
} from '@leafshift/contracts/posts';
import {
  addCertificate,
  CERTIFICATES,
  type CertificateForm,
  changeCertificate,
  myProfile,
  type Profile,
  removeCertificate,
  updateProfile,
} from '@leafshift/contracts/profile';
import { givenRating, rateBusiness } from '@leafshift/contracts/rating';
import { ownSecuredPay } from '@leafshift/contracts/secured-pay';
import { addBank, removeBank } from '@leafshift/contracts/stripe';
import { requestUpload } from '@leafshift/contracts/uploads';
import { skipOnboarding } from '@leafshift/contracts/users';
import { ratingsShownAt } from '@leafshift/domain/business-rating';
import { isLateCancellation } from '@leafshift/domain/shift-lifecycle';
import { aBank, aCertificate, anId, aSuspension } from '@leafshift/testing/builders';
import {
  type ApiState,
  anApiError,
  conversationCalls,
  createMockApi,
  type Handler,
  handle,
  type MockApi,
  updatedProfile,
} from '@leafshift/testing/mock-api';
import { placeOf } from '../../src/features/shift/place-of.ts';
import { attendanceIn } from './attendance.ts';
import { availabilityCalls } from './availability.ts';
import { demandCredentials, withMissing } from './credentials.ts';
import { earningsCalls } from './earnings.ts';
import { quizCalls } from './quizzes.ts';
import { savedSearchCalls } from './saved-searches.ts';
import { matches } from './search.ts';
import { securedPayOf } from './secured-pay.ts';
import { requested, withoutMe } from './shifts.ts';
import type { Store } from './store.ts';

const isRequested = (shift: TempPost): boolean => shift.requests.length > 0;
const isConfirmed = (shift: TempPost): boolean => shift.confirmedArr.length > 0;
const daysOf = ({ issuedOn, expiresOn }: CertificateForm) => ({
  ...(issuedOn !== undefined && { issuedOn }),
  ...(expiresOn !== undefined && { expiresOn }),
});
/** As the profile stores it. */
const storedName = (name: string): string =>
  Object.entries(CERTIFICATES).find(([offered]) => offered === name)?.[1] ?? name;
const now = (): string => new Date().toISOString();
const soonest = (one: TempPost, other: TempPost): number => one.date.localeCompare(other.date);

const termsOf = ({ date }: TempPost): CancellationTerms => {
  const isLate = isLateCancellation({ startsAt: date }, Date.now());
  return { isLate, suspension: isLate ? { days: 7, until: aSuspension().until } : null };
};

/** An API in the page itself: the calls of this remote over a store that they change. */
export function workerApi(store: Store, state: ApiState): MockApi {
  const found = (id: string): TempPost => {
    const shift = [...store.shifts, ...store.completed].find(({ _id }) => _id === id);
    if (!shift) throw anApiError('NOT_FOUND');
    return withMissing(shift, store.profile);
  };
  const changed = (id: string, change: (shift: TempPost) => TempPost): TempPost => {
    const shift = change(found(id));
    store.shifts = store.shifts.map((one) => (one._id === id ? shift : one));
    return shift;
  };
  const listOf = (isMeant: (shift: TempPost) => boolean) => ({
    posts: store.shifts
      .filter(isMeant)
      .sort(soonest)
      .map((shift) => withMissing(shift, store.profile)),
    nextCursor: null,
  });
  const demanding = (shift: TempPost): TempPost => {
    demandCredentials(shift, store.profile);
    return requested(shift);
  };
  const cancel = (shift: TempPost): TempPost => {
    if (isLateCancellation({ startsAt: shift.date }, Date.now())) {
      store.user = { ...store.user, suspended: true, suspension: aSuspension() };
    }
    return withoutMe(shift);
  };

  const attendances = attendanceIn();

  const ratingOf = ({ _id, endDate, confirmedArr }: TempPost) => {
    const given = store.ratings.get(_id) ?? null;
    const hasStars = confirmedArr[0]?.shiftDetails.employer.rating != null;
    return {
      mayRate: given === null && !hasStars,
      given,
      isShown: hasStars,
      shownAt: ratingsShownAt(endDate).toISOString(),
    };
  };

  const shiftCalls: readonly Handler[] = [
    handle(findWork, ({ query }) => {
      const home = placeOf(store.profile);
      const anywhere = { ...query, near: undefined, withinKm: undefined, sort: 'soonest' } as const;
      const fitting = store.shifts.filter(
        (shift) => !isRequested(shift) && !isConfirmed(shift) && matches(shift, anywhere, home),
      );
      const open = fitting.filter((shift) => matches(shift, query, home));
      const isFirst = query.withinKm !== undefined && query.cursor === undefined;
      const from = Number(query.cursor ?? 0);
      const to = from + query.limit;
      return {
        posts: open
          .sort(soonest)
          .slice(from, to)
          .map((shift) => withMissing(shift, store.profile)),
        nextCursor: to < open.length ? String(to) : null,
        ...(isFirst && { farther: fitting.length - open.length, fartherAtLeast: false }),
      };
    }),
    handle(invitedShifts, () =>
      listOf(
        (shift) => shift.invitedAt !== undefined && !isRequested(shift) && !isConfirmed(shift),
      ),
    ),
    handle(upcomingShifts, () => listOf((shift) => isRequested(shift) || isConfirmed(shift))),
    handle(requestedShifts, () => listOf(isRequested)),
    handle(confirmedShifts, () => listOf(isConfirmed)),
    handle(getPost, ({ params }) => found(params.id)),
    handle(requestShift, ({ params }) => changed(params.id, demanding)),
    handle(agreeToChanges, ({ params }) => changed(params.id, demanding)),
    handle(withdrawRequest, ({ params }) => changed(params.id, withoutMe)),
    handle(cancellationTerms, ({ params }) => termsOf(found(params.postId))),
    handle(cancelAssignment, ({ params }) => changed(params.postId, cancel)),
    handle(history, () => ({ posts: store.completed, nextCursor: null })),
    handle(ownAttendance, () => ({ now: now(), attendance: attendances.list(store.shifts) })),
    handle(sayArriving, ({ params, body }) =>
      attendances.arriving(found(params.postId), body.minutesLate),
    ),
    handle(sayComing, ({ params }) => attendances.coming(found(params.postId))),
    handle(sayNobodyHere, ({ params }) => attendances.nobody(found(params.postId))),
    handle(sayStillNobody, ({ params }) => attendances.still(found(params.postId))),
    handle(ownOffers, { offers: [] }),
    handle(comingBriefings, { briefings: [] }),
    handle(readBriefing, undefined),
    handle(ownSecuredPay, () => ({ shifts: securedPayOf(store.shifts) })),
    handle(timesheets, () => ({ timesheets: [], nextCursor: null })),
    handle(givenRating, ({ params }) => ratingOf(found(params.postId))),
    handle(rateBusiness, ({ params, body }) => {
      const given = { rating: body.rating, comment: body.comment ?? '', givenAt: now() };
      store.ratings = new Map([...store.ratings, [params.postId, given]]);
      return ratingOf(found(params.postId));
    }),
    handle(payouts, () => ({ payouts: store.payouts, nextCursor: null })),
    handle(payoutsCsv, undefined),
  ];
  return createMockApi(
    [
      ...shiftCalls,
      ...availabilityCalls(store),
      ...earningsCalls(store),
      ...quizCalls(store),
      ...savedSearchCalls(store),
      ...conversationCalls(store),
      ...accountCalls(store),
      ...calendarCalls(store),
    ],
    { state },
  );
}

function calendarCalls(store: Store): readonly Handler[] {
  const changed = (url: string | null) => {
    store.calendarUrl = url;
    return { url };
  };
  return [
    handle(calendarFeed, () => ({ url: store.calendarUrl })),
    handle(renewCalendarFeed, () =>
      changed(`https://leafshift.example/api/calendar/${'aB3-'.repeat(11).slice(1)}.ics`),
    ),
    handle(endCalendarFeed, () => changed(null)),
  ];
}

function accountCalls(store: Store): readonly Handler[] {
  const profile = (change: Partial<Profile>): Profile => {
    store.profile = { ...store.profile, ...change };
    return store.profile;
  };
  return [
    handle(currentUser, () => store.user),
    handle(skipOnboarding, ({ body }) => {
      store.user = { ...store.user, skipOnboarding: body.data };
      return store.user;
    }),
    handle(myProfile, () => store.profile),
    handle(updateProfile, ({ body }) => profile(updatedProfile(store.profile, body))),
    handle(addCertificate, ({ body }) =>
      profile({
        certificates: [
          ...store.profile.certificates,
          aCertificate({
            _id: anId(5000 + store.profile.certificates.length),
            certificationName: storedName(body.certificateName),
            certificationNumber: body.certificateNumber,
            ...daysOf(body),
            status: body.certificateUrl === undefined ? 'Not Submitted' : 'Pending',
            ...(body.certificateUrl !== undefined && { certificateUrl: body.certificateUrl }),
          }),
        ],
      }),
    ),
    handle(changeCertificate, ({ params, body }) =>
      profile({
        certificates: store.profile.certificates.map((certificate) =>
          certificate._id === params.id
            ? aCertificate({
                _id: params.id,
                certificationName: storedName(body.certificateName),
                certificationNumber: body.certificateNumber,
                certificateUrl: body.certificateUrl ?? certificate.certificateUrl,
                ...daysOf(body),
                status: 'Pending',
              })
            : certificate,
        ),
      }),
    ),
    handle(removeCertificate, ({ params }) =>
      profile({ certificates: store.profile.certificates.filter(({ _id }) => _id !== params.id) }),
    ),
    handle(addBank, ({ body }) => {
      const bank = aBank({ last4: body.bankAccountNumber.slice(-4) });
      store.user = { ...store.user, bankDetails: [bank] };
      return store.user;
    }),
    handle(removeBank, () => {
      store.user = { ...store.user, bankDetails: [] };
      return store.user;
    }),
    handle(requestUpload, {
      uploadUrl: 'https://storage.example/upload',
      method: 'PUT',
      headers: {},
      url: 'https://storage.example/picture.webp',
    }),
    handle(notifications, () => ({
      notifications: store.notifications,
      unread: store.notifications.filter(({ isRead }) => !isRead).length,
      nextCursor: null,
    })),
    handle(markRead, ({ params }) => {
      const read = store.notifications.find(({ _id }) => _id === params.id);
      if (!read) throw anApiError('NOT_FOUND');
      read.isRead = true;
      return read;
    }),
    handle(markAllRead, () => {
      for (const notification of store.notifications) notification.isRead = true;
      return undefined;
    }),
  ];
}

/** What the profile keeps of an update; a document that is sent waits for its review. */
