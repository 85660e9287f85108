import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { PostingReportRepository } from '../domain/posting-report.ts';

/** What a person has reported, in their own export; a closed account's reports stay without it. */
@Injectable()
export class PersonalReportData implements PersonalData, OnModuleInit {
  readonly section = 'postingReports';
  readonly of = 'person';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly reports: PostingReportRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<unknown> {
    const reports = await this.reports.listBy(userId);
    return reports.map(({ postId, title, reason, words, createdAt }) => ({
      postId,
      title,
      reason,
      words,
      createdAt: createdAt.toISOString(),
    }));
  }

  erase(userId: UserId): Promise<void> {
    return this.reports.forget(userId);
  }
}
