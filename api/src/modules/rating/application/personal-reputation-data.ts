import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId, WorkerId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { Reputations } from '../../posts/index.ts';
import { Users } from '../../users/index.ts';
import { ReputationRepository } from '../domain/reputation.repository.ts';

/** A worker's reputation in their own export, beside their shifts, and its end with the account. */
@Injectable()
export class PersonalReputationData implements PersonalData, OnModuleInit {
  readonly section = 'posts';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly users: Users,
    private readonly reputations: Reputations,
    private readonly stored: ReputationRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<Record<string, unknown>> {
    return (await this.users.get(userId)).usertype === 'Employer'
      ? {}
      : { reputation: await this.reputations.find(userId as WorkerId) };
  }

  erase(userId: UserId): Promise<void> {
    return this.stored.remove(userId as WorkerId);
  }
}
