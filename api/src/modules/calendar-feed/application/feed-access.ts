import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import type { SessionlessAccess } from '../../../core/sessionless-access/sessionless-access.registry.ts';
import { SessionlessAccessRegistry } from '../../../core/sessionless-access/sessionless-access.registry.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { ownerNoMore } from '../../members/index.ts';
import { accountSuspended } from '../../suspensions/index.ts';
import { CalendarFeedRepository } from '../domain/calendar-feed.repository.ts';

/** Ends a feed with all sessions of who made it, with their role of an owner, and with a suspension. */
@Injectable()
export class FeedAccess implements SessionlessAccess, OnModuleInit {
  constructor(
    private readonly registry: SessionlessAccessRegistry,
    private readonly feeds: CalendarFeedRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
    this.events.subscribe(ownerNoMore, ({ userId }) => this.revoke(userId));
    this.events.subscribe(accountSuspended, ({ account }) => this.feeds.removeOf(account.id));
  }

  revoke(userId: UserId): Promise<void> {
    return this.feeds.removeMadeBy(userId);
  }
}
