import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EmployerId, UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { BookkeepingRepository } from '../domain/bookkeeping.repository.ts';

/** A business's numbers in its own export; they go with the account, and stay on issued invoices. */
@Injectable()
export class PersonalBookkeepingData implements PersonalData, OnModuleInit {
  readonly section = 'bookkeeping';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly records: BookkeepingRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  collect(userId: UserId): Promise<unknown> {
    // Only businesses have any.
    return this.records.of(userId as EmployerId);
  }

  erase(userId: UserId): Promise<void> {
    return this.records.removeOf(userId as EmployerId);
  }
}
