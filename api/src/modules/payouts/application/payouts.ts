import type { Payout as PayoutAnswer } from '@leafshift/contracts/payouts';
import type { Cents } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import type { UserId, WorkerId } from '../../../core/ids.ts';
import type { Page, PageRequest, Waiting } from '../../../core/paging/page.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { type Funds, fundedBy } from '../domain/funding.ts';
import { type PaidInAll, paidInAll } from '../domain/paid-in-all.ts';
import { PayoutRepository, type PayUnderWay } from '../domain/payout.repository.ts';
import type { Payout, PayoutFacts, PayoutId } from '../domain/payout.ts';
import type { PayoutEvent } from '../domain/payout-event.ts';
import { type Reward, rewardFacts } from '../domain/reward.ts';
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

  /**
   * Plans a reward, in the running transaction: paid by us, and sent as any pay is. Throws where the
   * same was planned before.
   */
  async planReward(reward: Reward): Promise<void> {
    const now = this.clock.now();
    const [payout] = await this.payouts.add([rewardFacts(reward, now)], now);
    if (payout) await this.steps.apply(payout.id, { kind: 'funded', charge: null, at: now });
  }

  /** The worker's pay for the shift waits until its hours are settled; wants a running transaction. */
  async awaitAcceptance(workerId: WorkerId, shiftId: string, until: Date): Promise<void> {
    await this.#applyToPay(workerId, shiftId, { kind: 'acceptance-asked', until });
  }

  /** Silence does not send it any more; wants a running transaction. */
  async hoursDisputed(workerId: WorkerId, shiftId: string): Promise<void> {
    await this.#applyToPay(workerId, shiftId, { kind: 'hours-disputed' });
  }

  /** The hours are accepted or decided, and their pay may leave; wants a running transaction. */
  async hoursSettled(workerId: WorkerId, shiftId: string): Promise<void> {
    await this.#applyToPay(workerId, shiftId, { kind: 'hours-settled' });
  }

  /** The worker's pay for the shift is of fewer hours. Throws once its hours are settled. */
  async reduce(
    workerId: WorkerId,
    shiftId: string,
    to: { readonly hours: number; readonly amount: Cents },
  ): Promise<void> {
    const payout = (await this.byShift(workerId, [shiftId])).get(shiftId);
    if (payout) {
      await this.payouts.reduce(payout, to);
    }
  }

  /** Sends the payouts that a payment of their invoice pays for; wants a running transaction. */
  async release(invoiceId: string, funds: Funds): Promise<void> {
    const payouts = await this.payouts.listByInvoice(invoiceId);
    const waiting = payouts.filter(({ waitingFor }) => waitingFor === 'INVOICE_PAYMENT');
    for (const { payout, charge } of fundedBy(waiting, funds)) {
      await this.steps.apply(payout.id, { kind: 'funded', charge, at: this.clock.now() });
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

  /** What would have been sent to the bank of a worker waits for another; wants a running transaction. */
  async bankRemoved(userId: UserId): Promise<void> {
    for (const { id } of await this.payouts.inNeedOfBank(userId)) {
      await this.steps.apply(id, { kind: 'bank-removed' });
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

  /** How many of them there are, and since when. */
  countNamesToCompare(): Promise<Waiting> {
    return this.payouts.countNamesToCompare();
  }

  /** How many could not be paid, and what all that has not reached a bank is, in cents. */
  underWay(): Promise<PayUnderWay> {
    return this.payouts.underWay();
  }

  /** Of all workers, newest first. */
  async listAll(
    status: PayoutAnswer['status'] | undefined,
    page: PageRequest,
  ): Promise<Page<{ readonly workerId: WorkerId; readonly payout: PayoutAnswer }>> {
    const { items, nextCursor } = await this.payouts.list(status, page);
    const shown = items.map((payout) => ({
      workerId: payout.workerId,
      payout: payoutView(payout),
    }));
    return { items: shown, nextCursor };
  }

  /** The one of an id or of the provider's transfer; null where there is none. */
  async findNamed(
    idOrTransfer: string,
  ): Promise<{ readonly workerId: WorkerId; readonly payout: PayoutAnswer } | null> {
    const payout = await this.payouts.findNamed(idOrTransfer);
    return payout && { workerId: payout.workerId, payout: payoutView(payout) };
  }

  /** Of all workers, planned from `from` on and before `to`, oldest first, read as a stream. */
  period(from: Date, to: Date): AsyncIterable<Payout> {
    return this.payouts.period(from, to);
  }

  /** Of all workers on a shift, oldest first. */
  async ofShift(
    shiftId: string,
  ): Promise<readonly { readonly workerId: WorkerId; readonly payout: PayoutAnswer }[]> {
    const payouts = await this.payouts.listByShift(shiftId);
    return payouts.map((payout) => ({ workerId: payout.workerId, payout: payoutView(payout) }));
  }

  /** Whether one of the users was paid for work for one of the others. */
  hasWorkedFor(workerIds: readonly UserId[], employerIds: readonly UserId[]): Promise<boolean> {
    return this.payouts.hasWorkedFor(workerIds, employerIds);
  }

  /** The worker's payouts for those shifts, by shift id. */
  async byShift(
    workerId: WorkerId,
    shiftIds: readonly string[],
  ): Promise<ReadonlyMap<string, Payout>> {
    const payouts = await this.payouts.ofShifts(workerId, shiftIds);
    // What corrections have added gives way to the shift's own pay, which comes last.
    return new Map(payouts.map((payout) => [payout.shiftId, payout]));
  }

  /** What the worker is paid for those shifts in all, with what corrections have added, by shift id. */
  async paidFor(
    workerId: WorkerId,
    shiftIds: readonly string[],
  ): Promise<ReadonlyMap<string, PaidInAll>> {
    return paidInAll(await this.payouts.ofShifts(workerId, shiftIds));
  }

  /** A worker's payouts, newest first. */
  pageOf(workerId: WorkerId, page: PageRequest): Promise<Page<Payout>> {
    return this.payouts.listByWorker(workerId, page);
  }

  /** All that the worker is paid for those shifts; a shift's own pay first, then what corrections have added. */
  async allFor(workerId: WorkerId, shiftIds: readonly string[]): Promise<readonly Payout[]> {
    return (await this.payouts.ofShifts(workerId, shiftIds)).toReversed();
  }

  /** Pay of the worker that has not arrived. */
  notArrived(workerId: WorkerId): Promise<readonly Payout[]> {
    return this.payouts.notArrived(workerId);
  }

  /** Those of the ids that are the worker's. */
  ofIds(workerId: WorkerId, ids: readonly PayoutId[]): Promise<readonly Payout[]> {
    return this.payouts.ofIds(workerId, ids);
  }

  async #applyToPay(workerId: WorkerId, shiftId: string, event: PayoutEvent): Promise<void> {
    const payout = (await this.byShift(workerId, [shiftId])).get(shiftId);
    if (payout) {
      await this.steps.apply(payout.id, event);
    }
  }
}
