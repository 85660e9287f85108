import type { UserId, WorkerId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import type { Payout, PayoutFacts, PayoutId, PayoutWaitsFor } from './payout.ts';

/** Payouts; each change of state is one conditional write and answers null when it came too late. */
export abstract class PayoutRepository {
  /** Payouts that wait for the invoice. Throws when a worker's pay for the shift is there already. */
  abstract add(facts: readonly PayoutFacts[], createdAt: Date): Promise<readonly Payout[]>;

  abstract find(id: PayoutId): Promise<Payout | null>;

  abstract findByTransfer(transferId: string): Promise<Payout | null>;

  /** Newest first. */
  abstract listByWorker(workerId: WorkerId, page: PageRequest): Promise<Page<Payout>>;

  /** All payouts of a worker, for the export of their data. */
  abstract allOfWorker(workerId: WorkerId): Promise<readonly Payout[]>;

  abstract listByInvoice(invoiceId: string): Promise<readonly Payout[]>;

  /** Payouts that wait for the worker's bank. */
  abstract waitingForBank(userId: UserId): Promise<readonly Payout[]>;

  /** The worker's payouts for those shifts, by shift id. */
  abstract byShift(
    workerId: WorkerId,
    shiftIds: readonly string[],
  ): Promise<ReadonlyMap<string, Payout>>;

  /** The invoice of a waiting payout is paid by that charge. */
  abstract fund(id: PayoutId, sourceCharge: string): Promise<Payout | null>;

  /** Says what a waiting payout waits for now. */
  abstract waitFor(id: PayoutId, waitingFor: PayoutWaitsFor): Promise<Payout | null>;

  /** From waiting to sent. */
  abstract markSent(
    id: PayoutId,
    sent: { readonly transferId: string; readonly at: Date },
  ): Promise<Payout | null>;

  /** From sent to paid. */
  abstract markPaid(id: PayoutId, at: Date): Promise<Payout | null>;

  /** From sent or paid to failed. */
  abstract markFailed(id: PayoutId): Promise<Payout | null>;
}
