import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { PreferencesRepository } from '../domain/preferences.repository.ts';

/** Preferences in one's own export, and their removal. */
@Injectable()
export class PersonalPreferences implements PersonalData, OnModuleInit {
  readonly section = 'preferences';
  readonly of = 'person';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly repository: PreferencesRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  collect(userId: UserId): Promise<unknown> {
    return this.repository.get(userId);
  }

  erase(userId: UserId): Promise<void> {
    return this.repository.removeOf(userId);
  }
}
