import { formatMoney, formatNumber, formatTime } from '@leafshift/domain/format';
import { type Language, localeTag } from '@leafshift/domain/languages';
import type { Cents } from '@leafshift/domain/money';
import { provinceName } from '@leafshift/domain/province-names';
import { findProvince } from '@leafshift/domain/provinces';
import { Injectable } from '@nestjs/common';
import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { type ConfirmedWork, WorkerActivity } from '../../assignments/index.ts';
import { Earnings } from '../../payouts/index.ts';
import { Profiles } from '../../profile/index.ts';
import type { Report, ReportFigure, ReportPart } from '../domain/report.ts';
import { ReportedShifts } from '../domain/reported-shifts.ts';
import { Spending } from '../domain/spending.ts';
import { REPORT_ZONE, type ReportWeek, type Span, spanOf, weeksFrom } from '../domain/weeks.ts';
import { type ReportTexts, reportTexts } from './report-texts.ts';

export interface Reader {
  readonly userId: UserId;
  readonly usertype: 'Employer' | 'Temp';
  readonly name: string;
  readonly language: Language;
}

interface Weeks {
  readonly last: Span;
  readonly before: Span;
  readonly current: Span;
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** Writes the weekly report of one person. */
@Injectable()
export class ReportWriter {
  constructor(
    private readonly shifts: ReportedShifts,
    private readonly workerActivity: WorkerActivity,
    private readonly spending: Spending,
    private readonly earnings: Earnings,
    private readonly profiles: Profiles,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** The report on a week, in the reader's language. */
  async write(reader: Reader, week: ReportWeek): Promise<Report> {
    const t = reportTexts(reader.language);
    const tag = localeTag(reader.language);
    const weeks = {
      last: spanOf(week),
      before: spanOf(weeksFrom(week, -1)),
      current: spanOf(weeksFrom(week, 1)),
    };
    const isEmployer = reader.usertype === 'Employer';
    const day = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
    const dates = {
      from: day.format(new Date(`${week.monday}T00:00:00Z`)),
      to: day.format(new Date(`${week.sunday}T00:00:00Z`)),
    };
    return {
      language: reader.language,
      subject: t('subject', dates),
      heading: t('greeting', { name: reader.name }),
      intro: t('intro'),
      parts: isEmployer
        ? await this.#employer(reader.userId as EmployerId, weeks, t, tag)
        : await this.#worker(reader, weeks, t, tag),
      button: isEmployer
        ? { label: t('seePostings'), url: `${this.config.portalUrl}/posts` }
        : { label: t('findWork'), url: `${this.config.portalUrl}/find-work` },
      why: t('why'),
      settingsUrl: `${this.config.portalUrl}/email-reports`,
      footer: t('footer'),
    };
  }

  async #employer(
    id: EmployerId,
    { last, before, current }: Weeks,
    t: ReportTexts,
    tag: string,
  ): Promise<ReportPart[]> {
    const held = await this.shifts.ofEmployer(id, last);
    const coming = await this.shifts.ofEmployer(id, current);
    const billed = await this.spending.byMonth(id, { ...last, zone: REPORT_ZONE });
    const earlier = await this.spending.byMonth(id, { ...before, zone: REPORT_ZONE });
    const number = (value: number): string => formatNumber(value, tag);
    const total = (rows: typeof billed): number => sum(rows, (row) => row.total);
    return [
      {
        title: t('lastWeek'),
        figures: [
          { label: t('shifts'), value: number(held.shifts) },
          spotsFigure(held, t, number),
          money(t('spent'), total(billed), total(earlier), t, tag),
          { label: t('invoices'), value: number(sum(billed, ({ invoices }) => invoices)) },
        ],
      },
      {
        title: t('thisWeek'),
        figures: [
          { label: t('shifts'), value: number(coming.shifts) },
          { label: t('openSpots'), value: number(coming.spots - coming.filled) },
          { label: t('requests'), value: number(coming.requests) },
        ],
      },
    ];
  }

  async #worker(
    { userId, language }: Reader,
    { last, before, current }: Weeks,
    t: ReportTexts,
    tag: string,
  ): Promise<ReportPart[]> {
    const id = userId as WorkerId;
    const earned = await this.earnings.byMonth(id, { ...last, zone: REPORT_ZONE });
    const earlier = await this.earnings.byMonth(id, { ...before, zone: REPORT_ZONE });
    const now = this.clock.now();
    const from = new Date(Math.max(now.getTime(), current.from.getTime()));
    const ahead = { from, to: current.to };
    const coming = await this.workerActivity.ofWorker(id, ahead);
    const province = findProvince((await this.profiles.get(userId)).province ?? '');
    const open = await this.shifts.countOpen(ahead, province?.code ?? null);
    const number = (value: number): string => formatNumber(value, tag);
    return [
      {
        title: t('lastWeek'),
        figures: [
          { label: t('shiftsWorked'), value: number(sum(earned, ({ shifts }) => shifts)) },
          { label: t('hours'), value: number(sum(earned, ({ hours }) => hours)) },
          money(
            t('earned'),
            sum(earned, ({ pay }) => pay),
            sum(earlier, ({ pay }) => pay),
            t,
            tag,
          ),
        ],
      },
      {
        title: t('thisWeek'),
        figures: [
          { label: t('confirmed'), value: number(coming.shifts) },
          ...nextShift(coming, t, tag),
          {
            label: province
              ? t('openShifts', { province: provinceName(province.code, language) })
              : t('openShiftsAnywhere'),
            value: number(open),
          },
        ],
      },
    ];
  }
}

const money = (
  label: string,
  amount: number,
  before: number,
  t: ReportTexts,
  tag: string,
): ReportFigure => ({
  label,
  value: formatMoney(amount as Cents, tag),
  note: t('weekBefore', { value: formatMoney(before as Cents, tag) }),
});

const spotsFigure = (
  { spots, filled }: { readonly spots: number; readonly filled: number },
  t: ReportTexts,
  number: (value: number) => string,
): ReportFigure => ({
  label: t('spotsFilled'),
  value: t('of', { filled: number(filled), spots: number(spots) }),
});

const nextShift = ({ first }: ConfirmedWork, t: ReportTexts, tag: string): ReportFigure[] =>
  first
    ? [
        {
          label: t('nextShift'),
          value: t('nextShiftAt', {
            day: new Intl.DateTimeFormat(tag, {
              weekday: 'long',
              timeZone: first.timeZone,
            }).format(first.startsAt),
            time: formatTime(first.startsAt, first.timeZone, tag),
            place: first.location.locationName,
          }),
        },
      ]
    : [];
