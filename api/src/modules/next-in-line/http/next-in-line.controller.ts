import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  acceptOffer,
  declineOffer,
  ownOffers,
  shiftOffer,
} from '@leafshift/contracts/next-in-line';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import { AnswerOfferUseCase } from '../application/answer-offer.use-case.ts';
import { OfferLists } from '../application/offer-lists.ts';

/** Places that have become free, and who is next in line for them. */
@Controller()
export class NextInLineController {
  constructor(
    private readonly lists: OfferLists,
    private readonly answers: AnswerOfferUseCase,
  ) {}

  @Endpoint(ownOffers)
  async own(@Caller() { userId }: WorkerCaller): Promise<CallAnswer<typeof ownOffers>> {
    return { offers: [...(await this.lists.ofWorker(userId))] };
  }

  @Endpoint(shiftOffer)
  async ofShift(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof shiftOffer>,
  ): Promise<CallAnswer<typeof shiftOffer>> {
    return { offer: await this.lists.ofShift(userId, asId<ShiftId>(params.postId)) };
  }

  @Endpoint(acceptOffer)
  accept(
    @Caller() { userId }: WorkerCaller,
    @Input() { params }: CallParsed<typeof acceptOffer>,
  ): Promise<CallAnswer<typeof acceptOffer>> {
    return this.answers.accept(userId, asId<ShiftId>(params.postId));
  }

  @Endpoint(declineOffer)
  async decline(
    @Caller() { userId }: WorkerCaller,
    @Input() { params }: CallParsed<typeof declineOffer>,
  ): Promise<void> {
    await this.answers.decline(userId, asId<ShiftId>(params.postId));
  }
}
