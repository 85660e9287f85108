import { type Cents, sumCents } from '@leafshift/domain/money';
import { monthSpan, type Span } from '@leafshift/domain/month-span';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Ledger, type PaidOut } from '../../ledger/index.ts';
import { Payouts } from '../../payouts/index.ts';
import { yearSpan } from '../domain/periods.ts';
import type { Statement } from '../domain/statement.ts';
import { EarnedShifts } from './earned-shifts.ts';
import { Recipients } from './recipients.ts';

/** What was paid in a month, with the shifts it was for (MONEY-67). */
@Injectable()
export class Statements {
  constructor(
    private readonly ledger: Ledger,
    private readonly payouts: Payouts,
    private readonly shifts: EarnedShifts,
    private readonly recipients: Recipients,
    private readonly clock: Clock,
  ) {}

  /** Of a month such as `2026-05` by the worker's calendar. Throws NOT_FOUND where nothing was paid in it. */
  async of(workerId: WorkerId, period: string): Promise<Statement> {
    const timeZone = await this.recipients.zoneOf(workerId);
    const month = monthSpan(period, timeZone);
    const payments = await this.#paid(workerId, month);
    if (payments.length === 0) refuse('NOT_FOUND');
    const payouts = await this.payouts.ofIds(
      workerId,
      payments.map(({ payoutId }) => payoutId),
    );
    const byId = new Map(payouts.map((payout) => [payout.id, payout]));
    const breaks = await this.shifts.breaksOf(workerId, [
      ...new Set(payouts.map(({ shiftId }) => shiftId)),
    ]);
    const year = yearSpan(Number(period.slice(0, 4)), timeZone);
    return {
      period,
      timeZone,
      madeAt: this.clock.now(),
      issuer: this.recipients.issuer,
      recipient: await this.recipients.one(workerId),
      lines: payments.map(({ payoutId, at, amount }) => {
        const payout = byId.get(payoutId);
        if (!payout) throw new Error(`The ledger has paid ${payoutId}, which is no payout`);
        const breakMinutes = breaks.get(payout.shiftId) ?? 0;
        return {
          paidAt: at,
          amount,
          payout,
          breakMinutes: payout.correction === null ? breakMinutes : 0,
        };
      }),
      total: sumOf(payments),
      yearToDate: sumOf(await this.#paid(workerId, { from: year.from, to: month.to })),
    };
  }

  async #paid(workerId: WorkerId, { from, to }: Span): Promise<readonly PaidOut[]> {
    const paid: PaidOut[] = [];
    for await (const payment of this.ledger.paidOut(workerId, from, to)) paid.push(payment);
    return paid;
  }
}

const sumOf = (payments: readonly PaidOut[]): Cents =>
  sumCents(payments.map(({ amount }) => amount));
