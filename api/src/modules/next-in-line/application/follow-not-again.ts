import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { markedNotAgain } from '../../worker-notes/index.ts';
import { PlaceOfferRepository } from '../domain/place-offer.repository.ts';
import { passOn } from './line.ts';

/** What a business is just offering to somebody whom it puts on its 'not again' list goes to the next. */
@Injectable()
export class FollowNotAgain implements OnModuleInit {
  constructor(
    private readonly offers: PlaceOfferRepository,
    private readonly outbox: Outbox,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(markedNotAgain, ({ employerId, workerId }) =>
      this.#passOn(employerId, workerId),
    );
  }

  async #passOn(employerId: EmployerId, workerId: WorkerId): Promise<void> {
    const offers = await this.offers.listOf(workerId, this.clock.now());
    for (const { shiftId, until } of offers.filter((offer) => offer.employerId === employerId)) {
      await this.outbox.add(passOn, { shiftId, workerId, until: until.toISOString() });
    }
  }
}
