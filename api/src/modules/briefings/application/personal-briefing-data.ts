import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { Uploads } from '../../uploads/index.ts';
import { BriefingRepository } from '../domain/briefing.repository.ts';

/** What a business wrote on its locations, or a worker read, in their own export. */
@Injectable()
export class PersonalBriefingData implements PersonalData, OnModuleInit {
  readonly section = 'briefings';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly briefings: BriefingRepository,
    private readonly uploads: Uploads,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<unknown> {
    const written = await this.briefings.listOf(userId as EmployerId);
    const read = await this.briefings.listReadingsOf(userId as WorkerId);
    return {
      written: written.map(({ locationId, entrance, clothing, contact, updatedAt }) => ({
        location: locationId,
        entrance,
        clothing,
        contact,
        updatedAt: updatedAt.toISOString(),
      })),
      read: read.map(({ version, readAt }) => ({ version, readAt: readAt.toISOString() })),
    };
  }

  async erase(userId: UserId): Promise<void> {
    for (const key of await this.briefings.removeOf(userId as EmployerId)) {
      await this.uploads.release(key);
    }
    await this.briefings.removeReadingsOf(userId as WorkerId);
  }
}
