import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  decidePosting,
  dismissReport,
  moderationQueue,
  postingReports,
  reportPost,
  takeDownPost,
} from '@leafshift/contracts/moderation';
import { Controller } from '@nestjs/common';
import { Caller, FindCaller } from '../../../core/caller/caller.decorator.ts';
import type { AdminCaller, SignedInCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import type { PermanentPostingId } from '../../job-board/index.ts';
import { Moderation } from '../application/moderation.ts';
import { PostingReports } from '../application/posting-reports.ts';
import { TakeDownUseCase } from '../application/take-down.use-case.ts';
import type { PostingReportId } from '../domain/posting-report.ts';

/** Postings as the back office and those who report them deal with them. */
@Controller()
export class ModerationController {
  constructor(
    private readonly moderation: Moderation,
    private readonly reports: PostingReports,
    private readonly takeDownUseCase: TakeDownUseCase,
  ) {}

  @Endpoint(moderationQueue)
  queue(
    @Input() { query }: CallParsed<typeof moderationQueue>,
  ): Promise<CallAnswer<typeof moderationQueue>> {
    return this.moderation.queue(query);
  }

  @Endpoint(decidePosting)
  decide(
    @Caller() { userId }: AdminCaller,
    @Input() { params, body }: CallParsed<typeof decidePosting>,
  ): Promise<CallAnswer<typeof decidePosting>> {
    return this.moderation.decide(userId, asId<PermanentPostingId>(params.id), body);
  }

  @Endpoint(reportPost)
  report(
    @FindCaller() caller: SignedInCaller | null,
    @Input() { params, body }: CallParsed<typeof reportPost>,
  ): Promise<void> {
    return this.reports.report(caller, params.id, body);
  }

  @Endpoint(postingReports)
  list(
    @Input() { query }: CallParsed<typeof postingReports>,
  ): Promise<CallAnswer<typeof postingReports>> {
    return this.reports.list(query);
  }

  @Endpoint(dismissReport)
  dismiss(
    @Caller() { userId }: AdminCaller,
    @Input() { params }: CallParsed<typeof dismissReport>,
  ): Promise<void> {
    return this.reports.dismiss(userId, asId<PostingReportId>(params.id));
  }

  @Endpoint(takeDownPost)
  takeDown(
    @Caller() { userId }: AdminCaller,
    @Input() { params, body }: CallParsed<typeof takeDownPost>,
  ): Promise<void> {
    return this.takeDownUseCase.execute(userId, params.id, body.reason);
  }
}
