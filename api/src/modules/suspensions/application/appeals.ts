import type {
  AppealAnswer,
  AppealedSuspension,
  Suspension as SuspensionAnswer,
} from '@leafshift/contracts/suspensions';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { appealAnswerRefusal, appealRefusal } from '@leafshift/domain/suspension';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { AdminId, UserId } from '../../../core/ids.ts';
import type { Page, PageRequest, Waiting } from '../../../core/paging/page.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { assertUpdated } from '../../../infra/mongo/assert-updated.ts';
import { GuardedChanges } from '../../../infra/mongo/guarded-changes.ts';
import { Notifier } from '../../notification/index.ts';
import { SecurityLog } from '../../security/index.ts';
import { type Account, type SuspensionId, suspensionAnswer, Users } from '../../users/index.ts';
import { SuspensionRepository } from '../domain/suspension.repository.ts';
import { carried, type Suspension } from '../domain/suspension.ts';
import {
  answeredNotification,
  appealedNotification,
  appealWaitsNotification,
} from '../domain/suspension-notifications.ts';
import { accountSuspended } from './suspension-events.ts';
import { Suspensions } from './suspensions.ts';

/** The one appeal against a suspension, and what the back office answers. */
@Injectable()
export class Appeals {
  constructor(
    private readonly changes: GuardedChanges,
    private readonly repository: SuspensionRepository,
    private readonly suspensions: Suspensions,
    private readonly users: Users,
    private readonly notifier: Notifier,
    private readonly log: SecurityLog,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_SUSPENDED or ALREADY_APPEALED. */
  async appeal(userId: UserId, text: string): Promise<Suspension> {
    return this.changes.run(
      userId,
      async () => {
        const { suspension, name } = await this.users.get(userId);
        throwIfRefused(appealRefusal(suspension, this.clock.now()));
        return { id: suspension?.id ?? refuse('NOT_SUSPENDED'), name };
      },
      async ({ id, name }) => {
        const appeal = { text, at: this.clock.now(), answer: null };
        const suspension = assertUpdated(await this.repository.appeal(id, appeal));
        await this.users.setSuspension(userId, carried(suspension));
        await this.log.record({ event: 'suspension-appealed', userId });
        await this.users.tellBackOffice('appeals');
        await this.notifier.notify(appealedNotification(userId));
        for (const adminId of await this.users.listAdmins()) {
          await this.notifier.notify(appealWaitsNotification(adminId, { id: userId, name }));
        }
        return suspension;
      },
    );
  }

  /** How many wait, and since when. */
  countWaiting(): Promise<Waiting> {
    return this.repository.countAppealed();
  }

  /** All suspensions of an account as it sees them, newest first. */
  async historyOf(userId: UserId): Promise<readonly SuspensionAnswer[]> {
    return (await this.repository.listOf(userId)).map(suspensionAnswer);
  }

  /** Those that wait, longest first. */
  async list(page: PageRequest): Promise<Page<AppealedSuspension>> {
    const { items, nextCursor } = await this.repository.listAppealed(page);
    const accounts = await this.users.map(items.map(({ userId }) => userId));
    const appeals = await Promise.all(
      items.map((suspension) => this.#describe(suspension, accounts.get(suspension.userId))),
    );
    return { items: appeals, nextCursor };
  }

  /**
   * Answers an appeal, with `note` in the same transaction. Throws NOT_FOUND, APPEAL_ANSWERED or
   * SUSPENSION_NOT_SHORTER.
   */
  async answer(
    adminId: AdminId,
    id: SuspensionId,
    given: AppealAnswer,
    note: (suspension: Suspension) => Promise<void>,
  ): Promise<AppealedSuspension> {
    const shortenedTo = given.decision === 'shortened' ? new Date(given.until) : null;
    const answered = await this.changes.run(
      id,
      async () => {
        const suspension = (await this.repository.find(id)) ?? refuse('NOT_FOUND');
        throwIfRefused(appealAnswerRefusal(suspension, shortenedTo, this.clock.now()));
      },
      async () => {
        const suspension = assertUpdated(await this.#keep(id, given, shortenedTo));
        await note(suspension);
        await this.users.tellBackOffice('appeals');
        await this.#takeEffect(adminId, suspension);
        return suspension;
      },
    );
    return this.#describe(answered, (await this.users.find(answered.userId)) ?? undefined);
  }

  async #describe(
    suspension: Suspension,
    account: Account | undefined,
  ): Promise<AppealedSuspension> {
    const { id, userId, usertype } = suspension;
    return {
      _id: id,
      user: userId,
      userName: account?.name ?? '',
      usertype,
      ...suspensionAnswer(suspension),
      earlier: await this.repository.countBefore(userId, suspension.since),
    };
  }

  #keep(
    id: SuspensionId,
    { decision, words }: AppealAnswer,
    shortenedTo: Date | null,
  ): Promise<Suspension | null> {
    const at = this.clock.now();
    return this.repository.answer(
      id,
      { decision, words, at },
      {
        ...(shortenedTo && { until: shortenedTo }),
        ...(decision === 'lifted' && { endedAt: at, isRevoked: true }),
      },
    );
  }

  /** On the account, where it still carries this suspension: meanwhile it may have ended, or be closed. */
  async #takeEffect(adminId: AdminId, suspension: Suspension): Promise<void> {
    const { id, userId, appeal } = suspension;
    const account = await this.users.find(userId);
    if (!account || !appeal?.answer) {
      return;
    }
    await this.notifier.notify(answeredNotification(suspension, appeal.answer));
    if (account.suspension?.id !== id) {
      return;
    }
    if (appeal.answer.decision === 'lifted') {
      await this.suspensions.restore(userId, id, adminId);
      return;
    }
    await this.users.setSuspension(userId, carried(suspension));
    if (appeal.answer.decision === 'shortened') {
      await this.suspensions.planEnd(suspension);
      await this.events.publish(accountSuspended, { account, until: suspension.until });
    }
  }
}
