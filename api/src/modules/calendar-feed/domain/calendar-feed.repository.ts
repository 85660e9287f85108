import type { UserId } from '../../../core/ids.ts';
import type { CalendarFeed } from './calendar-feed.ts';

/** The calendar feeds, at most one a worker or business. */
export abstract class CalendarFeedRepository {
  abstract findOf(userId: UserId): Promise<CalendarFeed | null>;

  abstract findByHash(tokenHash: string): Promise<CalendarFeed | null>;

  /** Keeps a feed in the place of the one before. */
  abstract replace(feed: CalendarFeed): Promise<void>;

  abstract removeOf(userId: UserId): Promise<void>;

  /** Those that somebody made, for themselves or for their business. */
  abstract removeMadeBy(userId: UserId): Promise<void>;
}
