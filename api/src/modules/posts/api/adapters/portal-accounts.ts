import { accountFees } from '@leafshift/domain/fees';
import { Injectable } from '@nestjs/common';
import type { EmployerId, UserId, WorkerId } from '../../../../core/ids.ts';
import { Config } from '../../../../infra/config/config.ts';
import { displayName, type Profile, Profiles } from '../../../profile/index.ts';
import { Users } from '../../../users/index.ts';
import type { PersonCard } from '../../domain/person.ts';
import {
  type EmployerAccount,
  type EmployerCard,
  MarketAccounts,
  type WorkerAccount,
} from '../../domain/ports/market-accounts.ts';

/** People behind postings, from the accounts and profiles of the portal. */
@Injectable()
export class PortalAccounts extends MarketAccounts {
  constructor(
    private readonly users: Users,
    private readonly profiles: Profiles,
    private readonly config: Config,
  ) {
    super();
  }

  override async getEmployer(employerId: EmployerId): Promise<EmployerAccount> {
    const account = await this.users.get(employerId);
    const profile = await this.profiles.get(employerId);
    const { LEAFSHIFT_PERCENT, PROCESSING_FEE } = this.config.env;
    return {
      account,
      name: displayName(profile) || account.name,
      supervisors: profile.supervisors,
      locations: profile.locations,
      prices: account.ownPrices.prices,
      fees: accountFees(account.ownPrices, {
        leafshiftPercent: LEAFSHIFT_PERCENT,
        processingFee: PROCESSING_FEE,
      }),
      address: addressLines(profile),
    };
  }

  override async getWorker(workerId: WorkerId): Promise<WorkerAccount> {
    const [account, { birthDay }] = await Promise.all([
      this.users.get(workerId),
      this.profiles.get(workerId),
    ]);
    return { account, birthDay: birthDay ?? null };
  }

  override async suspend(workerId: WorkerId): Promise<void> {
    await this.users.setSuspended(workerId, true);
  }

  override cards(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, PersonCard>> {
    return this.profiles.cards(userIds);
  }

  override employerCards(
    employerIds: readonly EmployerId[],
  ): Promise<ReadonlyMap<EmployerId, EmployerCard>> {
    return this.profiles.employerCards(employerIds);
  }
}

/** The business address, else that of the first location. */
function addressLines(profile: Profile): readonly string[] {
  const from = profile.address ? profile : profile.locations[0];
  if (!from?.address) {
    return [];
  }
  const place = [from.city, from.province].filter(Boolean).join(', ');
  return [from.address, [place, from.postalCode].filter(Boolean).join(' ')];
}
