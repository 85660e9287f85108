import type { PaymentDetails, User } from '@leafshift/contracts/users';
import { Injectable } from '@nestjs/common';
import type { AdminId, UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Notifier } from '../../notification/index.ts';
import { type Account, Users } from '../../users/index.ts';
import { suspensionWords } from '../domain/review-notifications.ts';
import { AdminActions } from './admin-actions.ts';

export interface AccountChange {
  readonly suspended?: boolean | undefined;
  readonly paymentDetails?: Partial<PaymentDetails> | undefined;
}

/** What the back office changes of accounts: suspension and prices. */
@Injectable()
export class AccountAdministration {
  constructor(
    private readonly users: Users,
    private readonly notifier: Notifier,
    private readonly actions: AdminActions,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND. */
  async change(adminId: AdminId, userId: UserId, change: AccountChange): Promise<User> {
    return this.transactions.run(async () => {
      const before = await this.users.get(userId);
      await this.#suspend(adminId, before, change.suspended);
      await this.#price(adminId, before, change.paymentDetails);
      return this.users.answer(await this.users.get(userId));
    });
  }

  async #suspend(adminId: AdminId, before: Account, suspended?: boolean): Promise<void> {
    if (suspended === undefined || suspended === before.suspended) {
      return;
    }
    await this.users.setSuspended(before.id, suspended);
    await this.actions.note(before.id, {
      adminId,
      action: suspended ? 'suspended' : 'restored',
      target: before.id,
      details: {},
      at: this.clock.now(),
    });
    await this.notifier.notify({ userId: before.id, image: null, ...suspensionWords(suspended) });
  }

  async #price(adminId: AdminId, before: Account, prices?: Partial<PaymentDetails>): Promise<void> {
    if (!prices || Object.keys(prices).length === 0) {
      return;
    }
    await this.users.setOwnPrices(before.id, prices);
    await this.actions.note(before.id, {
      adminId,
      action: 'prices-set',
      target: before.id,
      details: { before: before.ownPrices, set: prices },
      at: this.clock.now(),
    });
  }
}
