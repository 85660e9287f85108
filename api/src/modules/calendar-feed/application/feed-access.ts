import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import type { SessionlessAccess } from '../../../core/sessionless-access/sessionless-access.registry.ts';
import { SessionlessAccessRegistry } from '../../../core/sessionless-access/sessionless-access.registry.ts';
import { CalendarFeedRepository } from '../domain/calendar-feed.repository.ts';

/** Ends a feed with all of their sessions, and with a suspension. */
@Injectable()
export class FeedAccess implements SessionlessAccess, OnModuleInit {
  constructor(
    private readonly registry: SessionlessAccessRegistry,
    private readonly feeds: CalendarFeedRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  revoke(userId: UserId): Promise<void> {
    return this.feeds.removeOf(userId);
  }
}
