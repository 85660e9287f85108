import { Injectable, type OnModuleInit } from '@nestjs/common';
import { asId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { PaymentProvider } from '../../../infra/stripe/payment-provider.ts';
import { PaymentHandles, Users } from '../../users/index.ts';
import { PayoutRepository } from '../domain/payout.repository.ts';
import type { Payout, PayoutId } from '../domain/payout.ts';
import { PayoutSteps } from './payout-steps.ts';
import { sendPayout } from './send-payout.kind.ts';
import { transferOrder } from './transfer-order.ts';

/** The outbox tries a silent provider again for about a month, at most once an hour. */
const PATIENCE = { maxAttempts: 700 };

/** Sends payouts whose invoice is paid to the workers' connected accounts. */
@Injectable()
export class PayoutSender implements OnModuleInit {
  constructor(
    private readonly payouts: PayoutRepository,
    private readonly steps: PayoutSteps,
    private readonly provider: PaymentProvider,
    private readonly handles: PaymentHandles,
    private readonly users: Users,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
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
    const { connectAccountId } = await this.handles.get(workerId);
    const account = await this.users.find(workerId);
    if (!connectAccountId || !account || account.banks.length === 0) {
      await this.steps.apply(id, { kind: 'bank-missing', attempt });
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
}
