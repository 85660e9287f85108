import type { Payout as PayoutAnswer, PayoutHoldForm } from '@leafshift/contracts/payouts';
import { textCode } from '@leafshift/domain/text-code';
import { addHours } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { refuseField } from '../../../core/errors/api-error.ts';
import type { AdminId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { PayoutHolds, type PayoutId, payoutView } from '../../payouts/index.ts';
import { Users } from '../../users/index.ts';
import { AdminActions } from './admin-actions.ts';

/** How long pay is held where the admin says no end. */
const DEFAULT_HOLD_HOURS = 14 * 24;

/** What the back office decides about pay, on record. */
@Injectable()
export class PayoutDecisions {
  constructor(
    private readonly holds: PayoutHolds,
    private readonly actions: AdminActions,
    private readonly users: Users,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, PAYOUT_SENT, or VALIDATION_FAILED for an end that is not ahead. */
  decide(adminId: AdminId, id: PayoutId, form: PayoutHoldForm): Promise<PayoutAnswer> {
    return this.transactions.run(async () => {
      const payout = form.hold
        ? await this.holds.hold(id, { reason: form.reason, until: this.#endOf(form.until) })
        : await this.holds.release(id);
      await this.users.tellBackOffice('payoutChecks');
      await this.actions.note(payout.workerId, {
        adminId,
        action: form.hold ? 'payout-held' : 'payout-released',
        target: id,
        details: { reason: form.reason ?? '', until: payout.hold?.until ?? null },
        at: this.clock.now(),
      });
      return payoutView(payout);
    });
  }

  #endOf(until: string | undefined): Date {
    const now = this.clock.now();
    const end = until === undefined ? addHours(now, DEFAULT_HOLD_HOURS) : new Date(until);
    return end > now ? end : refuseField('until', textCode('INSTANT_NOT_AHEAD'));
  }
}
