import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId, WorkerId } from '../../../core/ids.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { type Reputation, Reputations } from '../../posts/index.ts';
import { shiftSubmitted } from '../../submissions/index.ts';
import { ReputationRepository } from '../domain/reputation.repository.ts';

const NEW_WORKER: Reputation = { rating: null, ratings: 0, shiftsCompleted: 0 };

/** Reputations: they grow with each rating that is shown and each submitted shift. */
@Injectable()
export class WorkerReputations extends Reputations implements OnModuleInit {
  constructor(
    private readonly reputations: ReputationRepository,
    private readonly events: DomainEvents,
  ) {
    super();
  }

  onModuleInit(): void {
    this.events.subscribe(shiftSubmitted, ({ workerIds }) =>
      this.reputations.addCompletedShift(workerIds),
    );
  }

  override async find(workerId: WorkerId): Promise<Reputation> {
    return (await this.reputations.list([workerId])).get(workerId) ?? NEW_WORKER;
  }

  override list(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, Reputation>> {
    return this.reputations.list(userIds);
  }
}
