import { Injectable } from '@nestjs/common';
import type { AdminId, UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Sessions } from '../../auth/index.ts';
import { FactorChanges } from '../../second-factor/index.ts';
import type { AuditEntry } from '../domain/audit.ts';
import { AdminActions } from './admin-actions.ts';

type Done = Pick<AuditEntry, 'action' | 'details'>;

/** What the back office changes of how an owner gets in. */
@Injectable()
export class AccessAdministration {
  constructor(
    private readonly factors: FactorChanges,
    private readonly sessions: Sessions,
    private readonly actions: AdminActions,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Removes all second factors of an account, and tells its owner; false where it has none. */
  removeSecondFactors(adminId: AdminId, userId: UserId, reason: string): Promise<boolean> {
    return this.transactions.run(async () => {
      const isRemoved = await this.factors.removeAll(userId, adminId);
      if (isRemoved) {
        await this.#note(adminId, userId, {
          action: 'second-factors-removed',
          details: { reason },
        });
      }
      return isRemoved;
    });
  }

  /** Signs an account out everywhere. */
  endSessions(adminId: AdminId, userId: UserId): Promise<void> {
    return this.transactions.run(async () => {
      await this.sessions.end(userId, 'all');
      await this.#note(adminId, userId, { action: 'sessions-ended', details: {} });
    });
  }

  #note(adminId: AdminId, userId: UserId, done: Done): Promise<void> {
    return this.actions.note(userId, { adminId, target: userId, at: this.clock.now(), ...done });
  }
}
