import type { FactorKind } from '@leafshift/contracts/second-factor';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { AdminId, UserId } from '../../../core/ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { OwnerMails, SecurityLog } from '../../security/index.ts';
import { FactorRepository } from '../domain/factor.repository.ts';
import { counts, type FactorId } from '../domain/factor.ts';
import { Challenges } from './challenges.ts';
import { RecoveryCodes } from './recovery-codes.ts';

/** What goes with every change of an account's second factors: recovery codes, log, mail. */
@Injectable()
export class FactorChanges {
  constructor(
    private readonly factors: FactorRepository,
    private readonly codes: RecoveryCodes,
    private readonly challenges: Challenges,
    private readonly log: SecurityLog,
    private readonly ownerMails: OwnerMails,
    private readonly transactions: Transactions,
  ) {}

  /** Notes a new factor, in the running transaction; gives recovery codes where there were none. */
  async added(userId: UserId, kind: FactorKind): Promise<readonly string[] | undefined> {
    await this.log.record({ event: 'second-factor-added', userId, details: { kind } });
    await this.ownerMails.tell(userId, 'factor-added');
    return (await this.codes.countOf(userId)) === 0 ? this.#makeCodes(userId) : undefined;
  }

  /** Throws STATE_CONFLICT for an account without a factor. */
  async renewCodes(userId: UserId): Promise<readonly string[]> {
    return this.transactions.run(async () => {
      if (!(await this.factors.listOf(userId)).some(counts)) {
        refuse('STATE_CONFLICT');
      }
      await this.ownerMails.tell(userId, 'recovery-codes-made');
      return this.#makeCodes(userId);
    });
  }

  /** Throws NOT_FOUND. */
  async remove(userId: UserId, id: FactorId): Promise<void> {
    await this.transactions.run(async () => {
      const { kind } = (await this.factors.remove(userId, id)) ?? refuse('NOT_FOUND');
      if (!(await this.factors.listOf(userId)).some(counts)) {
        await this.codes.removeOf(userId);
      }
      await this.challenges.revoke(userId);
      await this.log.record({ event: 'second-factor-removed', userId, details: { kind } });
      await this.ownerMails.tell(userId, 'factor-removed');
    });
  }

  /** For an owner who has lost everything; false where there is nothing to remove. */
  async removeAll(userId: UserId, by: AdminId): Promise<boolean> {
    return this.transactions.run(async () => {
      const removed = await this.factors.removeAll(userId);
      if (removed === 0) {
        return false;
      }
      await this.codes.removeOf(userId);
      await this.challenges.revoke(userId);
      const details = { kind: 'all' };
      await this.log.record({ event: 'second-factor-removed', userId, by, details });
      await this.ownerMails.tell(userId, 'factor-removed');
      return true;
    });
  }

  async #makeCodes(userId: UserId): Promise<readonly string[]> {
    await this.log.record({ event: 'recovery-codes-made', userId });
    return this.codes.make(userId);
  }
}
