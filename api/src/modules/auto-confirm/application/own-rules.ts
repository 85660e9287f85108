import type { AutoConfirmScope } from '@leafshift/contracts/auto-confirm';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { asId, type EmployerId } from '../../../core/ids.ts';
import { isOwnStore, ownStores } from '../../../core/members/own-stores.ts';
import { MarketAccounts } from '../../job-board/index.ts';
import { type ShiftId, Shifts } from '../../posts/index.ts';
import { type AutoConfirmRule, AutoConfirmRules } from '../domain/auto-confirm-rule.ts';

/** The rules of a business, as it reads and sets them. */
@Injectable()
export class OwnRules {
  constructor(
    private readonly rules: AutoConfirmRules,
    private readonly accounts: MarketAccounts,
    private readonly shifts: Shifts,
  ) {}

  /** Of the business and its stores, and of the shift where one is named. Throws NOT_FOUND. */
  async list(
    employerId: EmployerId,
    postId: string | undefined,
  ): Promise<readonly AutoConfirmRule[]> {
    const { locations } = await this.accounts.getEmployer(employerId);
    const scopes: AutoConfirmScope[] = [
      { kind: 'business' },
      ...locations.map(({ id }) => ({ kind: 'store' as const, location: id })),
      ...(postId === undefined ? [] : [{ kind: 'shift' as const, postId }]),
    ];
    if (postId !== undefined) await this.#require(employerId, { kind: 'shift', postId });
    return this.rules.list(employerId, scopes);
  }

  /** Throws NOT_FOUND for a store or shift of somebody else, FORBIDDEN for the business without all its stores. */
  async set(employerId: EmployerId, rule: AutoConfirmRule): Promise<void> {
    await this.#require(employerId, rule.scope);
    await this.rules.set(employerId, rule);
  }

  /** Throws as `set` does. */
  async drop(employerId: EmployerId, scope: AutoConfirmScope): Promise<void> {
    await this.#require(employerId, scope);
    await this.rules.drop(employerId, scope);
  }

  async #require(employerId: EmployerId, scope: AutoConfirmScope): Promise<void> {
    if (scope.kind === 'business' && ownStores() !== null) refuse('FORBIDDEN');
    if (scope.kind === 'shift') {
      const shift = await this.shifts.findOf(employerId, asId<ShiftId>(scope.postId));
      if (!(shift && isOwnStore(shift.location.id))) refuse('NOT_FOUND');
    }
    if (scope.kind === 'store') {
      const { locations } = await this.accounts.getEmployer(employerId);
      if (!locations.some(({ id }) => id === scope.location)) refuse('NOT_FOUND');
    }
  }
}
