import type { AccountReview } from '@leafshift/contracts/account-reviews';
import type { Portrait, Review } from '@leafshift/contracts/admin';
import type { WaitingWorker } from '@leafshift/contracts/attendance';
import type {
  OutboxRecord,
  Person,
  PersonRow,
  ProviderDispute,
  RefundOrder,
  ShiftFile,
  TeamMember,
  today,
} from '@leafshift/contracts/back-office';
import type { DisputedTimesheet } from '@leafshift/contracts/clockedtime';
import type { MessageReport } from '@leafshift/contracts/conversations';
import type { CallAnswer } from '@leafshift/contracts/core';
import type { PostingReport, WaitingPost } from '@leafshift/contracts/moderation';
import type { Payout, PayoutCheck } from '@leafshift/contracts/payouts';
import type { QuizFile } from '@leafshift/contracts/quizzes';
import type { WaitingSupport } from '@leafshift/contracts/support';
import type { AppealedSuspension } from '@leafshift/contracts/suspensions';
import { anId } from '@leafshift/testing/builders';
import { aWaitingWorker, disputes, someShifts } from './disputes.ts';
import { messageReports } from './messages.ts';
import { postingReports, waitingPosts } from './moderation.ts';
import { aPayoutCheck, aProviderDispute, aRefundOrder, somePayouts } from './money.ts';
import { anAccountReview, anAppeal, aPerson, aPersonRow, aPortrait } from './people.ts';
import { aQuizFile } from './quizzes.ts';
import { waitingReviews } from './reviews.ts';
import { aQuestion } from './support.ts';
import { anOutboxRecord, theTeam } from './system.ts';
import { aDay } from './today.ts';

/** All that this page's API knows; changed by its calls. */
export interface Store {
  today: CallAnswer<typeof today>;
  reviews: Review[];
  postings: WaitingPost[];
  reports: PostingReport[];
  messageReports: MessageReport[];
  support: WaitingSupport[];
  disputes: DisputedTimesheet[];
  shifts: ShiftFile[];
  waiting: WaitingWorker[];
  people: PersonRow[];
  person: Person;
  accountReviews: AccountReview[];
  appeals: AppealedSuspension[];
  portraits: Portrait[];
  payouts: Payout[];
  checks: PayoutCheck[];
  refunds: RefundOrder[];
  contested: ProviderDispute[];
  outbox: OutboxRecord[];
  members: TeamMember[];
  quizzes: QuizFile[];
}

/** A desk with work on it. */
export const createStore = (now: number, changes: Partial<Store> = {}): Store => ({
  today: aDay(now),
  reviews: waitingReviews(now),
  postings: waitingPosts(now),
  reports: postingReports(now),
  messageReports: messageReports(now),
  support: [aQuestion({ askedAt: new Date(now - 3 * 3_600_000).toISOString() })],
  disputes: disputes(now),
  shifts: someShifts(now),
  waiting: [aWaitingWorker()],
  people: [
    aPersonRow(),
    aPersonRow({ _id: anId(4), name: 'Kim Tran', email: 'kim@example.ca', underReview: true }),
    aPersonRow({
      _id: anId(1),
      name: 'Maple Leaf Dispensary',
      email: 'hiring@mapleleaf.example',
      usertype: 'Employer',
      phoneNumber: null,
    }),
    aPersonRow({ _id: anId(8), name: 'Max Gone', email: 'max@example.ca', suspended: true }),
  ],
  person: aPerson(),
  accountReviews: [anAccountReview()],
  appeals: [anAppeal()],
  portraits: [aPortrait()],
  payouts: somePayouts(),
  checks: [aPayoutCheck()],
  refunds: [aRefundOrder()],
  contested: [aProviderDispute()],
  outbox: [anOutboxRecord()],
  members: theTeam(),
  quizzes: [aQuizFile()],
  ...changes,
});
