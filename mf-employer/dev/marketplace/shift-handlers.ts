import { shiftAttendance } from '@leafshift/contracts/attendance';
import {
  clockCode,
  clockIn,
  clockOut,
  clockRules,
  timesheets,
} from '@leafshift/contracts/clockedtime';
import {
  type ConfirmedWorker,
  completeShift,
  confirmWorker,
  markNoShow,
  shiftCost,
} from '@leafshift/contracts/posts';
import { workerProfile } from '@leafshift/contracts/profile';
import { rateWorker, receivedRatings } from '@leafshift/contracts/rating';
import { DEFAULT_CLOCK_BOUNDS } from '@leafshift/domain/shift-lifecycle';
import { aConfirmedWorker, anId, anInvoice, aWorkerProfileView } from '@leafshift/testing/builders';
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
    handle(markNoShow, ({ params }) =>
      changeWorker(params.postId, params.confirmedId, (worker) => ({
        ...worker,
        shiftStatus: 'No Show',
      })),
    ),
    handle(shiftCost, ({ params }) => costOfShift(found(store.shifts, params.postId), store.user)),
    handle(completeShift, ({ params }) => {
      const post = { ...found(store.shifts, params.postId), status: 'Complete' as const };
      store.shifts = replaced(store.shifts, post);
      const invoice = anInvoice({ _id: anId(5999), number: 'LS-000143', post: post._id });
      store.invoices = [invoice, ...store.invoices];
      return { post, invoice };
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
