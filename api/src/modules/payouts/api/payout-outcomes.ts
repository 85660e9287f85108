import { Injectable } from '@nestjs/common';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Ledger, payoutReturned, payoutSent } from '../../ledger/index.ts';
import { Notifier } from '../../notification/index.ts';
import { PayoutRepository } from '../domain/payout.repository.ts';
import type { Payout, PayoutId } from '../domain/payout.ts';
import { payoutNotice } from '../domain/payout-notice.ts';

/** What follows from a transfer, in one transaction; arriving twice, or late, it changes nothing. */
@Injectable()
export class PayoutOutcomes {
  constructor(
    private readonly payouts: PayoutRepository,
    private readonly ledger: Ledger,
    private readonly notifier: Notifier,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async sent(payoutId: PayoutId, transferId: string): Promise<void> {
    const at = this.clock.now();
    await this.transactions.run(async () => {
      const payout = await this.payouts.markSent(payoutId, { transferId, at });
      if (payout) {
        await this.ledger.book(payoutSent({ ...movementOf(payout, transferId), at }));
        await this.notifier.notify(payoutNotice('payout-sent', payout));
      }
    });
  }

  /** The provider says that the transfer has arrived. */
  async arrived(payoutId: PayoutId): Promise<void> {
    await this.payouts.markPaid(payoutId, this.clock.now());
  }

  /** The provider took the transfer back: we owe the worker again. */
  async returned(payoutId: PayoutId, transferId: string): Promise<void> {
    const at = this.clock.now();
    await this.transactions.run(async () => {
      const payout = await this.payouts.markFailed(payoutId);
      if (payout) {
        await this.ledger.book(payoutReturned({ ...movementOf(payout, transferId), at }));
      }
    });
  }

  /** There is no bank to send it to: the worker is told, once. */
  async bankMissing(payout: Payout): Promise<void> {
    await this.transactions.run(async () => {
      const waiting = await this.payouts.waitFor(payout.id, 'BANK');
      if (waiting && payout.waitingFor !== 'BANK') {
        await this.notifier.notify(payoutNotice('payout-waiting', waiting));
      }
    });
  }
}

const movementOf = ({ id, workerId, amount }: Payout, transferId: string) => ({
  reference: `${id}:${transferId}`,
  workerId,
  amount,
});
