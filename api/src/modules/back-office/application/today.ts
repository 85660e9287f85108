import type { TodayFigures, today } from '@leafshift/contracts/back-office';
import type { CallAnswer } from '@leafshift/contracts/core';
import { centsToDollars } from '@leafshift/domain/money';
import { addHours } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../infra/clock/clock.ts';
import { MarketOverview } from '../../market-stats/index.ts';
import { Payouts } from '../../payouts/index.ts';
import { Users } from '../../users/index.ts';
import { ShiftFiles } from '../domain/shift-files.ts';
import { DeskAlarms } from './desk-alarms.ts';
import { DeskQueues } from './desk-queues.ts';
import { ProviderAlarms } from './provider-alarms.ts';

const DAYS = 14;
/** No posting is further ahead. */
const YEAR_HOURS = 366 * 24;

/** The first page of the back office: what waits, what is wrong, and how the marketplace does. */
@Injectable()
export class Today {
  constructor(
    private readonly queues: DeskQueues,
    private readonly alarms: DeskAlarms,
    private readonly provider: ProviderAlarms,
    private readonly market: MarketOverview,
    private readonly shifts: ShiftFiles,
    private readonly payouts: Payouts,
    private readonly users: Users,
    private readonly clock: Clock,
  ) {}

  async look(): Promise<CallAnswer<typeof today>> {
    const [queues, alarms, provider, figures] = await Promise.all([
      this.queues.list(),
      this.alarms.list(),
      this.provider.look(),
      this.#figures(),
    ]);
    return { now: this.clock.now().toISOString(), queues, alarms, provider, figures };
  }

  async #figures(): Promise<TodayFigures> {
    const now = this.clock.now();
    const begun = { from: addHours(now, -24 * DAYS), to: now, now };
    const coming = { from: now, to: addHours(now, YEAR_HOURS), now };
    const [past, ahead, { unpaid, byStatus }, signUps, days] = await Promise.all([
      this.market.figures(begun),
      this.market.figures(coming),
      this.payouts.underWay(),
      this.#signUps(now),
      this.#days(now),
    ]);
    return {
      fillRate: past.spots === 0 ? null : Math.round((past.filled / past.spots) * 100),
      ...days,
      openSpots: Math.max(0, ahead.spots - ahead.filled),
      signUps,
      payOnItsWay: centsToDollars(unpaid),
      pay: {
        waiting: centsToDollars(byStatus.waiting),
        sent: centsToDollars(byStatus.sent),
        failed: centsToDollars(byStatus.failed),
      },
    };
  }

  /** Today is the last of the days that were and the first of those that come. */
  async #days(now: Date): Promise<Pick<TodayFigures, 'fill' | 'openByDay'>> {
    const today = new Date(`${dayOf(now)}T00:00:00Z`);
    const found = await this.shifts.byDay(
      addHours(today, -24 * (DAYS - 1)),
      addHours(today, 24 * DAYS),
    );
    const at = (ahead: number) => {
      const day = dayOf(addHours(today, 24 * ahead));
      return found.find((each) => each.day === day) ?? { day, spots: 0, filled: 0 };
    };
    return {
      fill: Array.from({ length: DAYS }, (_, index) => at(index - DAYS + 1)),
      openByDay: Array.from({ length: DAYS }, (_, index) => {
        const { day, spots, filled } = at(index);
        return { day, openSpots: Math.max(0, spots - filled) };
      }),
    };
  }

  async #signUps(now: Date): Promise<TodayFigures['signUps']> {
    const days = Array.from({ length: DAYS }, (_, ago) => dayOf(addHours(now, -24 * ago)));
    const first = days.at(-1) ?? dayOf(now);
    const found = await this.users.countSignUps(new Date(`${first}T00:00:00Z`));
    const countOf = (day: string, usertype: string): number =>
      found.find((each) => each.day === day && each.usertype === usertype)?.count ?? 0;
    return days.toReversed().map((day) => ({
      day,
      employers: countOf(day, 'Employer'),
      workers: countOf(day, 'Temp'),
    }));
  }
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
