import type { TodayQueue } from '@leafshift/contracts/back-office';
import { PROMISED_HOURS } from '@leafshift/domain/promised-hours';
import { Injectable } from '@nestjs/common';
import type { Waiting } from '../../../core/paging/page.ts';
import { AccountReviews } from '../../account-reviews/index.ts';
import { DecideDisputeUseCase } from '../../clockedtime/index.ts';
import { MessageReports } from '../../conversations/index.ts';
import { PostingModeration } from '../../job-board/index.ts';
import { PostingReports } from '../../moderation/index.ts';
import { Payouts } from '../../payouts/index.ts';
import { DocumentReviews } from '../../profile/index.ts';
import { SupportRequests } from '../../support/index.ts';
import { Appeals } from '../../suspensions/index.ts';

/** Everything that waits for somebody of the back office. */
@Injectable()
export class DeskQueues {
  constructor(
    private readonly documents: DocumentReviews,
    private readonly postings: PostingModeration,
    private readonly reports: PostingReports,
    private readonly messageReports: MessageReports,
    private readonly disputes: DecideDisputeUseCase,
    private readonly appeals: Appeals,
    private readonly accountReviews: AccountReviews,
    private readonly payouts: Payouts,
    private readonly support: SupportRequests,
  ) {}

  async list(): Promise<TodayQueue[]> {
    return Promise.all([
      queue('documents', this.documents.countWaiting()),
      queue('postings', this.postings.countWaiting()),
      queue('reports', this.reports.countWaiting()),
      queue('messageReports', this.messageReports.countWaiting()),
      queue('disputes', this.disputes.countWaiting()),
      queue('appeals', this.appeals.countWaiting()),
      queue('accountReviews', this.accountReviews.countWaiting()),
      queue('payoutChecks', this.payouts.countNamesToCompare()),
      queue('support', this.support.countWaiting()),
    ]);
  }
}

const queue = async (name: TodayQueue['queue'], waiting: Promise<Waiting>): Promise<TodayQueue> => {
  const { count, oldestSince } = await waiting;
  return {
    queue: name,
    count,
    oldestSince: oldestSince?.toISOString() ?? null,
    promisedHours: PROMISED_HOURS[name],
  };
};
