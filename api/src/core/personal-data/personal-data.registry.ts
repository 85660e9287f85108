import type { ClosingTerms } from '@leafshift/contracts/users';
import { mayDo } from '@leafshift/domain/business-members';
import { Injectable } from '@nestjs/common';
import type { SignedInCaller } from '../caller/caller.ts';
import type { UserId } from '../ids.ts';
import { Memberships } from '../members/memberships.ts';
import { mergeClosingTerms } from './closing-terms.ts';

/** What one module holds on a person. */
export interface PersonalData {
  /** Its name in the export, such as `profile`. What several modules hold under one name is put together. */
  readonly section: string;
  /** Of whom it is where somebody acts for a business: of the business where nothing is said. */
  readonly of?: 'person';
  /** Everything that is held on the person, as JSON. */
  collect(userId: UserId): Promise<unknown>;
  /** What closing the account would bring here, and what keeps it from being closed. */
  closingTerms?(userId: UserId): Promise<Partial<ClosingTerms>>;
  /** Gives up what the person takes part in, in the transaction that closes the account, before anything is erased. */
  leave?(userId: UserId): Promise<void>;
  /**
   * Takes the person out, inside the transaction that closes the account. Records that the law asks
   * to keep stay, without the person's profile.
   */
  erase(userId: UserId): Promise<void>;
  /** Takes out what erasing has itself written, after all holders have erased. */
  eraseTraces?(userId: UserId): Promise<void>;
}

/** Who holds personal data, so that export and deletion miss nobody. Register in `onModuleInit`. */
@Injectable()
export class PersonalDataRegistry {
  readonly #holders: PersonalData[] = [];

  constructor(private readonly memberships: Memberships) {}

  register(holder: PersonalData): void {
    this.#holders.push(holder);
  }

  /** Everything that is held under an id, by section; only what is a person's or a business's where that is said. */
  async collect(userId: UserId, of?: 'person' | 'business'): Promise<Record<string, unknown>> {
    const sections: Record<string, unknown> = {};
    const asked = this.#holders.filter(
      (holder) => of === undefined || (holder.of ?? 'business') === of,
    );
    for (const holder of asked) {
      const known = sections[holder.section];
      const held = await holder.collect(userId);
      sections[holder.section] =
        typeof known === 'object' && typeof held === 'object' ? { ...known, ...held } : held;
    }
    return sections;
  }

  /** What somebody is handed of that: of a business only by who may close it, under the business's id (BUSINESS-13). */
  async collectOwn({ userId, usertype }: SignedInCaller): Promise<Record<string, unknown>> {
    if (usertype !== 'Employer') {
      return this.collect(userId);
    }
    const own = await this.collect(userId, 'person');
    const member = await this.memberships.find(userId);
    return member && mayDo(member.role, 'closing') && member.stores === null
      ? { ...(await this.collect(member.businessId, 'business')), ...own }
      : own;
  }

  /** What closing the account would bring now. */
  async closingTerms(userId: UserId): Promise<ClosingTerms> {
    const parts: Partial<ClosingTerms>[] = [];
    for (const holder of this.#holders) {
      parts.push((await holder.closingTerms?.(userId)) ?? {});
    }
    return mergeClosingTerms(parts);
  }

  /** Takes the person out everywhere, in the running transaction. */
  async erase(userId: UserId): Promise<void> {
    for (const holder of this.#holders) {
      await holder.leave?.(userId);
    }
    for (const holder of this.#holders) {
      await holder.erase(userId);
    }
    for (const holder of this.#holders) {
      await holder.eraseTraces?.(userId);
    }
  }
}
