import type {
  DraftChange,
  DraftRef,
  ScheduleEntry,
  SeriesForm,
} from '@leafshift/contracts/schedule';
import { daysOfSeries, MAX_DRAFTS_AT_ONCE } from '@leafshift/domain/schedule';
import { textCode } from '@leafshift/domain/text-code';
import { addDays, daysBetween, toCalendarDay } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { refuse, refuseField } from '../../../core/errors/api-error.ts';
import { asId, type EmployerId } from '../../../core/ids.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { MarketAccounts } from '../../job-board/index.ts';
import { DraftRepository } from '../domain/draft.repository.ts';
import type { Draft, DraftId, DraftSeriesId } from '../domain/draft.ts';
import { draftTerms } from './draft-terms.ts';
import { Drafts, toForm } from './drafts.ts';
import { Entries } from './entries.ts';

/** Drafts that were planned together by a weekly pattern, changed together from one of them on (SCHED-9). */
@Injectable()
export class DraftSeries {
  constructor(
    private readonly drafts: Drafts,
    private readonly repository: DraftRepository,
    private readonly accounts: MarketAccounts,
    private readonly entries: Entries,
    private readonly transactions: Transactions,
  ) {}

  /** Throws VALIDATION_FAILED, NOT_FOUND for a foreign `like`, or TOO_MANY_DRAFTS. */
  async add(
    employerId: EmployerId,
    { draft, weekdays, until }: SeriesForm,
  ): Promise<ScheduleEntry[]> {
    const days = daysOfSeries(toCalendarDay(draft.day), toCalendarDay(until), weekdays);
    if (days.length === 0) {
      return refuseField('until', textCode('SERIES_WITHOUT_DAYS'));
    }
    if (days.length > MAX_DRAFTS_AT_ONCE) {
      return refuseField('until', textCode('SERIES_TOO_LONG', { days: MAX_DRAFTS_AT_ONCE }));
    }
    const [terms] = await this.drafts.termsOf(employerId, [draft]);
    if (!terms) return [];
    const all = days.map((day) => ({ ...terms, day }));
    const added = await this.drafts.addTerms(employerId, all, newId<DraftSeriesId>());
    return this.entries.of(employerId, added, []);
  }

  /**
   * Another day of the one moves all that follow by as many days. Throws VALIDATION_FAILED, NOT_FOUND,
   * or DRAFT_CHANGED where it is not as it was seen.
   */
  async change(
    employerId: EmployerId,
    { _id, version, day, ...fields }: DraftChange,
  ): Promise<ScheduleEntry[]> {
    const employer = await this.accounts.getEmployer(employerId);
    const changed = await this.transactions.run(async () => {
      const following = await this.#following(employerId, { _id, version });
      const [first] = following;
      const ahead = day && first ? daysBetween(first.day, toCalendarDay(day)) : 0;
      const drafts: Draft[] = [];
      for (const before of following) {
        const form = { ...toForm(before), ...fields, day: addDays(before.day, ahead) };
        const terms = draftTerms(form, employer, before);
        const after = await this.repository.replace(employerId, before, terms);
        drafts.push(after ?? refuse('DRAFT_CHANGED'));
      }
      return drafts;
    });
    return this.entries.of(employerId, changed, []);
  }

  /** Throws NOT_FOUND, or DRAFT_CHANGED where it is not as it was seen. */
  async remove(employerId: EmployerId, seen: DraftRef): Promise<void> {
    await this.transactions.run(async () => {
      for (const draft of await this.#following(employerId, seen)) {
        (await this.repository.remove(employerId, draft)) || refuse('DRAFT_CHANGED');
      }
    });
  }

  /** The one that was seen, first, and those of its series on later days; alone where it has none. */
  async #following(employerId: EmployerId, { _id, version }: DraftRef): Promise<readonly Draft[]> {
    const [draft] = await this.repository.list(employerId, [asId<DraftId>(_id)]);
    if (!draft) return refuse('NOT_FOUND');
    if (draft.version !== version || draft.shiftId !== null) return refuse('DRAFT_CHANGED');
    if (draft.seriesId === null) return [draft];
    const others = await this.repository.following(employerId, draft.seriesId, draft.day);
    return [draft, ...others.filter(({ id }) => id !== draft.id)];
  }
}
