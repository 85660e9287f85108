import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EmployerId, UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { AutoConfirmRules } from '../domain/auto-confirm-rule.ts';

/** The rules of automatic confirmation in an employer's own export; they go with the account. */
@Injectable()
export class PersonalAutoConfirmData implements PersonalData, OnModuleInit {
  readonly section = 'autoConfirmRules';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly rules: AutoConfirmRules,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  collect(userId: UserId): Promise<unknown> {
    // Only employers have any.
    return this.rules.listAll(userId as EmployerId);
  }

  async erase(userId: UserId): Promise<void> {
    await this.rules.removeOf(userId as EmployerId);
  }
}
