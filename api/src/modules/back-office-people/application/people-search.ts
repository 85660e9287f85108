import type { PersonRow, people } from '@leafshift/contracts/back-office';
import type { CallAnswer } from '@leafshift/contracts/core';
import { Injectable } from '@nestjs/common';
import { asId, type UserId } from '../../../core/ids.ts';
import type { PageRequest } from '../../../core/paging/page.ts';
import { Profiles } from '../../profile/index.ts';
import { type Account, Users } from '../../users/index.ts';

const AN_ID = /^[0-9a-f]{24}$/i;
/** The start of a telephone number, however it is written. */
const A_NUMBER = /^\+?[\d\s().-]{3,}$/;

/** Finds people by what somebody on the telephone would say: name, address, number, or their id. */
@Injectable()
export class PeopleSearch {
  constructor(
    private readonly users: Users,
    private readonly profiles: Profiles,
  ) {}

  /** By the start of it; by name where it is a name or an address. */
  async search(q: string | undefined, page: PageRequest): Promise<CallAnswer<typeof people>> {
    const { accounts, nextCursor } = await this.#accounts(q, page);
    const profiles = await this.profiles.map(accounts.map(({ id }) => id));
    return {
      people: accounts.map((account) => rowOf(account, profiles.get(account.id)?.phoneNumber)),
      nextCursor,
    };
  }

  async #accounts(q: string | undefined, { limit, cursor }: PageRequest) {
    if (q && AN_ID.test(q)) {
      const account = await this.users.find(asId<UserId>(q.toLowerCase()));
      return { accounts: account ? [account] : [], nextCursor: null };
    }
    if (!q || !A_NUMBER.test(q)) {
      return this.users.search({ q, limit, cursor });
    }
    const { items, nextCursor } = await this.profiles.listByPhone(numbersOf(q), { limit, cursor });
    const accounts = await this.users.map(items);
    return { accounts: items.flatMap((id) => accounts.get(id) ?? []), nextCursor };
  }
}

/** How a number that begins like this may be kept: with the country's code or without. */
function numbersOf(q: string): readonly string[] {
  const digits = q.replace(/\D/g, '');
  const given = [digits, `+${digits}`];
  return q.startsWith('+') ? given : [...given, `1${digits}`, `+1${digits}`];
}

const rowOf = (account: Account, phoneNumber: string | undefined): PersonRow => ({
  _id: account.id,
  name: account.name,
  email: account.email,
  phoneNumber: phoneNumber ?? null,
  usertype: account.usertype,
  suspended: account.suspended,
  underReview: account.underReview,
  createdAt: account.createdAt.toISOString(),
});
