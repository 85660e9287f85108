import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import type { StandingAccess } from '../../../core/standing-access/standing-access.registry.ts';
import { StandingAccessRegistry } from '../../../core/standing-access/standing-access.registry.ts';
import { CalendarFeedRepository } from '../domain/calendar-feed.repository.ts';

/** Ends a worker's feed with all of their sessions, and with a suspension. */
@Injectable()
export class FeedAccess implements StandingAccess, OnModuleInit {
  constructor(
    private readonly registry: StandingAccessRegistry,
    private readonly feeds: CalendarFeedRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  revoke(userId: UserId): Promise<void> {
    return this.feeds.removeOf(userId);
  }
}
