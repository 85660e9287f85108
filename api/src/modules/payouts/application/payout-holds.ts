import { Injectable, type OnModuleInit } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { asId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { PaymentHandles } from '../../users/index.ts';
import { PayoutRepository } from '../domain/payout.repository.ts';
import type { Payout, PayoutId } from '../domain/payout.ts';
import type { PayoutEvent } from '../domain/payout-event.ts';
import type { PayoutHold } from '../domain/payout-state.ts';
import { endHold } from './payout-kinds.ts';
import { PayoutSteps } from './payout-steps.ts';

/** Pay that the back office holds back for a while. */
@Injectable()
export class PayoutHolds implements OnModuleInit {
  constructor(
    private readonly payouts: PayoutRepository,
    private readonly steps: PayoutSteps,
    private readonly handles: PaymentHandles,
    private readonly transactions: Transactions,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(endHold, ({ payoutId, since }) =>
      this.steps.apply(asId<PayoutId>(payoutId), { kind: 'released', since: new Date(since) }),
    );
  }

  /** Another hold takes the place of the one before. Throws NOT_FOUND, or PAYOUT_SENT for what is on its way. */
  hold(id: PayoutId, { reason, until }: Omit<PayoutHold, 'since'>): Promise<Payout> {
    return this.#apply(id, { kind: 'held', hold: { reason, since: this.clock.now(), until } });
  }

  /**
   * Ends a hold, and accepts the holder of the bank where the payout waits for that: all pay to this
   * bank goes on then. What waits for neither stays as it is. Throws NOT_FOUND or PAYOUT_SENT.
   */
  release(id: PayoutId): Promise<Payout> {
    return this.transactions.run(async () => {
      const { workerId, waitingFor } = await this.#apply(id, { kind: 'released', since: null });
      if (waitingFor === 'NAME') {
        await this.handles.acceptHolder(workerId);
        for (const payout of await this.payouts.ofNames(workerId)) {
          await this.steps.apply(payout.id, { kind: 'name-accepted' });
        }
      }
      return this.#get(id);
    });
  }

  #apply(id: PayoutId, event: PayoutEvent): Promise<Payout> {
    return this.transactions.run(async () => {
      const { status } = await this.#get(id);
      if (status === 'sent' || status === 'paid') {
        refuse('PAYOUT_SENT');
      }
      await this.steps.apply(id, event);
      return this.#get(id);
    });
  }

  async #get(id: PayoutId): Promise<Payout> {
    return (await this.payouts.find(id)) ?? refuse('NOT_FOUND');
  }
}
