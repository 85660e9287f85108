import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { DerivedKeys } from '../../../infra/secrets/derived-keys.ts';
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
  readonly #key: KeyObject;
  readonly #portalUrl: string;

  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly shifts: ConfirmedShifts,
    private readonly preferences: UserPreferences,
    private readonly clock: Clock,
    keys: DerivedKeys,
    config: Config,
  ) {
    this.#key = keys.keyFor('calendar-feed');
    this.#portalUrl = config.portalUrl;
  }

  /** The address of the worker's feed; null while there is none. */
  async find(workerId: WorkerId): Promise<string | null> {
    const feed = await this.feeds.findOf(workerId);
    return feed && this.#isOfThisKey(feed) ? this.#addressOf(feed) : null;
  }

  /** A new address; the one before answers 404 from now on. */
  async renew(workerId: WorkerId): Promise<string> {
    const feed = newCalendarFeed(this.#key, workerId, this.clock.now());
    await this.feeds.replace(feed);
    return this.#addressOf(feed);
  }

  end(workerId: WorkerId): Promise<void> {
    return this.feeds.removeOf(workerId);
  }

  /** The calendar behind a file name such as `<token>.ics`, in the worker's language. Throws NOT_FOUND. */
  async calendar(fileName: string): Promise<string> {
    const tokenHash = hashOfToken(fileName.slice(0, -SUFFIX.length));
    const feed = await this.feeds.findByHash(tokenHash);
    if (!feed || !this.#isOfThisKey(feed)) {
      return refuse('NOT_FOUND');
    }
    const { language } = await this.preferences.of(feed.workerId);
    const shifts = await this.shifts.ofWorker(feed.workerId);
    return shiftCalendar(shifts, this.#portalUrl, language);
  }

  /** Another secret ends every feed, and nobody is shown an address that does not work. */
  #isOfThisKey(feed: CalendarFeed): boolean {
    return hashOfToken(tokenOf(this.#key, feed)) === feed.tokenHash;
  }

  #addressOf(feed: CalendarFeed): string {
    return `${this.#portalUrl}/api/calendar/${tokenOf(this.#key, feed)}${SUFFIX}`;
  }
}
