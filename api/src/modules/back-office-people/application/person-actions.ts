import type { ClosingTerms } from '@leafshift/contracts/users';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { AdminId, SessionId, UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { AccessAdministration, AdminActions, AdminTeam } from '../../admin/index.ts';
import { Sessions } from '../../auth/index.ts';
import { OwnAccount, Users } from '../../users/index.ts';

type Done = Pick<Parameters<AdminActions['note']>[1], 'action' | 'details'>;

/** What the back office does for a person who asks for it, on record. */
@Injectable()
export class PersonActions {
  constructor(
    private readonly users: Users,
    private readonly account: OwnAccount,
    private readonly sessions: Sessions,
    private readonly access: AccessAdministration,
    private readonly team: AdminTeam,
    private readonly actions: AdminActions,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, or FORBIDDEN for a colleague's, which owners may end. */
  async endSession(adminId: AdminId, userId: UserId, id: SessionId): Promise<void> {
    await this.transactions.run(async () => {
      await this.team.assertMayChange(adminId, await this.users.get(userId));
      await this.sessions.endOne(userId, id);
      await this.#note(adminId, userId, { action: 'session-ended', details: { session: id } });
    });
  }

  /** Signs the person out everywhere. Throws NOT_FOUND, or FORBIDDEN for a colleague's. */
  async endSessions(adminId: AdminId, userId: UserId): Promise<void> {
    await this.transactions.run(async () => {
      await this.team.assertMayChange(adminId, await this.users.get(userId));
      await this.access.endSessions(adminId, userId);
    });
  }

  /**
   * Removes all second factors of the person. Throws NOT_FOUND, also where there are none, or FORBIDDEN for
   * a colleague's, which owners may remove.
   */
  async removeSecondFactors(adminId: AdminId, userId: UserId, reason: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.team.assertMayChange(adminId, await this.users.get(userId));
      if (!(await this.access.removeSecondFactors(adminId, userId, reason))) {
        refuse('NOT_FOUND');
      }
    });
  }

  /** Everything that is held on the person. Throws NOT_FOUND, or FORBIDDEN for a colleague's. */
  async export(adminId: AdminId, userId: UserId): Promise<Readonly<Record<string, unknown>>> {
    await this.team.assertMayChange(adminId, await this.users.get(userId));
    await this.transactions.run(() =>
      this.#note(adminId, userId, { action: 'data-exported', details: {} }),
    );
    return this.account.export(userId);
  }

  /** What closing would bring now. Throws NOT_FOUND. */
  async closingTerms(userId: UserId): Promise<ClosingTerms> {
    await this.users.get(userId);
    return this.account.closingTerms(userId);
  }

  /**
   * As its owner would close it, with what that brings. Throws NOT_FOUND, FORBIDDEN for an account of
   * the back office, or what keeps it open.
   */
  async close(adminId: AdminId, userId: UserId, reason: string): Promise<void> {
    await this.transactions.run(async () => {
      const { usertype } = await this.users.get(userId);
      if (usertype === 'Admin') {
        refuse('FORBIDDEN');
      }
      await this.account.close(userId, adminId);
      await this.#note(adminId, userId, { action: 'account-closed', details: { reason } });
    });
  }

  #note(adminId: AdminId, userId: UserId, done: Done): Promise<void> {
    return this.actions.note(userId, {
      adminId,
      target: userId,
      at: this.clock.now(),
      ...done,
    });
  }
}
