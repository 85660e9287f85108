import { type MemberPermission, mayDo, worksFor } from '@leafshift/domain/business-members';
import { Injectable } from '@nestjs/common';
import type { EmployerId, UserId } from '../ids.ts';
import type { Membership } from './membership.ts';
import { Memberships } from './memberships.ts';
import { StoreLookup, type StoreOwned } from './store-lookup.ts';

/** What something told is about. */
export interface Concern {
  readonly needs: MemberPermission;
  /** A thing of one of the stores; for everybody's where there is none. */
  readonly about: { readonly kind: StoreOwned; readonly id: string } | null;
}

/** Whom what concerns an account is told: of a business those whose stores and role it concerns (BUSINESS-8). */
@Injectable()
export class Audience {
  constructor(
    private readonly memberships: Memberships,
    private readonly lookup: StoreLookup,
  ) {}

  /** Somebody who is in no business hears of their own. */
  async of(userId: UserId, concern: Concern): Promise<readonly UserId[]> {
    return this.ofEach([userId], concern);
  }

  /** The same of several accounts; each person once. */
  async ofEach(userIds: readonly UserId[], concern: Concern): Promise<readonly UserId[]> {
    const memberships = await this.memberships.ofEach(userIds as readonly EmployerId[]);
    const told = new Set<UserId>();
    for (const [businessId, members] of memberships) {
      for (const userId of await this.#among(businessId, members, concern)) told.add(userId);
    }
    return [...told];
  }

  async #among(
    businessId: EmployerId,
    members: readonly Membership[],
    { needs, about }: Concern,
  ): Promise<readonly UserId[]> {
    const fit = members.filter(({ role }) => mayDo(role, needs));
    if (!about || fit.every(({ stores }) => stores === null)) {
      return fit.map((member) => member.userId);
    }
    const store = (await this.lookup.storesOf(businessId, about.kind, [about.id])).get(about.id);
    return fit
      .filter(({ stores }) => stores === null || (store && worksFor(stores, store)))
      .map((member) => member.userId);
  }
}
