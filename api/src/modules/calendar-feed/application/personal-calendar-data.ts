import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { CalendarFeedRepository } from '../domain/calendar-feed.repository.ts';

/** The calendar feed in one's own export, without its address, and its end with the account. */
@Injectable()
export class PersonalCalendarData implements PersonalData, OnModuleInit {
  readonly section = 'calendarFeed';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly feeds: CalendarFeedRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<unknown> {
    const feed = await this.feeds.findOf(userId);
    return feed && { madeAt: feed.createdAt.toISOString() };
  }

  erase(userId: UserId): Promise<void> {
    return this.feeds.removeOf(userId);
  }
}
