import {
  acceptTimesheet,
  answerDispute,
  decideTimesheet,
  disputedTimesheets,
  disputeTimesheet,
} from '@leafshift/contracts/clockedtime';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { AdminCaller, EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import { AcceptHoursUseCase } from '../application/settling/accept-hours.use-case.ts';
import { AnswerDisputeUseCase } from '../application/settling/answer-dispute.use-case.ts';
import { DecideDisputeUseCase } from '../application/settling/decide-dispute.use-case.ts';
import { DisputeHoursUseCase } from '../application/settling/dispute-hours.use-case.ts';

/** Whether the hours of a submitted shift are right, and who decides where people do not agree. */
@Controller()
export class SettlingController {
  constructor(
    private readonly accepting: AcceptHoursUseCase,
    private readonly disputing: DisputeHoursUseCase,
    private readonly answering: AnswerDisputeUseCase,
    private readonly deciding: DecideDisputeUseCase,
  ) {}

  @Endpoint(acceptTimesheet)
  accept(
    @Caller() { userId }: WorkerCaller,
    @Input() { params }: CallParsed<typeof acceptTimesheet>,
  ): Promise<CallAnswer<typeof acceptTimesheet>> {
    return this.accepting.execute(userId, asId<AssignmentId>(params.id));
  }

  @Endpoint(disputeTimesheet)
  dispute(
    @Caller() { userId }: WorkerCaller,
    @Input() { params, body }: CallParsed<typeof disputeTimesheet>,
  ): Promise<CallAnswer<typeof disputeTimesheet>> {
    return this.disputing.execute(userId, asId<AssignmentId>(params.id), body);
  }

  @Endpoint(answerDispute)
  answer(
    @Caller() { userId }: EmployerCaller,
    @Input() { params, body }: CallParsed<typeof answerDispute>,
  ): Promise<CallAnswer<typeof answerDispute>> {
    return this.answering.execute(userId, asId<AssignmentId>(params.id), body);
  }

  @Endpoint(disputedTimesheets)
  async toDecide(
    @Input() { query }: CallParsed<typeof disputedTimesheets>,
  ): Promise<CallAnswer<typeof disputedTimesheets>> {
    const { items, nextCursor } = await this.deciding.list(query);
    return { disputes: [...items], nextCursor };
  }

  @Endpoint(decideTimesheet)
  decide(
    @Caller() { userId }: AdminCaller,
    @Input() { params, body }: CallParsed<typeof decideTimesheet>,
  ): Promise<CallAnswer<typeof decideTimesheet>> {
    return this.deciding.decide(userId, asId<AssignmentId>(params.id), body);
  }
}
