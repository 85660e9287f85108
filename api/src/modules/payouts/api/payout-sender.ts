import { Injectable, type OnModuleInit } from '@nestjs/common';
import { asId } from '../../../core/ids.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { PaymentProvider } from '../../../infra/stripe/payment-provider.ts';
import { PaymentHandles, Users } from '../../users/index.ts';
import { PayoutRepository } from '../domain/payout.repository.ts';
import type { Payout, PayoutId } from '../domain/payout.ts';
import { PayoutOutcomes } from './payout-outcomes.ts';
import { sendPayout } from './send-payout.kind.ts';

/** The outbox tries a silent provider again for about a month, at most once an hour. */
const PATIENCE = { maxAttempts: 700 };

/** Sends payouts whose invoice is paid to the workers' connected accounts. */
@Injectable()
export class PayoutSender implements OnModuleInit {
  constructor(
    private readonly payouts: PayoutRepository,
    private readonly outcomes: PayoutOutcomes,
    private readonly provider: PaymentProvider,
    private readonly handles: PaymentHandles,
    private readonly users: Users,
    private readonly handlers: OutboxHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.register(
      sendPayout,
      async ({ payoutId }) => {
        const payout = await this.payouts.find(asId<PayoutId>(payoutId));
        // Without a charge there is nothing to send yet (ADR 0013).
        if (payout?.status === 'waiting' && payout.sourceCharge !== null) {
          await this.#send(payout);
        }
      },
      PATIENCE,
    );
  }

  async #send(payout: Payout): Promise<void> {
    const { connectAccountId } = await this.handles.get(payout.workerId);
    const account = await this.users.find(payout.workerId);
    if (!connectAccountId || !account || account.banks.length === 0) {
      await this.outcomes.bankMissing(payout);
      return;
    }
    const result = await this.provider.transfer({
      account: connectAccountId,
      amountCents: payout.amount,
      payoutId: payout.id,
      idempotencyKey: payout.id,
      createdAt: payout.createdAt,
      sourceCharge: payout.sourceCharge,
    });
    switch (result.status) {
      case 'sent':
        await this.outcomes.sent(payout.id, result.transfer);
        return;
      case 'bank_missing':
        await this.outcomes.bankMissing(payout);
        return;
      case 'insufficient_funds':
      case 'provider_down':
        throw new Error(`The transfer of payout ${payout.id} met ${result.status}`);
    }
  }
}
