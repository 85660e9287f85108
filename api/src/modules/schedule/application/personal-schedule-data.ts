import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EmployerId, UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { BudgetRepository } from '../domain/budget.repository.ts';
import { DraftRepository } from '../domain/draft.repository.ts';

/** Drafts in an employer's own export; drafts and budgets go with the account. */
@Injectable()
export class PersonalScheduleData implements PersonalData, OnModuleInit {
  readonly section = 'scheduleDrafts';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly drafts: DraftRepository,
    private readonly budgets: BudgetRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  collect(userId: UserId): Promise<unknown> {
    // Only employers have any.
    return this.drafts.waiting(userId as EmployerId);
  }

  async erase(userId: UserId): Promise<void> {
    await this.drafts.removeOf(userId as EmployerId);
    await this.budgets.removeOf(userId as EmployerId);
  }
}
