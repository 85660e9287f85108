import type { KeptDraft, Published, PublishReview } from '@leafshift/contracts/schedule';
import type { FieldProblem } from '@leafshift/domain/refusal';
import { textCode } from '@leafshift/domain/text-code';
import { sayIn } from '@leafshift/texts/server';
import { Injectable } from '@nestjs/common';
import { requestLanguage } from '../../../core/context/request-context.ts';
import { refuse } from '../../../core/errors/api-error.ts';
import { fieldError } from '../../../core/errors/error-body.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import type { ShiftId } from '../../posts/index.ts';
import { DraftRepository } from '../domain/draft.repository.ts';
import { type Draft, type DraftId, formOf, type SeenDraft } from '../domain/draft.ts';
import { addCosts, costOf } from './review-costs.ts';
import { type PlannedPosting, ShiftPublishing } from './shift-publishing.ts';

interface Ready extends PlannedPosting {
  readonly draft: Draft;
}

interface Sorted {
  readonly ready: readonly Ready[];
  readonly posted: readonly { readonly id: DraftId; readonly shiftId: ShiftId }[];
  readonly kept: readonly KeptDraft[];
}

/**
 * Posts drafts together. Each becomes a shift in the transaction that makes the shift, so that no
 * crash and no repeat posts it twice (SCHED-6); what cannot be posted stays, with its reason.
 */
@Injectable()
export class PublishDraftsUseCase {
  constructor(
    private readonly drafts: DraftRepository,
    private readonly publishing: ShiftPublishing,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** What publishing would cost, and what would stay. */
  async review(employerId: EmployerId, seen: readonly SeenDraft[]): Promise<PublishReview> {
    const { ready, kept } = await this.#sort(employerId, seen);
    const blocked =
      ready.length > 0 ? await this.publishing.refusal(employerId, ready.length) : null;
    const stores = new Map<string, Ready[]>();
    for (const each of ready) {
      const { locationId } = each.draft;
      stores.set(locationId, [...(stores.get(locationId) ?? []), each]);
    }
    return {
      stores: [...stores].map(([location, all]) => ({
        location,
        locationName: all[0]?.plan.terms[0]?.location.locationName ?? '',
        ...addCosts(all.map(costOf)),
      })),
      together: addCosts(ready.map(costOf)),
      kept: [...kept],
      ...(blocked && {
        blocked: { code: blocked.code, msg: sayIn(requestLanguage(), blocked.text) },
      }),
    };
  }

  /**
   * Throws ONBOARDING_REQUIRED, what the account's eligibility refuses with, or POSTING_LIMIT: nothing
   * is posted then.
   */
  execute(employerId: EmployerId, seen: readonly SeenDraft[]): Promise<Published> {
    return this.transactions.run(async () => {
      const { ready, posted, kept } = await this.#sort(employerId, seen);
      const shiftIds = ready.length > 0 ? await this.#post(employerId, ready) : [];
      return {
        published: [
          ...posted.map(({ id, shiftId }) => ({ _id: id, postId: shiftId })),
          ...ready.map(({ draft }, index) => ({
            _id: draft.id,
            postId: shiftIds[index] ?? refuse('STATE_CONFLICT'),
          })),
        ],
        kept: [...kept],
      };
    });
  }

  async #post(employerId: EmployerId, ready: readonly Ready[]): Promise<readonly ShiftId[]> {
    const at = this.clock.now();
    const shifts = await this.publishing.post(
      employerId,
      ready.map(({ plan }) => plan),
    );
    for (const [index, { draft }] of ready.entries()) {
      const shiftId = shifts[index]?.id;
      if (!shiftId || !(await this.drafts.markPosted(employerId, draft, { shiftId, at }))) {
        refuse('STATE_CONFLICT');
      }
    }
    return shifts.map(({ id }) => id);
  }

  async #sort(employerId: EmployerId, seen: readonly SeenDraft[]): Promise<Sorted> {
    const versions = new Map(seen.map(({ id, version }) => [id, version]));
    const known = await this.drafts.list(employerId, [...versions.keys()]);
    const asSeen = known.filter(
      ({ id, version, shiftId }) => shiftId === null && version === versions.get(id),
    );
    const planned = await this.publishing.plan(employerId, asSeen.map(formOf));
    const posted = known.flatMap(({ id, shiftId }) => (shiftId ? [{ id, shiftId }] : []));
    const current = new Set([...asSeen, ...posted].map(({ id }) => id));
    return {
      posted,
      ready: asSeen.flatMap((draft, index) => {
        const result = planned[index];
        return result?.ok ? [{ draft, ...result.value }] : [];
      }),
      kept: [
        ...[...versions.keys()]
          .filter((id) => !current.has(id))
          .map((id) => keptFor(id, [{ path: '', text: textCode('DRAFT_CHANGED') }])),
        ...asSeen.flatMap(({ id }, index) => {
          const result = planned[index];
          return result && !result.ok ? [keptFor(id, result.problems)] : [];
        }),
      ],
    };
  }
}

const keptFor = (_id: DraftId, problems: readonly FieldProblem[]): KeptDraft => ({
  _id,
  errors: problems.map((problem) => fieldError(problem, requestLanguage())),
});
