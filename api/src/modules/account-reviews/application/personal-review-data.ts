import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { AccountReviewRepository } from '../domain/account-review.repository.ts';

/** A review ends with its account. That it is under review stands in the account's own export. */
@Injectable()
export class PersonalReviewData implements PersonalData, OnModuleInit {
  readonly section = 'accountReview';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly reviews: AccountReviewRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(): Promise<unknown> {
    return {};
  }

  erase(userId: UserId): Promise<void> {
    return this.reviews.removeOf(userId);
  }
}
