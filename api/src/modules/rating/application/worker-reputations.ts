import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { WorkerId } from '../../../core/ids.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { shiftSubmitted } from '../../assignments/index.ts';
import { Reputations, type WorkerReputation } from '../../posts/index.ts';
import { ReputationRepository } from '../domain/reputation.repository.ts';

const NEW_WORKER: WorkerReputation = { rating: null, shiftsCompleted: 0 };

/** Reputations of workers: they grow with each rating and each submitted shift. */
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

  override async find(workerId: WorkerId): Promise<WorkerReputation> {
    return (await this.reputations.list([workerId])).get(workerId) ?? NEW_WORKER;
  }

  override list(workerIds: readonly WorkerId[]): Promise<ReadonlyMap<WorkerId, WorkerReputation>> {
    return this.reputations.list(workerIds);
  }
}
