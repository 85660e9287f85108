import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { AffiliateRepository } from '../domain/affiliate.repository.ts';

/** One's link and how many joined by it, in one's export; whom they are is their own. */
@Injectable()
export class PersonalAffiliates implements PersonalData, OnModuleInit {
  readonly section = 'affiliate';
  readonly of = 'person';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly affiliates: AffiliateRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<unknown> {
    return {
      code: await this.affiliates.codeOf(userId),
      joined: await this.affiliates.countJoined(userId),
    };
  }

  erase(userId: UserId): Promise<void> {
    return this.affiliates.removeOf(userId);
  }
}
