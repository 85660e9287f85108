import { shiftAttendance } from '@leafshift/contracts/attendance';
import {
  autoConfirmRules,
  dropAutoConfirm,
  setAutoConfirm,
} from '@leafshift/contracts/auto-confirm';
import { calendarFeed, endCalendarFeed, renewCalendarFeed } from '@leafshift/contracts/calendar';
import {
  clockCode,
  clockIn,
  clockOut,
  clockRules,
  timesheets,
} from '@leafshift/contracts/clockedtime';
import { shiftDistances } from '@leafshift/contracts/employer-shifts';
import {
  offerableWorkers,
  offerPlaces,
  shiftOffer,
  stopOffers,
} from '@leafshift/contracts/next-in-line';
import {
  type ConfirmedWorker,
  cancelShift,
  completeShift,
  confirmWorker,
  leftByChoice,
  markNoShow,
  type ReleaseTerms,
  releaseTerms,
  releaseWorker,
  shiftCancellationTerms,
  shiftCost,
  shiftCosts,
  type TempPost,
} from '@leafshift/contracts/posts';
import { workerProfile } from '@leafshift/contracts/profile';
import { shiftBadges } from '@leafshift/contracts/quizzes';
import { rateWorker, receivedRatings } from '@leafshift/contracts/rating';
import { shiftsSecuredPay } from '@leafshift/contracts/secured-pay';
import { DEFAULT_LATE_RELEASE_HOURS } from '@leafshift/domain/paid-time';
import { DEFAULT_CLOCK_BOUNDS, isLateCancellation } from '@leafshift/domain/shift-lifecycle';
import {
  aConfirmedWorker,
  anId,
  anInvoice,
  aQuizBadge,
  aWorkerProfileView,
} from '@leafshift/testing/builders';
import { anApiError, type Handler, handle } from '@leafshift/testing/mock-api';
import { costOfShift } from './shift-costs.ts';
import { found, replaced, type Store } from './store.ts';

const CODE_MS = 30_000;

/** Confirming, clocking, rating and submitting, as the API does them. */
export function shiftHandlers(store: Store): Handler[] {
  const changeWorker = (
    postId: string,
    confirmedId: string,
    change: (worker: ConfirmedWorker) => ConfirmedWorker,
  ) => {
    const post = found(store.shifts, postId);
    const worker = change(found(post.confirmedArr, confirmedId));
    const changed = { ...post, confirmedArr: replaced(post.confirmedArr, worker) };
    store.shifts = replaced(store.shifts, changed);
    return changed;
  };
  return [
    handle(shiftOffer, ({ params }) => store.chains.get(params.postId) ?? { offer: null }),
    handle(calendarFeed, { url: null }),
    handle(renewCalendarFeed, ({ body }) => ({
      url: 'https://portal.example/api/calendar/abc.ics',
      ...(body.location && { location: body.location }),
    })),
    handle(endCalendarFeed, { url: null }),
    handle(autoConfirmRules, { rules: [] }),
    handle(setAutoConfirm, undefined),
    handle(dropAutoConfirm, undefined),
    handle(stopOffers, ({ params }) => {
      store.chains.delete(params.postId);
      return undefined;
    }),
    handle(offerableWorkers, () => ({
      workers: store.favourites.map(({ addedAt: _, ...worker }) => ({
        ...worker,
        isFavourite: true,
      })),
    })),
    handle(offerPlaces, ({ body }) => {
      const people = body.workerIds.map((id) => {
        const { _id: workerId, name } = found(store.favourites, id);
        return { workerId, name };
      });
      const [first, ...next] = people;
      const until = new Date(Date.now() + body.minutes * 60_000).toISOString();
      for (const postId of body.postIds) {
        if (first) store.chains.set(postId, { offer: { ...first, until }, next });
      }
      return { results: body.postIds.map((postId) => ({ postId, problem: null })) };
    }),
    handle(shiftDistances, ({ params }) => ({
      distances: found(store.shifts, params.postId).requests.map(({ requestUser }, index) => ({
        worker: requestUser,
        km: 3 + index * 2,
        isExact: index % 2 === 0,
      })),
    })),
    handle(shiftsSecuredPay, { shifts: [] }),
    handle(confirmWorker, ({ params, body }) => {
      const post = found(store.shifts, params.postId);
      if (post.confirmedArr.length >= post.totalWorkers) {
        throw anApiError('SHIFT_FILLED');
      }
      const request = found(post.requests, body.requestId);
      const { _id, requestUser, name, profilePhoto, rating } = request;
      const requests = post.requests.filter((known) => known._id !== _id);
      const confirmedArr = [
        ...post.confirmedArr,
        aConfirmedWorker({ _id: anId(80_000), requestUser, name, profilePhoto, rating }),
      ];
      const changed = {
        ...post,
        requests,
        requestCount: requests.length,
        confirmedArr,
        confirmedCount: confirmedArr.length,
      };
      store.shifts = replaced(store.shifts, changed);
      return changed;
    }),
    handle(shiftAttendance, ({ params }) => ({
      workers: (store.shifts.find(({ _id }) => _id === params.postId)?.confirmedArr ?? []).map(
        ({ _id }) => ({
          confirmedId: _id,
          askedAt: null,
          answeredAt: null,
          mayReleaseFree: false,
          nobodyHere: null,
          arriving: null,
        }),
      ),
    })),
    handle(clockRules, () => ({ now: new Date().toISOString(), ...DEFAULT_CLOCK_BOUNDS })),
    handle(clockCode, () => ({
      code: '482915',
      validUntil: new Date(Date.now() + CODE_MS).toISOString(),
    })),
    handle(timesheets, () => ({ timesheets: [], nextCursor: null })),
    handle(clockIn, ({ params, body }) =>
      changeWorker(params.postId, params.confirmedId, (worker) =>
        progressed(worker, 'Clocked In', { checkInTime: body.clockIn }),
      ),
    ),
    handle(clockOut, ({ params, body }) =>
      changeWorker(params.postId, params.confirmedId, (worker) =>
        progressed(worker, 'Clocked Out', { checkOutTime: body.clockOut }),
      ),
    ),
    handle(rateWorker, ({ params, body }) =>
      changeWorker(params.postId, params.confirmedId, (worker) =>
        progressed(worker, 'Completed', { rated: true, rating: body.rating }),
      ),
    ),
    handle(receivedRatings, ({ params }) => {
      const post = store.shifts.find(({ _id }) => _id === params.postId);
      const rated = post?.status === 'Complete' ? post.confirmedArr.slice(0, 1) : [];
      return {
        ratings: rated.map(({ _id }) => ({
          confirmedId: _id,
          rating: 5,
          comment: 'Friendly team, and everything was ready.',
        })),
      };
    }),
    handle(markNoShow, ({ params }) => {
      const marked = changeWorker(params.postId, params.confirmedId, (worker) => ({
        ...worker,
        shiftStatus: 'No Show',
      }));
      const changed = { ...marked, confirmedCount: marked.confirmedCount - 1 };
      store.shifts = replaced(store.shifts, changed);
      return changed;
    }),
    handle(releaseTerms, ({ params }) => releaseTermsOf(found(store.shifts, params.postId))),
    handle(releaseWorker, ({ params }) => {
      const post = found(store.shifts, params.postId);
      const confirmedArr = post.confirmedArr.filter(({ _id }) => _id !== params.confirmedId);
      const changed = {
        ...post,
        confirmedArr,
        confirmedCount: post.confirmedCount - 1,
        ...(releaseTermsOf(post).isLate && { latePayCount: (post.latePayCount ?? 0) + 1 }),
      };
      store.shifts = replaced(store.shifts, changed);
      return changed;
    }),
    handle(shiftCancellationTerms, ({ params }) => {
      const post = found(store.shifts, params.postId);
      const { isLate, hours, pay, total } = releaseTermsOf(post);
      const workers = post.confirmedArr.map(({ _id, name }) => ({ _id, name, hours, pay }));
      return { isLate, workers: isLate ? workers : [], total: total * workers.length };
    }),
    handle(cancelShift, ({ params }) => {
      const post = found(store.shifts, params.postId);
      const over = { status: 'Cancelled' as const, confirmedArr: [], confirmedCount: 0 };
      const cancelled = { ...post, ...over, requests: [], requestCount: 0 };
      store.shifts = replaced(store.shifts, cancelled);
      return cancelled;
    }),
    handle(leftByChoice, ({ params }) => found(store.shifts, params.postId)),
    handle(shiftCost, ({ params }) => costOfShift(found(store.shifts, params.postId), store.user)),
    handle(shiftCosts, ({ body }) => ({
      costs: body.postIds.map((postId) => ({
        postId,
        total: costOfShift(found(store.shifts, postId), store.user).total,
      })),
    })),
    handle(completeShift, ({ params }) => {
      const post = { ...found(store.shifts, params.postId), status: 'Complete' as const };
      store.shifts = replaced(store.shifts, post);
      const invoice = anInvoice({ _id: anId(5999), number: 'LS-000143', post: post._id });
      store.invoices = [invoice, ...store.invoices];
      return { post, invoice };
    }),
    handle(shiftBadges, ({ params }) => {
      const [first] = found(store.shifts, params.postId).requests;
      return { workers: first ? [{ user: first.requestUser, badges: [aQuizBadge()] }] : [] };
    }),
    handle(workerProfile, ({ params }) => {
      const known = store.shifts
        .flatMap(({ requests, confirmedArr }) => [...requests, ...confirmedArr])
        .find(({ requestUser }) => requestUser === params.userId);
      return aWorkerProfileView({
        _id: params.userId,
        name: known?.name ?? 'Ana Roy',
        rating: known ? known.rating : 4.67,
      });
    }),
  ];
}

/** Four hours' pay with less than 24 hours to go, with fees and tax of Ontario. */
function releaseTermsOf(post: TempPost): ReleaseTerms {
  if (!isLateCancellation({ startsAt: post.date }, new Date())) {
    return { isLate: false, hours: 0, pay: 0, total: 0 };
  }
  const pay = post.rate * DEFAULT_LATE_RELEASE_HOURS;
  return { isLate: true, hours: DEFAULT_LATE_RELEASE_HOURS, pay, total: Math.ceil(pay * 1.3 + 2) };
}

function progressed(
  worker: ConfirmedWorker,
  shiftStatus: ConfirmedWorker['shiftStatus'],
  change: Partial<ConfirmedWorker['shiftDetails']['employer']>,
): ConfirmedWorker {
  return {
    ...worker,
    shiftStatus,
    shiftDetails: { employer: { ...worker.shiftDetails.employer, ...change } },
  };
}
