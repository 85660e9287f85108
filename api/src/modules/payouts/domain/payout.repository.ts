import type { Payout as PayoutAnswer } from '@leafshift/contracts/payouts';
import type { Cents } from '@leafshift/domain/money';
import type { UserId, WorkerId } from '../../../core/ids.ts';
import type { Page, PageRequest, Waiting } from '../../../core/paging/page.ts';
import type { Payout, PayoutFacts, PayoutId } from './payout.ts';
import type { PayoutState } from './payout-state.ts';

/** Pay that has not reached a bank, in cents. */
export interface PayUnderWay {
  /** How many payouts could not be paid. */
  readonly failed: number;
  readonly unpaid: Cents;
  readonly byStatus: Readonly<Record<'waiting' | 'sent' | 'failed', Cents>>;
}

export abstract class PayoutRepository {
  /** Payouts that wait for the invoice. Throws when a worker's pay for the shift is there already. */
  abstract add(facts: readonly PayoutFacts[], createdAt: Date): Promise<readonly Payout[]>;

  abstract find(id: PayoutId): Promise<Payout | null>;

  /** Newest first. */
  abstract listByWorker(workerId: WorkerId, page: PageRequest): Promise<Page<Payout>>;

  /** All payouts of a worker, for the export of their data. */
  abstract allOfWorker(workerId: WorkerId): Promise<readonly Payout[]>;

  abstract listByInvoice(invoiceId: string): Promise<readonly Payout[]>;

  /** Of all workers on the shift, oldest first. */
  abstract listByShift(shiftId: string): Promise<readonly Payout[]>;

  /** Payouts for which another bank of the worker counts: unsent but for it, its time or its holder, or failed. */
  abstract inNeedOfBank(userId: UserId): Promise<readonly Payout[]>;

  /** Payouts that wait until the worker's address is verified. */
  abstract inNeedOfEmail(userId: UserId): Promise<readonly Payout[]>;

  /** How many payouts of the worker have left and were not sent back. */
  abstract countLeft(workerId: WorkerId): Promise<number>;

  /** Payouts of the worker that wait until somebody has compared names. */
  abstract ofNames(workerId: WorkerId): Promise<readonly Payout[]>;

  /** The same of all workers, oldest first. */
  abstract listNamesToCompare(page: PageRequest): Promise<Page<Payout>>;

  /** How many of them there are, and since when. */
  abstract countNamesToCompare(): Promise<Waiting>;

  /** How many could not be paid, and what all that has not reached a bank is, in cents. */
  abstract underWay(): Promise<PayUnderWay>;

  /** Of all workers by the status that they see, newest first; without one all. */
  abstract list(
    status: PayoutAnswer['status'] | undefined,
    page: PageRequest,
  ): Promise<Page<Payout>>;

  /** The one of an id or of the provider's transfer; null where there is none. */
  abstract findNamed(idOrTransfer: string): Promise<Payout | null>;

  /** Those planned from `from` on and before `to`, oldest first, read as a stream. */
  abstract period(from: Date, to: Date): AsyncIterable<Payout>;

  /** Whether one of the workers has, or had, pay from one of the businesses. */
  abstract hasWorkedFor(
    workerIds: readonly UserId[],
    employerIds: readonly UserId[],
  ): Promise<boolean>;

  /** The worker's payouts for those shifts; a shift's own pay comes after what corrections have added. */
  abstract ofShifts(workerId: WorkerId, shiftIds: readonly string[]): Promise<readonly Payout[]>;

  /** Pay of fewer hours. Throws once the hours are settled, because it may have left. */
  abstract reduce(
    payout: Payout,
    to: { readonly hours: number; readonly amount: Cents },
  ): Promise<void>;

  /** Those of the worker that have not arrived. */
  abstract notArrived(workerId: WorkerId): Promise<readonly Payout[]>;

  /** Those of the ids that are the worker's. */
  abstract ofIds(workerId: WorkerId, ids: readonly PayoutId[]): Promise<readonly Payout[]>;

  /** Stores the state in which a payout is now. Throws when it has moved on since it was read. */
  abstract store(payout: Payout, state: PayoutState): Promise<void>;
}
