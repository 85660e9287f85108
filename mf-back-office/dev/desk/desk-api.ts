import { claimReview, decideReview, releaseReview, reviews } from '@leafshift/contracts/admin';
import { waitingWorkers } from '@leafshift/contracts/attendance';
import { adminShift, adminShifts, today } from '@leafshift/contracts/back-office';
import { decideTimesheet, disputedTimesheets } from '@leafshift/contracts/clockedtime';
import {
  decideMessageReport,
  messageReports,
  readReportedConversation,
} from '@leafshift/contracts/conversations';
import {
  decidePosting,
  dismissReport,
  moderationQueue,
  postingReports,
  takeDownPost,
} from '@leafshift/contracts/moderation';
import { answerSupport, claimSupport, supportRequests } from '@leafshift/contracts/support';
import { anId } from '@leafshift/testing/builders';
import {
  type ApiState,
  anApiError,
  createMockApi,
  type Handler,
  handle,
  type MockApi,
} from '@leafshift/testing/mock-api';
import { reportedConversation } from './messages.ts';
import { moneyCalls } from './money-api.ts';
import { peopleCalls } from './people-api.ts';
import { quizCalls } from './quizzes-api.ts';
import type { Store } from './store.ts';
import { systemCalls } from './system-api.ts';

const CLAIM_MS = 300_000;
/** Who works at this desk. */
const ME = { _id: anId(3), name: 'Sam Office' };

/** An API in the page itself: the calls of the desk over a store that they change. */
export function deskApi(store: Store, state: ApiState): MockApi {
  return createMockApi(
    [
      handle(today, () => ({ ...store.today, now: new Date().toISOString() })),
      ...reviewCalls(store),
      ...moderationCalls(store),
      ...disputeCalls(store),
      ...peopleCalls(store),
      ...moneyCalls(store),
      ...systemCalls(store),
      ...quizCalls(store),
    ],
    { state },
  );
}

/** What is found; as the API, it throws NOT_FOUND otherwise. */
function found<Item>(items: readonly Item[], isMeant: (item: Item) => boolean): Item {
  const item = items.find(isMeant);
  if (!item) throw anApiError('NOT_FOUND');
  return item;
}

const reviewCalls = (store: Store): readonly Handler[] => [
  handle(reviews, () => ({ reviews: store.reviews, nextCursor: null })),
  handle(claimReview, () => ({
    ...ME,
    until: new Date(Date.now() + CLAIM_MS).toISOString(),
  })),
  handle(releaseReview, undefined),
  handle(decideReview, ({ params, body }) => {
    const review = found(store.reviews, ({ _id }) => _id === params.id);
    store.reviews = store.reviews.filter((one) => one !== review);
    return { ...review, status: body.decision, reason: body.reason ?? null };
  }),
];

const moderationCalls = (store: Store): readonly Handler[] => [
  handle(moderationQueue, () => ({ postings: store.postings, nextCursor: null })),
  handle(decidePosting, ({ params }) => {
    const waiting = found(store.postings, ({ post }) => post._id === params.id);
    store.postings = store.postings.filter((one) => one !== waiting);
    return waiting.post;
  }),
  handle(postingReports, () => ({ reports: store.reports, nextCursor: null })),
  handle(messageReports, () => ({ reports: store.messageReports, nextCursor: null })),
  handle(readReportedConversation, ({ params }) => ({
    report: found(store.messageReports, ({ _id }) => _id === params.id),
    messages: reportedConversation(Date.now()),
  })),
  handle(decideMessageReport, ({ params }) => {
    store.messageReports = store.messageReports.filter(({ _id }) => _id !== params.id);
    return undefined;
  }),
  handle(supportRequests, () => ({ requests: store.support, nextCursor: null })),
  handle(claimSupport, ({ params }) => {
    const until = new Date(Date.now() + 300_000).toISOString();
    const claim = { ...ME, until };
    store.support = store.support.map((one) => (one._id === params.id ? { ...one, claim } : one));
    return { until };
  }),
  handle(answerSupport, ({ params }) => {
    store.support = store.support.filter(({ _id }) => _id !== params.id);
    return undefined;
  }),
  handle(dismissReport, ({ params }) => {
    store.reports = store.reports.filter(({ _id }) => _id !== params.id);
    return undefined;
  }),
  handle(takeDownPost, ({ params, body: { reason } }) => {
    store.shifts = store.shifts.map((file) =>
      file.shift._id === params.id
        ? { ...file, takenDownReason: reason, shift: { ...file.shift, state: 'cancelled' } }
        : file,
    );
    store.reports = store.reports.filter(({ postId }) => postId !== params.id);
    return undefined;
  }),
];

const disputeCalls = (store: Store): readonly Handler[] => [
  handle(disputedTimesheets, () => ({ disputes: store.disputes, nextCursor: null })),
  handle(adminShifts, ({ query: { state, q = '' } }) => ({
    shifts: store.shifts
      .map(({ shift }) => shift)
      .filter((shift) => state === undefined || shift.state === state)
      .filter(({ employer }) => employer.name.toLowerCase().startsWith(q.toLowerCase())),
    nextCursor: null,
  })),
  handle(waitingWorkers, () => ({ waiting: store.waiting, nextCursor: null })),
  handle(adminShift, ({ params }) => found(store.shifts, ({ shift }) => shift._id === params.id)),
  handle(decideTimesheet, ({ params }) => {
    const dispute = found(store.disputes, ({ timesheet }) => timesheet._id === params.id);
    store.disputes = store.disputes.filter((one) => one !== dispute);
    return { ...dispute.timesheet, state: 'decided' as const };
  }),
];
