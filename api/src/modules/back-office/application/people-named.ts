import type { NamedPerson } from '@leafshift/contracts/back-office';
import { Injectable } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import { Users } from '../../users/index.ts';

const FORMER_MEMBER = 'Former member';
/** Who looks for a business by the start of its name means one of the first. */
const MOST_FOUND = 20;

/** People by their names, for lists of what is theirs. */
@Injectable()
export class PeopleNamed {
  constructor(private readonly users: Users) {}

  /** By id; closed accounts are former members. */
  async of(userIds: readonly UserId[]): Promise<(userId: UserId) => NamedPerson> {
    const accounts = await this.users.map(userIds);
    return (userId) => ({ _id: userId, name: accounts.get(userId)?.name ?? FORMER_MEMBER });
  }

  /** Those whose name or address begins with it, at most twenty. */
  async find(q: string): Promise<readonly UserId[]> {
    const { accounts } = await this.users.search({ q, limit: MOST_FOUND, cursor: undefined });
    return accounts.map(({ id }) => id);
  }
}
