import type { AccountPrices, User } from '@leafshift/contracts/users';
import { textCode } from '@leafshift/domain/text-code';
import { Injectable } from '@nestjs/common';
import { refuseField } from '../../../core/errors/api-error.ts';
import type { AdminId, UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Suspensions } from '../../suspensions/index.ts';
import { type Account, Users } from '../../users/index.ts';
import { AdminActions } from './admin-actions.ts';
import { AdminTeam } from './admin-team.ts';

export interface AccountChange {
  readonly suspended?: boolean | undefined;
  /** What a suspended account is told. */
  readonly reason?: string | undefined;
  /** When it is active again by itself. */
  readonly until?: Date | undefined;
  readonly paymentDetails?: Partial<AccountPrices> | undefined;
}

/** What the back office changes of accounts: suspension and prices. */
@Injectable()
export class AccountAdministration {
  constructor(
    private readonly users: Users,
    private readonly suspensions: Suspensions,
    private readonly actions: AdminActions,
    private readonly team: AdminTeam,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, FORBIDDEN for somebody of the back office, or VALIDATION_FAILED for an end that is not ahead. */
  async change(adminId: AdminId, userId: UserId, change: AccountChange): Promise<User> {
    return this.transactions.run(async () => {
      const before = await this.users.get(userId);
      await this.team.assertMayChange(adminId, before);
      await this.#suspend(adminId, before, change);
      await this.#price(adminId, before, change.paymentDetails);
      return this.users.answer(await this.users.get(userId));
    });
  }

  async #suspend(
    adminId: AdminId,
    { id: userId, suspended: isSuspended }: Account,
    { suspended, reason: words = '', until }: Omit<AccountChange, 'paymentDetails'>,
  ): Promise<void> {
    const at = this.clock.now();
    if (until && until <= at) {
      refuseField('until', textCode('INSTANT_NOT_AHEAD'));
    }
    if (suspended) {
      await this.suspensions.begin({
        userId,
        reason: 'back-office',
        words,
        until: until ?? null,
        setBy: adminId,
      });
    } else if (suspended === false && isSuspended) {
      await this.suspensions.lift(userId, adminId);
    } else {
      return;
    }
    await this.actions.note(userId, {
      adminId,
      action: suspended ? 'suspended' : 'restored',
      target: userId,
      details: { reason: words, until: until ?? null },
      at,
    });
  }

  async #price(adminId: AdminId, before: Account, prices?: Partial<AccountPrices>): Promise<void> {
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
