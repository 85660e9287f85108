import type { Payout as PayoutAnswer } from '@leafshift/contracts/payouts';
import { Injectable } from '@nestjs/common';
import type { UserId, WorkerId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { PayoutRepository } from '../domain/payout.repository.ts';
import type { Payout, PayoutFacts, PayoutId } from '../domain/payout.ts';
import { payoutView } from './payout.view.ts';
import { PayoutSteps } from './payout-steps.ts';

/** A transfer to a worker, as a webhook event of the provider describes it. */
export interface TransferWebhook {
  readonly payoutId: PayoutId;
  /** Which of the payout's transfers it is, counted from 1. */
  readonly attempt: number;
  readonly transferId: string;
  readonly isReversed: boolean;
}

/** Workers' pay, for the modules that cause it. */
@Injectable()
export class Payouts {
  constructor(
    private readonly payouts: PayoutRepository,
    private readonly steps: PayoutSteps,
    private readonly clock: Clock,
  ) {}

  /**
   * Plans the payouts of a submitted shift, in the running transaction; they wait for its invoice.
   * Nobody is paid nothing.
   */
  async plan(facts: readonly PayoutFacts[]): Promise<void> {
    await this.payouts.add(
      facts.filter(({ amount }) => amount > 0),
      this.clock.now(),
    );
  }

  /** Sends the payouts of an invoice that was paid, out of the provider's charge; wants a running transaction. */
  async release(invoiceId: string, charge: string): Promise<void> {
    for (const { id } of await this.payouts.listByInvoice(invoiceId)) {
      await this.steps.apply(id, { kind: 'funded', charge, at: this.clock.now() });
    }
  }

  /**
   * Sends what waited for the bank of a worker, which is there now, and if the bank is a new one what
   * failed or waited because of the one before; wants a running transaction.
   */
  async bankConnected(userId: UserId, bank: { readonly isNew: boolean }): Promise<void> {
    for (const { id } of await this.payouts.inNeedOfBank(userId)) {
      await this.steps.apply(id, { kind: 'bank-connected', isNew: bank.isNew });
    }
  }

  /** Handles a webhook event on a transfer; events come late, twice and in any order. */
  async handleWebhook(webhook: TransferWebhook): Promise<void> {
    const { payoutId, attempt, transferId, isReversed } = webhook;
    await this.steps.apply(payoutId, {
      kind: 'transferred',
      attempt,
      transferId,
      fate: isReversed ? 'reversed' : 'arrived',
      at: this.clock.now(),
    });
  }

  /** Newest first, as their worker sees them. */
  async list(workerId: WorkerId, page: PageRequest): Promise<Page<PayoutAnswer>> {
    const { items, nextCursor } = await this.payouts.listByWorker(workerId, page);
    return { items: items.map(payoutView), nextCursor };
  }

  /** Pay that waits until somebody has compared names, oldest first. */
  async listNamesToCompare(
    page: PageRequest,
  ): Promise<Page<{ readonly workerId: WorkerId; readonly payout: PayoutAnswer }>> {
    const { items, nextCursor } = await this.payouts.listNamesToCompare(page);
    const shown = items.map((payout) => ({
      workerId: payout.workerId,
      payout: payoutView(payout),
    }));
    return { items: shown, nextCursor };
  }

  /** Whether one of the users was paid for work for one of the others. */
  hasWorkedFor(workerIds: readonly UserId[], employerIds: readonly UserId[]): Promise<boolean> {
    return this.payouts.hasWorkedFor(workerIds, employerIds);
  }

  /** The worker's payouts for those shifts, by shift id. */
  byShift(workerId: WorkerId, shiftIds: readonly string[]): Promise<ReadonlyMap<string, Payout>> {
    return this.payouts.byShift(workerId, shiftIds);
  }
}
