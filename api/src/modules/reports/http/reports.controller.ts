import type { CallParsed } from '@leafshift/contracts/core';
import type {
  MonthOfPay,
  MonthOfSpend,
  MonthsOfAccount,
  SpendingOfMonth,
  WeeklyReport,
} from '@leafshift/contracts/reports';
import { monthsOfAccount, spendingOfMonth, weeklyReport } from '@leafshift/contracts/reports';
import { cents, centsToDollars } from '@leafshift/domain/money';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Earnings, type MonthlyEarnings } from '../../payouts/index.ts';
import { UserPreferences } from '../../preferences/index.ts';
import { Users } from '../../users/index.ts';
import { reportHtml, reportText } from '../application/report-document.ts';
import { ReportWriter } from '../application/report-writer.ts';
import { type MonthlySpending, Spending } from '../domain/spending.ts';
import {
  lastMonths,
  monthAround,
  nextReportAt,
  REPORT_ZONE,
  weekAt,
  weeksFrom,
} from '../domain/weeks.ts';

@Controller()
export class ReportsController {
  constructor(
    private readonly writer: ReportWriter,
    private readonly preferences: UserPreferences,
    private readonly users: Users,
    private readonly spending: Spending,
    private readonly earnings: Earnings,
    private readonly clock: Clock,
  ) {}

  @Endpoint(weeklyReport)
  async weekly(
    @Caller() { userId, usertype }: EmployerCaller | WorkerCaller,
  ): Promise<WeeklyReport> {
    const now = this.clock.now();
    const week = weeksFrom(weekAt(now), -1);
    const { name } = await this.users.get(userId);
    const { language } = await this.preferences.of(userId);
    const report = await this.writer.write({ userId, usertype, name, language }, week);
    return {
      subject: report.subject,
      html: reportHtml(report),
      text: reportText(report),
      from: week.monday,
      to: week.sunday,
      nextAt: nextReportAt(now).toISOString(),
    };
  }

  @Endpoint(monthsOfAccount)
  async months(@Caller() caller: EmployerCaller | WorkerCaller): Promise<MonthsOfAccount> {
    const { months, span } = lastMonths(this.clock.now());
    if (caller.usertype === 'Employer') {
      const rows = await this.spending.byMonth(caller.userId, { ...span, zone: REPORT_ZONE });
      return { usertype: 'Employer', months: months.map((month) => spendOf(month, rows)) };
    }
    const rows = await this.earnings.byMonth(caller.userId, { ...span, zone: REPORT_ZONE });
    return { usertype: 'Temp', months: months.map((month) => payOf(month, rows)) };
  }

  @Endpoint(spendingOfMonth)
  async spendingOfMonth(
    @Caller() { userId }: EmployerCaller,
    @Input() { query }: CallParsed<typeof spendingOfMonth>,
  ): Promise<SpendingOfMonth> {
    const { month, span } = monthAround(query.month);
    const parts = await this.spending.byPart(userId, span, query.by);
    const rows = parts.map(({ id, amount, ...part }) => ({
      _id: id,
      ...part,
      amount: centsToDollars(amount),
    }));
    return { month, by: query.by, rows };
  }
}

function spendOf(month: string, rows: readonly MonthlySpending[]): MonthOfSpend {
  const row = rows.find((one) => one.month === month);
  const dollars = (amount: MonthlySpending['total'] | undefined): number =>
    centsToDollars(amount ?? cents(0));
  return {
    month,
    invoices: row?.invoices ?? 0,
    basePay: dollars(row?.basePay),
    platformFee: dollars(row?.platformFee),
    processingFee: dollars(row?.processingFee),
    tax: dollars(row?.tax),
    total: dollars(row?.total),
  };
}

function payOf(month: string, rows: readonly MonthlyEarnings[]): MonthOfPay {
  const { shifts = 0, hours = 0, pay = cents(0) } = rows.find((row) => row.month === month) ?? {};
  return { month, shifts, hours, pay: centsToDollars(pay) };
}
