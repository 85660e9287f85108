import {
  MAX_NOT_AGAIN,
  type NotAgainMark as NotAgainMarkAnswer,
  type NotAgainWorker,
} from '@leafshift/contracts/worker-notes';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Profiles, WorkRecords } from '../../profile/index.ts';
import { Users } from '../../users/index.ts';
import { type NotAgainMark, NotAgainRepository } from '../domain/not-again.ts';
import { markedNotAgain } from './marked-not-again.event.ts';

/** Workers to whom a business offers nothing any more (BUSINESS-11). */
@Injectable()
export class NotAgainList {
  constructor(
    private readonly marks: NotAgainRepository,
    private readonly records: WorkRecords,
    private readonly profiles: Profiles,
    private readonly users: Users,
    private readonly events: DomainEvents,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async list(employerId: EmployerId): Promise<NotAgainWorker[]> {
    return this.#shown(await this.marks.list(employerId));
  }

  /** Null for who is not on the list. */
  async find(employerId: EmployerId, workerId: WorkerId): Promise<NotAgainMarkAnswer | null> {
    const mark = await this.marks.find(employerId, workerId);
    if (!mark) return null;
    const by = (await this.users.map([mark.by])).get(mark.by)?.name ?? '';
    return { by, at: mark.at.toISOString() };
  }

  /**
   * Throws NOT_FOUND for a worker who has nothing to do with any shift of the business, or
   * TOO_MANY_NOT_AGAIN.
   */
  async mark(employerId: EmployerId, workerId: WorkerId, by: UserId): Promise<NotAgainWorker> {
    if (!(await this.records.findForEmployer(employerId, workerId))) {
      refuse('NOT_FOUND');
    }
    const mark = await this.transactions.run(async () => {
      const known = await this.marks.find(employerId, workerId);
      if (!known && (await this.marks.count(employerId)) >= MAX_NOT_AGAIN) {
        refuse('TOO_MANY_NOT_AGAIN');
      }
      const added = await this.marks.add(employerId, { workerId, by, at: this.clock.now() });
      await this.events.publish(markedNotAgain, { employerId, workerId });
      return added;
    });
    const [shown] = await this.#shown([mark]);
    return shown ?? refuse('NOT_FOUND');
  }

  /** Does nothing for who is not on the list. */
  unmark(employerId: EmployerId, workerId: WorkerId): Promise<void> {
    return this.marks.remove(employerId, workerId);
  }

  /** Closed accounts are missing. */
  async #shown(marks: readonly NotAgainMark[]): Promise<NotAgainWorker[]> {
    const cards = await this.profiles.cards(marks.map(({ workerId }) => workerId));
    const authors = await this.users.map(marks.map(({ by }) => by));
    return marks.flatMap(({ workerId, by, at }) => {
      const card = cards.get(workerId);
      return card
        ? [
            {
              _id: workerId,
              name: card.name,
              profilePhoto: card.photo,
              by: authors.get(by)?.name ?? '',
              at: at.toISOString(),
            },
          ]
        : [];
    });
  }
}
