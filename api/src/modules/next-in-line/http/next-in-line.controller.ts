import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  acceptOffer,
  declineOffer,
  offerableWorkers,
  offerPlaces,
  ownOffers,
  shiftOffer,
  stopOffers,
} from '@leafshift/contracts/next-in-line';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId, type WorkerId } from '../../../core/ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import { AnswerOfferUseCase } from '../application/answer-offer.use-case.ts';
import { KnownWorkers } from '../application/known-workers.ts';
import { OfferLists } from '../application/offer-lists.ts';
import { OfferPlacesUseCase } from '../application/offer-places.use-case.ts';

/** Places that have become free, and who is next in line for them. */
@Controller()
export class NextInLineController {
  constructor(
    private readonly lists: OfferLists,
    private readonly answers: AnswerOfferUseCase,
    private readonly offering: OfferPlacesUseCase,
    private readonly known: KnownWorkers,
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
    return this.lists.ofShift(userId, asId<ShiftId>(params.postId));
  }

  @Endpoint(offerableWorkers)
  async workers(
    @Caller() { userId }: EmployerCaller,
  ): Promise<CallAnswer<typeof offerableWorkers>> {
    return { workers: await this.known.list(userId) };
  }

  @Endpoint(offerPlaces)
  async offer(
    @Caller() { userId }: EmployerCaller,
    @Input() { body }: CallParsed<typeof offerPlaces>,
  ): Promise<CallAnswer<typeof offerPlaces>> {
    const results = await this.offering.offer(userId, {
      shiftIds: body.postIds.map((id) => asId<ShiftId>(id)),
      workerIds: body.workerIds.map((id) => asId<WorkerId>(id)),
      minutes: body.minutes,
    });
    return { results };
  }

  @Endpoint(stopOffers)
  async stop(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof stopOffers>,
  ): Promise<void> {
    await this.offering.stop(userId, asId<ShiftId>(params.postId));
  }

  @Endpoint(acceptOffer)
  accept(
    @Caller() { userId }: WorkerCaller,
    @Input() { params, body }: CallParsed<typeof acceptOffer>,
  ): Promise<CallAnswer<typeof acceptOffer>> {
    return this.answers.accept(userId, asId<ShiftId>(params.postId), body.seen);
  }

  @Endpoint(declineOffer)
  async decline(
    @Caller() { userId }: WorkerCaller,
    @Input() { params }: CallParsed<typeof declineOffer>,
  ): Promise<void> {
    await this.answers.decline(userId, asId<ShiftId>(params.postId));
  }
}
