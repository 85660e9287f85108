import type { SpendingOfPeriod, SpendingPart } from '@leafshift/contracts/reports';
import { centsToDollars, sumCents } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../core/ids.ts';
import { Spending } from '../domain/spending.ts';
import { daysBetween, monthAround } from '../domain/weeks.ts';

/** A month by one of its days, or a first and a last day. */
interface Asked {
  readonly month?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly by: SpendingPart;
}

/** What a business spent in a period, divided by store, role or worker. */
@Injectable()
export class DividedSpending {
  constructor(private readonly spending: Spending) {}

  /** Sums are made of cents (MONEY-75). */
  async of(employerId: EmployerId, { month = '', from, to, by }: Asked): Promise<SpendingOfPeriod> {
    const days = from && to ? daysBetween(from, to) : monthAround(month);
    const parts = await this.spending.byPart(employerId, days.span, by);
    return {
      month: monthAround(days.from).from,
      from: days.from,
      to: days.to,
      by,
      rows: parts.map(({ id, amount, ...part }) => ({
        _id: id,
        ...part,
        amount: centsToDollars(amount),
      })),
      total: {
        hours: hundredths(parts.map(({ hours }) => hours)),
        amount: centsToDollars(sumCents(parts.map(({ amount }) => amount))),
      },
    };
  }
}

/** Hours of two decimals together, without the noise of their sum. */
const hundredths = (hours: readonly number[]): number =>
  hours.reduce((sum, part) => sum + Math.round(part * 100), 0) / 100;
