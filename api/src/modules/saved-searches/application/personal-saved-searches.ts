import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId, WorkerId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { FoundShiftRepository } from '../domain/found-shift.repository.ts';
import { SavedSearchRepository } from '../domain/saved-search.repository.ts';
import { OwnSearches } from './own-searches.ts';

/** Saved searches in a worker's own export, and their removal. */
@Injectable()
export class PersonalSavedSearches implements PersonalData, OnModuleInit {
  readonly section = 'savedSearches';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly own: OwnSearches,
    private readonly searches: SavedSearchRepository,
    private readonly found: FoundShiftRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  collect(userId: UserId): Promise<unknown> {
    // Only workers have any.
    return this.own.list(userId as WorkerId);
  }

  async erase(userId: UserId): Promise<void> {
    await this.searches.removeOf(userId);
    await this.found.removeOf(userId);
  }
}
