import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  addDrafts,
  addSeries,
  changeDrafts,
  changeSeries,
  copyWeek,
  type DraftRef,
  publishDrafts,
  removeDrafts,
  removeSeries,
  reviewDrafts,
  scheduleRoster,
  scheduleWeek,
  setBudget,
} from '@leafshift/contracts/schedule';
import { toCalendarDay } from '@leafshift/domain/time-zone';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import { CopyWeekUseCase } from '../application/copy-week.use-case.ts';
import { DraftSeries } from '../application/draft-series.ts';
import { Drafts } from '../application/drafts.ts';
import { PlannedWeeks } from '../application/planned-weeks.ts';
import { PublishDraftsUseCase } from '../application/publish-drafts.use-case.ts';
import { Roster } from '../application/roster.ts';
import type { DraftId, SeenDraft } from '../domain/draft.ts';

/** An employer's schedule: drafts, weeks and budgets. */
@Controller()
export class ScheduleController {
  constructor(
    private readonly weeks: PlannedWeeks,
    private readonly drafts: Drafts,
    private readonly copyWeekUseCase: CopyWeekUseCase,
    private readonly publishDraftsUseCase: PublishDraftsUseCase,
    private readonly series: DraftSeries,
    private readonly roster: Roster,
  ) {}

  @Endpoint(scheduleWeek)
  week(
    @Caller() { userId }: EmployerCaller,
    @Input() { query }: CallParsed<typeof scheduleWeek>,
  ): Promise<CallAnswer<typeof scheduleWeek>> {
    return this.weeks.get(userId, toCalendarDay(query.week));
  }

  @Endpoint(addDrafts)
  async add(
    @Caller() { userId }: EmployerCaller,
    @Input() { body }: CallParsed<typeof addDrafts>,
  ): Promise<CallAnswer<typeof addDrafts>> {
    return { entries: await this.drafts.add(userId, body.drafts) };
  }

  @Endpoint(changeDrafts)
  async change(
    @Caller() { userId }: EmployerCaller,
    @Input() { body }: CallParsed<typeof changeDrafts>,
  ): Promise<CallAnswer<typeof changeDrafts>> {
    return { entries: await this.drafts.change(userId, body.changes) };
  }

  @Endpoint(removeDrafts)
  remove(
    @Caller() { userId }: EmployerCaller,
    @Input() { body }: CallParsed<typeof removeDrafts>,
  ): Promise<void> {
    return this.drafts.remove(userId, body.drafts.map(toSeen));
  }

  @Endpoint(addSeries)
  async addSeries(
    @Caller() { userId }: EmployerCaller,
    @Input() { body }: CallParsed<typeof addSeries>,
  ): Promise<CallAnswer<typeof addSeries>> {
    return { entries: await this.series.add(userId, body) };
  }

  @Endpoint(changeSeries)
  async changeSeries(
    @Caller() { userId }: EmployerCaller,
    @Input() { body }: CallParsed<typeof changeSeries>,
  ): Promise<CallAnswer<typeof changeSeries>> {
    return { entries: await this.series.change(userId, body.change) };
  }

  @Endpoint(removeSeries)
  removeSeries(
    @Caller() { userId }: EmployerCaller,
    @Input() { body }: CallParsed<typeof removeSeries>,
  ): Promise<void> {
    return this.series.remove(userId, body);
  }

  @Endpoint(scheduleRoster)
  ofWeek(
    @Caller() { userId }: EmployerCaller,
    @Input() { query }: CallParsed<typeof scheduleRoster>,
  ): Promise<CallAnswer<typeof scheduleRoster>> {
    return this.roster.ofWeek(userId, toCalendarDay(query.week));
  }

  @Endpoint(copyWeek)
  copy(
    @Caller() { userId }: EmployerCaller,
    @Input() { body }: CallParsed<typeof copyWeek>,
  ): Promise<CallAnswer<typeof copyWeek>> {
    return this.copyWeekUseCase.execute(userId, toCalendarDay(body.from), toCalendarDay(body.to));
  }

  @Endpoint(reviewDrafts)
  review(
    @Caller() { userId }: EmployerCaller,
    @Input() { body }: CallParsed<typeof reviewDrafts>,
  ): Promise<CallAnswer<typeof reviewDrafts>> {
    return this.publishDraftsUseCase.review(userId, body.drafts.map(toSeen));
  }

  @Endpoint(publishDrafts)
  publish(
    @Caller() { userId }: EmployerCaller,
    @Input() { body }: CallParsed<typeof publishDrafts>,
  ): Promise<CallAnswer<typeof publishDrafts>> {
    return this.publishDraftsUseCase.execute(userId, body.drafts.map(toSeen));
  }

  @Endpoint(setBudget)
  budget(
    @Caller() { userId }: EmployerCaller,
    @Input() { body }: CallParsed<typeof setBudget>,
  ): Promise<void> {
    const { week, location, amount } = body;
    return this.weeks.setBudget(userId, toCalendarDay(week), location, amount);
  }
}

const toSeen = ({ _id, version }: DraftRef): SeenDraft => ({ id: asId<DraftId>(_id), version });
