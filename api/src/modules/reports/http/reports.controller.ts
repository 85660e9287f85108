import type { CallParsed } from '@leafshift/contracts/core';
import type {
  MonthOfPay,
  MonthOfSpend,
  MonthsOfAccount,
  SpendingOfPeriod,
  WeeklyReport,
} from '@leafshift/contracts/reports';
import {
  monthsOfAccount,
  spendingCsv,
  spendingOfPeriod,
  weeklyReport,
} from '@leafshift/contracts/reports';
import { cents, centsToDollars } from '@leafshift/domain/money';
import { Controller, type StreamableFile } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import { type EmployerCaller, personOf, type WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asDownload, CSV } from '../../../core/files/as-download.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Earnings, type MonthlyEarnings } from '../../payouts/index.ts';
import { UserPreferences } from '../../preferences/index.ts';
import { Users } from '../../users/index.ts';
import { DividedSpending } from '../application/divided-spending.ts';
import { reportHtml, reportText } from '../application/report-document.ts';
import { ReportWriter } from '../application/report-writer.ts';
import { spendingAsCsv } from '../application/spending-csv.ts';
import { type MonthlySpending, Spending } from '../domain/spending.ts';
import { lastMonths, nextReportAt, REPORT_ZONE, weekAt, weeksFrom } from '../domain/weeks.ts';

@Controller()
export class ReportsController {
  constructor(
    private readonly writer: ReportWriter,
    private readonly preferences: UserPreferences,
    private readonly users: Users,
    private readonly spending: Spending,
    private readonly divided: DividedSpending,
    private readonly earnings: Earnings,
    private readonly clock: Clock,
  ) {}

  @Endpoint(weeklyReport)
  async weekly(@Caller() caller: EmployerCaller | WorkerCaller): Promise<WeeklyReport> {
    const { userId, usertype } = caller;
    const person = personOf(caller);
    const now = this.clock.now();
    const week = weeksFrom(weekAt(now), -1);
    const { name } = await this.users.get(person);
    const { language } = await this.preferences.of(person);
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

  @Endpoint(spendingOfPeriod)
  spendingOfPeriod(
    @Caller() { userId }: EmployerCaller,
    @Input() { query }: CallParsed<typeof spendingOfPeriod>,
  ): Promise<SpendingOfPeriod> {
    return this.divided.of(userId, query);
  }

  @Endpoint(spendingCsv)
  async spendingCsv(
    @Caller() { userId }: EmployerCaller,
    @Input() { query }: CallParsed<typeof spendingCsv>,
  ): Promise<StreamableFile> {
    const spending = await this.divided.of(userId, query);
    const name = `leafshift-spending-${spending.by}-${spending.from}-${spending.to}.csv`;
    return asDownload(name, Buffer.from(spendingAsCsv(spending)), CSV);
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
