import { formatMoney, formatNumber, formatTime } from '@leafshift/domain/format';
import { type Language, localeTag } from '@leafshift/domain/languages';
import type { Cents } from '@leafshift/domain/money';
import { provinceName } from '@leafshift/domain/province-names';
import { findProvince } from '@leafshift/domain/provinces';
import { fillIn } from '@leafshift/wordings/fill-in';
import { Injectable } from '@nestjs/common';
import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { Spending } from '../../invoice/index.ts';
import { Earnings } from '../../payouts/index.ts';
import { Activity, type WorkerActivity } from '../../posts/index.ts';
import { Profiles } from '../../profile/index.ts';
import type { Report, ReportFigure, ReportPart } from '../domain/report.ts';
import { REPORT_ZONE, type ReportWeek, type Span, spanOf, weeksFrom } from '../domain/weeks.ts';
import type { ReportTexts } from '../texts/en.ts';
import { reportTexts } from '../texts/report-texts.ts';

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
    private readonly activity: Activity,
    private readonly spending: Spending,
    private readonly earnings: Earnings,
    private readonly profiles: Profiles,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** The report on a week, in the reader's language. */
  async write(reader: Reader, week: ReportWeek): Promise<Report> {
    const texts = reportTexts(reader.language);
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
      subject: fillIn(texts.subject, dates),
      heading: fillIn(texts.greeting, { name: reader.name }),
      intro: texts.intro,
      parts: isEmployer
        ? await this.#employer(reader.userId as EmployerId, weeks, texts, tag)
        : await this.#worker(reader, weeks, texts, tag),
      button: isEmployer
        ? { label: texts.seePostings, url: `${this.config.portalUrl}/posts` }
        : { label: texts.findWork, url: `${this.config.portalUrl}/find-work` },
      why: texts.why,
      settingsUrl: `${this.config.portalUrl}/email-reports`,
      footer: texts.footer,
    };
  }

  async #employer(
    id: EmployerId,
    { last, before, current }: Weeks,
    texts: ReportTexts,
    tag: string,
  ): Promise<ReportPart[]> {
    const held = await this.activity.ofEmployer(id, last);
    const coming = await this.activity.ofEmployer(id, current);
    const billed = await this.spending.byMonth(id, { ...last, zone: REPORT_ZONE });
    const earlier = await this.spending.byMonth(id, { ...before, zone: REPORT_ZONE });
    const number = (value: number): string => formatNumber(value, tag);
    const total = (rows: typeof billed): number => sum(rows, (row) => row.total);
    return [
      {
        title: texts.lastWeek,
        figures: [
          { label: texts.shifts, value: number(held.shifts) },
          placesFigure(held, texts, number),
          money(texts.spent, total(billed), total(earlier), texts, tag),
          { label: texts.invoices, value: number(sum(billed, ({ invoices }) => invoices)) },
        ],
      },
      {
        title: texts.thisWeek,
        figures: [
          { label: texts.shifts, value: number(coming.shifts) },
          { label: texts.openPlaces, value: number(coming.places - coming.filled) },
          { label: texts.requests, value: number(coming.requests) },
        ],
      },
    ];
  }

  async #worker(
    { userId, language }: Reader,
    { last, before, current }: Weeks,
    texts: ReportTexts,
    tag: string,
  ): Promise<ReportPart[]> {
    const id = userId as WorkerId;
    const earned = await this.earnings.byMonth(id, { ...last, zone: REPORT_ZONE });
    const earlier = await this.earnings.byMonth(id, { ...before, zone: REPORT_ZONE });
    const now = this.clock.now();
    const from = new Date(Math.max(now.getTime(), current.from.getTime()));
    const ahead = { from, to: current.to };
    const coming = await this.activity.ofWorker(id, ahead);
    const province = findProvince((await this.profiles.get(userId)).province ?? '');
    const open = await this.activity.countOpen(ahead, province?.code ?? null);
    const number = (value: number): string => formatNumber(value, tag);
    return [
      {
        title: texts.lastWeek,
        figures: [
          { label: texts.shiftsWorked, value: number(sum(earned, ({ shifts }) => shifts)) },
          { label: texts.hours, value: number(sum(earned, ({ hours }) => hours)) },
          money(
            texts.earned,
            sum(earned, ({ pay }) => pay),
            sum(earlier, ({ pay }) => pay),
            texts,
            tag,
          ),
        ],
      },
      {
        title: texts.thisWeek,
        figures: [
          { label: texts.confirmed, value: number(coming.shifts) },
          ...nextShift(coming, texts, tag),
          {
            label: province
              ? fillIn(texts.openShifts, { province: provinceName(province.code, language) })
              : texts.openShiftsAnywhere,
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
  texts: ReportTexts,
  tag: string,
): ReportFigure => ({
  label,
  value: formatMoney(amount as Cents, tag),
  note: fillIn(texts.weekBefore, { value: formatMoney(before as Cents, tag) }),
});

const placesFigure = (
  { places, filled }: { readonly places: number; readonly filled: number },
  texts: ReportTexts,
  number: (value: number) => string,
): ReportFigure => ({
  label: texts.placesFilled,
  value: fillIn(texts.of, { filled: number(filled), places: number(places) }),
});

const nextShift = ({ first }: WorkerActivity, texts: ReportTexts, tag: string): ReportFigure[] =>
  first
    ? [
        {
          label: texts.nextShift,
          value: fillIn(texts.nextShiftAt, {
            day: new Intl.DateTimeFormat(tag, {
              weekday: 'long',
              timeZone: first.timeZone,
            }).format(first.startsAt),
            time: formatTime(first.startsAt, first.timeZone, tag),
            place: first.locationName,
          }),
        },
      ]
    : [];
