import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { DerivedKeys, type Keys } from '../../../infra/secrets/derived-keys.ts';
import { ConfirmedShifts } from '../../assignments/index.ts';
import { UserPreferences } from '../../preferences/index.ts';
import { CalendarFeedRepository } from '../domain/calendar-feed.repository.ts';
import {
  type CalendarFeed,
  hashOfToken,
  newCalendarFeed,
  tokenOf,
} from '../domain/calendar-feed.ts';
import { shiftCalendar } from './shift-calendar.ts';

const SUFFIX = '.ics';

/** Workers' private calendar addresses, and the calendars behind them. */
@Injectable()
export class CalendarFeeds {
  readonly #keys: Keys;
  readonly #portalUrl: string;

  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly shifts: ConfirmedShifts,
    private readonly preferences: UserPreferences,
    private readonly clock: Clock,
    keys: DerivedKeys,
    config: Config,
  ) {
    this.#keys = keys.keysFor('calendar-feed');
    this.#portalUrl = config.portalUrl;
  }

  /** The address of the worker's feed; null while there is none. */
  async find(workerId: WorkerId): Promise<string | null> {
    const feed = await this.feeds.findOf(workerId);
    const key = feed && this.#keyOf(feed);
    return feed && key ? this.#addressOf(feed, key) : null;
  }

  /** A new address; the one before answers 404 from now on. */
  async renew(workerId: WorkerId): Promise<string> {
    const [key] = this.#keys;
    const feed = newCalendarFeed(key, workerId, this.clock.now());
    await this.feeds.replace(feed);
    return this.#addressOf(feed, key);
  }

  end(workerId: WorkerId): Promise<void> {
    return this.feeds.removeOf(workerId);
  }

  /** The calendar behind a file name such as `<token>.ics`, in the worker's language. Throws NOT_FOUND. */
  async calendar(fileName: string): Promise<string> {
    const tokenHash = hashOfToken(fileName.slice(0, -SUFFIX.length));
    const feed = await this.feeds.findByHash(tokenHash);
    if (!feed || !this.#keyOf(feed)) {
      return refuse('NOT_FOUND');
    }
    const { language } = await this.preferences.of(feed.workerId);
    const shifts = await this.shifts.ofWorker(feed.workerId);
    return shiftCalendar(shifts, this.#portalUrl, language);
  }

  /** A secret that is gone ends its feeds, and nobody is shown an address that does not work. */
  #keyOf(feed: CalendarFeed): KeyObject | undefined {
    return this.#keys.find((key) => hashOfToken(tokenOf(key, feed)) === feed.tokenHash);
  }

  #addressOf(feed: CalendarFeed, key: KeyObject): string {
    return `${this.#portalUrl}/api/calendar/${tokenOf(key, feed)}${SUFFIX}`;
  }
}
