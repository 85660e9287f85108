import { isSameHolder } from '@leafshift/domain/holder-names';
import { payoutDelay } from '@leafshift/domain/payout-dates';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { Eligibility } from '../../eligibility/index.ts';
import { Profiles } from '../../profile/index.ts';
import { type Account, PaymentHandles } from '../../users/index.ts';
import { PayoutRepository } from '../domain/payout.repository.ts';
import type { Payout } from '../domain/payout.ts';
import type { PayoutObstacle } from '../domain/payout-event.ts';

/** What keeps pay from being sent that is funded and not held. */
@Injectable()
export class PayoutObstacles {
  constructor(
    private readonly payouts: PayoutRepository,
    private readonly handles: PaymentHandles,
    private readonly eligibility: Eligibility,
    private readonly profiles: Profiles,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** What its worker can mend first; null where nothing keeps it. */
  async find(payout: Payout, account: Account | null): Promise<PayoutObstacle | null> {
    const { attempt, workerId } = payout;
    if (account && this.eligibility.paymentRefusal(account)) {
      return { kind: 'email-missing', attempt };
    }
    const { connectAccountId } = await this.handles.get(workerId);
    const [bank] = account?.banks ?? [];
    if (!(account && bank && connectAccountId)) {
      return { kind: 'bank-missing', attempt };
    }
    if (bank.holderToCheck !== null && !(await this.#isOwn(bank.holderToCheck, account))) {
      return { kind: 'name-differs', attempt };
    }
    const delay = payoutDelay(
      {
        fundedAt: payout.fundedAt ?? payout.createdAt,
        sentBefore: await this.payouts.countLeft(workerId),
        // A change that the provider has not answered yet counts: it may have been carried out.
        bankChangedAt: later(bank.connectedAt, account.bankChangeBeganAt),
      },
      {
        newAccountHours: this.config.env.PAYOUT_NEW_ACCOUNT_HOURS,
        bankChangeHours: this.config.env.PAYOUT_BANK_CHANGE_HOURS,
      },
      this.clock.now(),
    );
    return delay && { kind: 'too-early', attempt, delay };
  }

  /** The legal name may have been given or corrected since the bank was connected. */
  async #isOwn(holder: string, { id }: Account): Promise<boolean> {
    return isSameHolder(holder, await this.profiles.legalName(id));
  }
}

const later = (one: Date | null, other: Date | null): Date | null =>
  one && other && one > other ? one : (other ?? one);
