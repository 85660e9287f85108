import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { type AppealedSuspension, answerAppeal, appeals } from '@leafshift/contracts/suspensions';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { AdminCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import { Appeals } from '../../suspensions/index.ts';
import type { SuspensionId } from '../../users/index.ts';
import { AppealAnswers } from '../application/appeal-answers.ts';

@Controller()
export class AppealsController {
  constructor(
    private readonly waiting: Appeals,
    private readonly answers: AppealAnswers,
  ) {}

  @Endpoint(appeals)
  async list(@Input() { query }: CallParsed<typeof appeals>): Promise<CallAnswer<typeof appeals>> {
    const { items, nextCursor } = await this.waiting.list(query);
    return { appeals: [...items], nextCursor };
  }

  @Endpoint(answerAppeal)
  answer(
    @Caller() { userId }: AdminCaller,
    @Input() { params, body }: CallParsed<typeof answerAppeal>,
  ): Promise<AppealedSuspension> {
    return this.answers.answer(userId, asId<SuspensionId>(params.id), body);
  }
}
