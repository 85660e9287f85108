import { Injectable, type OnModuleInit } from '@nestjs/common';
import { asId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { PaymentProvider } from '../../../infra/stripe/payment-provider.ts';
import { emailVerified, PaymentHandles, Users } from '../../users/index.ts';
import { PayoutRepository } from '../domain/payout.repository.ts';
import type { Payout, PayoutId } from '../domain/payout.ts';
import { endDelay, sendPayout } from './payout-kinds.ts';
import { PayoutObstacles } from './payout-obstacles.ts';
import { PayoutSteps } from './payout-steps.ts';
import { transferOrder } from './transfer-order.ts';

/** The outbox tries a silent provider again for about a month, at most once an hour. */
const PATIENCE = { maxAttempts: 700, asksProvider: true };

/** Sends payouts whose invoice is paid to the workers' connected accounts. */
@Injectable()
export class PayoutSender implements OnModuleInit {
  constructor(
    private readonly payouts: PayoutRepository,
    private readonly steps: PayoutSteps,
    private readonly provider: PaymentProvider,
    private readonly handles: PaymentHandles,
    private readonly users: Users,
    private readonly obstacles: PayoutObstacles,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(emailVerified, async ({ userId }) => {
      for (const { id } of await this.payouts.inNeedOfEmail(userId)) {
        await this.steps.apply(id, { kind: 'email-verified' });
      }
    });
    this.handlers.register(endDelay, ({ payoutId, until }) =>
      this.steps.apply(asId<PayoutId>(payoutId), { kind: 'time-come', until: new Date(until) }),
    );
    this.handlers.register(
      sendPayout,
      async ({ payoutId }) => {
        const payout = await this.payouts.find(asId<PayoutId>(payoutId));
        if (payout?.waitingFor === 'PROVIDER') {
          await this.#send(payout);
        }
      },
      PATIENCE,
    );
  }

  async #send(payout: Payout): Promise<void> {
    const { id, attempt, workerId } = payout;
    const obstacle = await this.obstacles.find(payout, await this.users.find(workerId));
    const { connectAccountId } = await this.handles.get(workerId);
    if (obstacle || !connectAccountId) {
      await this.#wait(payout);
      return;
    }
    const result = await this.provider.transfer(transferOrder(payout, connectAccountId));
    switch (result.status) {
      case 'sent': {
        const at = this.clock.now();
        const { transfer: transferId } = result;
        const fate = 'under-way';
        await this.steps.apply(id, { kind: 'transferred', attempt, transferId, fate, at });
        return;
      }
      case 'bank_missing':
        await this.steps.apply(id, { kind: 'bank-missing', attempt });
        return;
      case 'insufficient_funds':
      case 'provider_down':
        throw new Error(`The transfer of payout ${id} met ${result.status}`);
    }
  }

  /** Decided and stored at once, so that what is missing cannot arrive in between and be passed over. */
  #wait(payout: Payout): Promise<void> {
    return this.transactions.run(async () => {
      const account = await this.users.findToDecide(payout.workerId);
      const obstacle = await this.obstacles.find(payout, account);
      await (obstacle
        ? this.steps.apply(payout.id, obstacle)
        : this.outbox.add(sendPayout, { payoutId: payout.id }));
    });
  }
}
