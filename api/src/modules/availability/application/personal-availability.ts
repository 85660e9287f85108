import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId, WorkerId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { AvailabilityRepository } from '../domain/availability.repository.ts';
import { BusinessMarkRepository } from '../domain/business-mark.repository.ts';
import { BusinessMarks } from './business-marks.ts';

/** Availability and marked businesses in a worker's own export, and their removal. */
@Injectable()
export class PersonalAvailability implements PersonalData, OnModuleInit {
  readonly section = 'availability';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly availabilities: AvailabilityRepository,
    private readonly marks: BusinessMarkRepository,
    private readonly businesses: BusinessMarks,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<unknown> {
    // Only workers have any.
    const workerId = userId as WorkerId;
    return {
      availability: await this.availabilities.find(workerId),
      businesses: await this.businesses.list(workerId),
    };
  }

  async erase(userId: UserId): Promise<void> {
    await this.availabilities.removeOf(userId);
    await this.marks.removeOf(userId);
  }
}
