import {
  type BusinessMark,
  MAX_MARKED,
  type MarkedBusiness,
} from '@leafshift/contracts/availability';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Profiles } from '../../profile/index.ts';
import { Users } from '../../users/index.ts';
import {
  BusinessMarkRepository,
  type MarkedBusiness as StoredMark,
} from '../domain/business-mark.repository.ts';

/** The businesses that a worker marked, as they are shown to them. */
@Injectable()
export class BusinessMarks {
  constructor(
    private readonly marks: BusinessMarkRepository,
    private readonly users: Users,
    private readonly profiles: Profiles,
    private readonly clock: Clock,
  ) {}

  /** Closed accounts are missing. */
  async list(workerId: WorkerId): Promise<MarkedBusiness[]> {
    return this.#shown(await this.marks.list(workerId));
  }

  /** Throws NOT_FOUND for who is no business, or TOO_MANY_MARKED. */
  async mark(
    workerId: WorkerId,
    employerId: EmployerId,
    mark: BusinessMark,
  ): Promise<MarkedBusiness> {
    const account = await this.users.find(employerId);
    if (account?.usertype !== 'Employer') {
      refuse('NOT_FOUND');
    }
    const known = await this.marks.find(workerId, employerId);
    if (!known && (await this.marks.count(workerId)) >= MAX_MARKED) {
      refuse('TOO_MANY_MARKED');
    }
    const marked = known?.mark === mark ? known : { employerId, mark, markedAt: this.clock.now() };
    await this.marks.save(workerId, marked);
    const [shown] = await this.#shown([marked]);
    return shown ?? refuse('NOT_FOUND');
  }

  /** Does nothing for a business without a mark. */
  unmark(workerId: WorkerId, employerId: EmployerId): Promise<void> {
    return this.marks.remove(workerId, employerId);
  }

  async #shown(marked: readonly StoredMark[]): Promise<MarkedBusiness[]> {
    const cards = await this.profiles.cards(marked.map(({ employerId }) => employerId));
    return marked.flatMap(({ employerId, mark, markedAt }) => {
      const card = cards.get(employerId);
      return card
        ? [
            {
              _id: employerId,
              name: card.name,
              profilePhoto: card.photo,
              mark,
              markedAt: markedAt.toISOString(),
            },
          ]
        : [];
    });
  }
}
