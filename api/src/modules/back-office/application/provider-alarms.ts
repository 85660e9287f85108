import type { ProviderHealth } from '@leafshift/contracts/back-office';
import { unheardSince } from '@leafshift/domain/provider-health';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../infra/clock/clock.ts';
import { DeliveryLog } from '../../../infra/deliveries/delivery-log.ts';
import { OutboxRepository } from '../../../infra/outbox/outbox.repository.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { Ledger } from '../../ledger/index.ts';

/** More than that say no more. */
const MOST_COUNTED = 100;

/** Whether the payment provider does what it is asked for, and tells us what it has done. */
@Injectable()
export class ProviderAlarms {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly handlers: OutboxHandlers,
    private readonly deliveries: DeliveryLog,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  async look(): Promise<ProviderHealth> {
    const [failing, unheard] = await Promise.all([
      this.outbox.countFailing(this.handlers.kindsAtProvider),
      this.#unheard(),
    ]);
    return { failing, unheard };
  }

  async #unheard(): Promise<number> {
    const since = unheardSince(await this.deliveries.lastOf('webhook'), this.clock.now());
    return since ? this.ledger.count('invoice-paid', since.from, since.to, MOST_COUNTED) : 0;
  }
}
