import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { answerSupport, claimSupport, supportRequests } from '@leafshift/contracts/support';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { AdminCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import { type SupportId, SupportRequests } from '../../support/index.ts';
import { SupportAnswers } from '../application/support-answers.ts';

/** Questions to support, for the back office. */
@Controller()
export class SupportAnswersController {
  constructor(
    private readonly requests: SupportRequests,
    private readonly answers: SupportAnswers,
  ) {}

  @Endpoint(supportRequests)
  async list(
    @Input() { query }: CallParsed<typeof supportRequests>,
  ): Promise<CallAnswer<typeof supportRequests>> {
    const { items, nextCursor } = await this.requests.list(query);
    return { requests: [...items], nextCursor };
  }

  @Endpoint(claimSupport)
  claim(
    @Caller() { userId }: AdminCaller,
    @Input() { params }: CallParsed<typeof claimSupport>,
  ): Promise<CallAnswer<typeof claimSupport>> {
    return this.answers.claim(userId, asId<SupportId>(params.id));
  }

  @Endpoint(answerSupport)
  answer(
    @Caller() { userId }: AdminCaller,
    @Input() { params, body }: CallParsed<typeof answerSupport>,
  ): Promise<void> {
    return this.answers.answer(userId, asId<SupportId>(params.id), body.text);
  }
}
