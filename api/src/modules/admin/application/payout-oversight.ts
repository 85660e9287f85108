import type { PayoutCheck, SharedBank } from '@leafshift/contracts/payouts';
import { Injectable } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { SharedBanks } from '../../account-reviews/index.ts';
import { Payouts } from '../../payouts/index.ts';
import { legalNameOf, Profiles } from '../../profile/index.ts';
import { Users } from '../../users/index.ts';

/** What the back office looks at before, or after, pay leaves: whose bank it goes to. */
@Injectable()
export class PayoutOversight {
  constructor(
    private readonly payouts: Payouts,
    private readonly banks: SharedBanks,
    private readonly users: Users,
    private readonly profiles: Profiles,
  ) {}

  /** Pay whose bank account has another name on it, longest waiting first. */
  async listChecks(page: PageRequest): Promise<Page<PayoutCheck>> {
    const { items, nextCursor } = await this.payouts.listNamesToCompare(page);
    const workerIds = items.map(({ workerId }) => workerId);
    const accounts = await this.users.map(workerIds);
    const profiles = await this.profiles.map(workerIds);
    const checks = items.map(({ workerId, payout }) => {
      const profile = profiles.get(workerId);
      return {
        payout,
        user: workerId,
        legalName: profile ? legalNameOf(profile) : '',
        bankHolder: accounts.get(workerId)?.banks[0]?.holderToCheck ?? '',
      };
    });
    return { items: checks, nextCursor };
  }

  /** Banks that several accounts use, those that became so last first. */
  async listSharedBanks(page: PageRequest): Promise<Page<SharedBank>> {
    const { items, nextCursor } = await this.banks.list(page);
    const accounts = await this.users.map(items.flatMap(({ userIds }) => userIds));
    const banks = items.map(async ({ id, userIds, sharedSince }) => {
      const users = userIds.flatMap((userId) => accounts.get(userId) ?? []);
      return {
        _id: id,
        since: sharedSince.toISOString(),
        users: users.map((user) => ({ _id: user.id, name: user.name, usertype: user.usertype })),
        workerAndBusiness: await this.payouts.hasWorkedFor(
          idsOf(users, 'Temp'),
          idsOf(users, 'Employer'),
        ),
      };
    });
    return { items: await Promise.all(banks), nextCursor };
  }
}

const idsOf = (
  users: readonly { readonly id: UserId; readonly usertype: string }[],
  usertype: 'Temp' | 'Employer',
): readonly UserId[] => users.filter((user) => user.usertype === usertype).map(({ id }) => id);
