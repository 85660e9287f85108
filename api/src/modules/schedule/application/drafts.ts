import type { DraftChange, DraftForm, ScheduleEntry } from '@leafshift/contracts/schedule';
import { MAX_DRAFTS } from '@leafshift/domain/schedule';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { asId, type EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { MarketAccounts } from '../../job-board/index.ts';
import { type ShiftId, Shifts } from '../../posts/index.ts';
import { DraftRepository } from '../domain/draft.repository.ts';
import type { Draft, DraftId, DraftSeriesId, DraftTerms, SeenDraft } from '../domain/draft.ts';
import { type Carried, draftTerms } from './draft-terms.ts';
import { Entries } from './entries.ts';

const NOTHING: Carried = { askedCredentials: [], jobDescription: '', jobRequirements: '' };

/** Making, changing and deleting drafts, all or none of a call. */
@Injectable()
export class Drafts {
  constructor(
    private readonly repository: DraftRepository,
    private readonly shifts: Shifts,
    private readonly accounts: MarketAccounts,
    private readonly entries: Entries,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Throws VALIDATION_FAILED, NOT_FOUND for a foreign `like`, or TOO_MANY_DRAFTS. */
  async add(employerId: EmployerId, forms: readonly DraftForm[]): Promise<ScheduleEntry[]> {
    const terms = await this.termsOf(employerId, forms);
    return this.entries.of(employerId, await this.addTerms(employerId, terms), []);
  }

  /** What forms plan, in their order. Throws VALIDATION_FAILED, or NOT_FOUND for a foreign `like`. */
  async termsOf(employerId: EmployerId, forms: readonly DraftForm[]): Promise<DraftTerms[]> {
    const employer = await this.accounts.getEmployer(employerId);
    const terms: DraftTerms[] = [];
    for (const { like, ...form } of forms) {
      const carried = like === undefined ? NOTHING : await this.#carriedFrom(employerId, like);
      terms.push(draftTerms(form, employer, carried));
    }
    return terms;
  }

  /** Throws TOO_MANY_DRAFTS. */
  addTerms(
    employerId: EmployerId,
    terms: readonly DraftTerms[],
    seriesId: DraftSeriesId | null = null,
  ): Promise<readonly Draft[]> {
    return this.transactions.run(async () => {
      if ((await this.repository.count(employerId)) + terms.length > MAX_DRAFTS) {
        refuse('TOO_MANY_DRAFTS');
      }
      return this.repository.add(employerId, terms, this.clock.now(), seriesId);
    });
  }

  /** Throws VALIDATION_FAILED, NOT_FOUND, or DRAFT_CHANGED where one is not as it was seen. */
  async change(employerId: EmployerId, changes: readonly DraftChange[]): Promise<ScheduleEntry[]> {
    const employer = await this.accounts.getEmployer(employerId);
    const changed = await this.transactions.run(async () => {
      const drafts: Draft[] = [];
      for (const { _id, version, ...fields } of changes) {
        const id = asId<DraftId>(_id);
        const [draft] = await this.repository.list(employerId, [id]);
        const before = draft ?? refuse('NOT_FOUND');
        const terms = draftTerms({ ...toForm(before), ...fields }, employer, before);
        const after = await this.repository.replace(employerId, { id, version }, terms);
        drafts.push(after ?? refuse('DRAFT_CHANGED'));
      }
      return drafts;
    });
    return this.entries.of(employerId, changed, []);
  }

  /** Throws DRAFT_CHANGED where one is not as it was seen; one that is gone is no obstacle. */
  async remove(employerId: EmployerId, drafts: readonly SeenDraft[]): Promise<void> {
    await this.transactions.run(async () => {
      for (const seen of drafts) {
        const isRemoved = await this.repository.remove(employerId, seen);
        if (!isRemoved && (await this.repository.list(employerId, [seen.id])).length > 0) {
          refuse('DRAFT_CHANGED');
        }
      }
    });
  }

  async #carriedFrom(employerId: EmployerId, like: string): Promise<Carried> {
    const [draft] = await this.repository.list(employerId, [asId<DraftId>(like)]);
    const source = draft ?? (await this.shifts.findOf(employerId, asId<ShiftId>(like)));
    return source ?? refuse('NOT_FOUND');
  }
}

/** The form that a draft would be made from again. */
export const toForm = (draft: DraftTerms) => ({
  day: draft.day,
  startTime: draft.startTime,
  duration: draft.durationHours,
  rate: draft.rateCents / 100,
  totalWorkers: draft.totalWorkers,
  jobType: draft.jobType,
  jobTitle: draft.jobTitle,
  supervisor: draft.supervisorId,
  location: draft.locationId,
});
