import { cents, sumCents } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { asId, type UserId, type WorkerId } from '../../../core/ids.ts';
import { type Invoice, Invoices, isDisputed } from '../../invoice/index.ts';
import { Payouts } from '../../payouts/index.ts';
import type { FirstPaid } from '../domain/join.ts';
import type { BilledPay } from '../domain/reward.ts';

/** How the payment of a first shift stands on the day on which its reward is decided. */
@Injectable()
export class FirstBills {
  constructor(
    private readonly invoices: Invoices,
    private readonly payouts: Payouts,
  ) {}

  /**
   * What the bill brings after all credits; `open` where the money is contested or the pay under way
   * again, `lost` where it was taken or given back.
   */
  async look(joinedId: UserId, first: FirstPaid): Promise<BilledPay | 'open' | 'lost'> {
    const invoice = await this.invoices.get(first.employerId, first.invoiceId);
    const given = invoice.claims.refunds.some(
      ({ creditNote, isFailed }) => creditNote === null && !isFailed,
    );
    if (isDisputed(invoice.claims)) return 'open';
    if (given || invoice.status !== 'paid') return 'lost';
    const stands = standing(invoice);
    if (first.payoutId === null) return { ...stands, pay: stands.basePay };
    const workerId = asId<WorkerId>(joinedId);
    const [payout] = await this.payouts.ofIds(workerId, [first.payoutId]);
    if (!payout) return 'lost';
    const hasLeft = payout.status === 'sent' || payout.status === 'paid';
    return hasLeft ? { ...stands, pay: payout.amount } : 'open';
  }
}

const standing = ({ platformFee, basePay, creditNotes }: Invoice) => ({
  platformFee: cents(platformFee - sumCents(creditNotes.map((note) => note.platformFee))),
  basePay: cents(basePay - sumCents(creditNotes.map((note) => note.basePay))),
});
