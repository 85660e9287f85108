import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { workerConfirmed } from '../../assignments/index.ts';
import { type Shift, Shifts } from '../../posts/index.ts';
import { PlaceOfferRepository } from '../domain/place-offer.repository.ts';
import type { PlaceOffer } from '../domain/place-offer.ts';
import { Line, passOn } from './line.ts';

/**
 * A chain goes on in the transaction of a confirmation, so that a place is taken and no longer offered
 * in the same moment, whoever was confirmed and wherever it breaks off.
 */
@Injectable()
export class FollowConfirmations implements OnModuleInit {
  readonly #taking = new AsyncLocalStorage<WorkerId>();

  constructor(
    private readonly line: Line,
    private readonly offers: PlaceOfferRepository,
    private readonly shifts: Shifts,
    private readonly outbox: Outbox,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(workerConfirmed, async ({ shift, assignment: { workerId } }) => {
      const offers = await this.offers.listConcerning(shift.id, workerId, this.clock.now());
      const own = offers.find(({ shiftId }) => shiftId === shift.id);
      if (own) {
        const hasTaken = this.#taking.getStore() === workerId;
        await this.line.confirmed(shift, own, { workerId, hasTaken });
      }
      const others = offers.filter((offer) => offer !== own);
      await this.#letGo(others, shift, workerId);
    });
  }

  /** Runs a confirmation that a worker brings about by taking what they are offered. */
  taking<Result>(workerId: WorkerId, confirm: () => Promise<Result>): Promise<Result> {
    return this.#taking.run(workerId, confirm);
  }

  /** What else is offered to them for the same time goes to the next. */
  async #letGo(others: readonly PlaceOffer[], shift: Shift, workerId: WorkerId): Promise<void> {
    const offers = new Map(others.map((offer) => [offer.shiftId, offer]));
    for (const { id: shiftId, startsAt, endsAt } of await this.shifts.list([...offers.keys()])) {
      const offer = offers.get(shiftId);
      if (offer && startsAt < shift.endsAt && shift.startsAt < endsAt) {
        await this.outbox.add(passOn, { shiftId, workerId, until: offer.until.toISOString() });
      }
    }
  }
}
