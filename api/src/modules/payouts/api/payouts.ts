import { Injectable } from '@nestjs/common';
import type { UserId, WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { PayoutRepository } from '../domain/payout.repository.ts';
import type { Payout, PayoutFacts } from '../domain/payout.ts';
import { sendPayout } from './send-payout.kind.ts';

/** Workers' pay, for the modules that cause it. Everything here wants a running transaction. */
@Injectable()
export class Payouts {
  constructor(
    private readonly payouts: PayoutRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Plans the payouts of a submitted shift; they wait for its invoice. Nobody is paid nothing. */
  async plan(facts: readonly PayoutFacts[]): Promise<void> {
    await this.payouts.add(
      facts.filter(({ amount }) => amount > 0),
      this.clock.now(),
    );
  }

  /** Sends the payouts of an invoice that was paid, out of the provider's charge. */
  async release(invoiceId: string, sourceCharge: string): Promise<void> {
    for (const { id } of await this.payouts.listByInvoice(invoiceId)) {
      if (await this.payouts.fund(id, sourceCharge)) {
        await this.outbox.add(sendPayout, { payoutId: id }, { key: id });
      }
    }
  }

  /** Sends what waited for the bank of a worker, which is there now. */
  async bankConnected(userId: UserId): Promise<void> {
    for (const { id } of await this.payouts.waitingForBank(userId)) {
      await this.payouts.waitFor(id, 'PROVIDER');
      await this.outbox.add(sendPayout, { payoutId: id });
    }
  }

  /** The worker's payouts for those shifts, by shift id; needs no transaction. */
  byShift(workerId: WorkerId, shiftIds: readonly string[]): Promise<ReadonlyMap<string, Payout>> {
    return this.payouts.byShift(workerId, shiftIds);
  }
}
