import type { KeyObject } from 'node:crypto';
import type { CalendarFeed as Answer } from '@leafshift/contracts/calendar';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { DerivedKeys, type Keys } from '../../../infra/secrets/derived-keys.ts';
import { ConfirmedShifts } from '../../assignments/index.ts';
import { MarketAccounts } from '../../job-board/index.ts';
import { UserPreferences } from '../../preferences/index.ts';
import { Users } from '../../users/index.ts';
import { CalendarFeedRepository } from '../domain/calendar-feed.repository.ts';
import {
  type CalendarFeed,
  hashOfToken,
  newCalendarFeed,
  tokenOf,
} from '../domain/calendar-feed.ts';
import { PostedShifts } from './posted-shifts.ts';
import { shiftCalendar } from './shift-calendar.ts';
import { staffingCalendar } from './staffing-calendar.ts';

const SUFFIX = '.ics';

/** Private calendar addresses of workers and businesses, and the calendars behind them. */
@Injectable()
export class CalendarFeeds {
  readonly #keys: Keys;
  readonly #portalUrl: string;

  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly shifts: ConfirmedShifts,
    private readonly posted: PostedShifts,
    private readonly users: Users,
    private readonly accounts: MarketAccounts,
    private readonly preferences: UserPreferences,
    private readonly clock: Clock,
    keys: DerivedKeys,
    config: Config,
  ) {
    this.#keys = keys.keysFor('calendar-feed');
    this.#portalUrl = config.portalUrl;
  }

  /** The address of the user's feed and its store; null while there is none. */
  async find(userId: UserId): Promise<Answer> {
    const feed = await this.feeds.findOf(userId);
    const key = feed && this.#keyOf(feed);
    return feed && key ? this.#answer(feed, key) : { url: null };
  }

  /** A new address; the one before answers 404 from now on. Throws NOT_FOUND for a store that is not the user's. */
  async renew(
    { userId, madeBy }: Pick<CalendarFeed, 'userId' | 'madeBy'>,
    location: string | null,
  ): Promise<Answer> {
    if (location !== null) {
      const { locations } = await this.accounts.getEmployer(userId as EmployerId);
      if (!locations.some(({ id }) => id === location)) refuse('NOT_FOUND');
    }
    const [key] = this.#keys;
    const createdAt = this.clock.now();
    const feed = newCalendarFeed(key, { userId, madeBy, location, createdAt });
    await this.feeds.replace(feed);
    return this.#answer(feed, key);
  }

  end(userId: UserId): Promise<void> {
    return this.feeds.removeOf(userId);
  }

  /** The calendar behind a file name such as `<token>.ics`, in its owner's language. Throws NOT_FOUND. */
  async calendar(fileName: string): Promise<string> {
    const tokenHash = hashOfToken(fileName.slice(0, -SUFFIX.length));
    const feed = await this.feeds.findByHash(tokenHash);
    if (!feed || !this.#keyOf(feed)) {
      return refuse('NOT_FOUND');
    }
    const { userId, location } = feed;
    const { language } = await this.preferences.of(userId);
    const { usertype } = await this.users.get(userId);
    if (usertype === 'Employer') {
      const posted = await this.posted.of(userId as EmployerId, location);
      return staffingCalendar(posted, this.#portalUrl, language);
    }
    const shifts = await this.shifts.ofWorker(userId as WorkerId);
    return shiftCalendar(shifts, this.#portalUrl, language);
  }

  /** A secret that is gone ends its feeds, and nobody is shown an address that does not work. */
  #keyOf(feed: CalendarFeed): KeyObject | undefined {
    return this.#keys.find((key) => hashOfToken(tokenOf(key, feed)) === feed.tokenHash);
  }

  #answer(feed: CalendarFeed, key: KeyObject): Answer {
    const url = `${this.#portalUrl}/api/calendar/${tokenOf(key, feed)}${SUFFIX}`;
    return { url, ...(feed.location !== null && { location: feed.location }) };
  }
}
