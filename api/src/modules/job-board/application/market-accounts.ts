import { accountFees } from '@leafshift/domain/fees';
import { birthDayThatCounts } from '@leafshift/domain/locked-fields';
import { Injectable } from '@nestjs/common';
import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import { isOwnStore } from '../../../core/members/own-stores.ts';
import { Config } from '../../../infra/config/config.ts';
import { displayName, homeOf, type Profile, Profiles } from '../../profile/index.ts';
import { Users } from '../../users/index.ts';
import type { EmployerAccount, WorkerAccount } from '../domain/market-account.ts';
import type { PersonCard } from '../domain/person.ts';

/** Accounts and profiles of the people behind postings. */
@Injectable()
export class MarketAccounts {
  constructor(
    private readonly users: Users,
    private readonly profiles: Profiles,
    private readonly config: Config,
  ) {}

  /** Throws NOT_FOUND for an account that is closed. */
  async getEmployer(employerId: EmployerId): Promise<EmployerAccount> {
    const account = await this.users.get(employerId);
    const profile = await this.profiles.get(employerId);
    const { LEAFSHIFT_PERCENT, MAX_HOURLY_RATE, PROCESSING_FEE } = this.config.env;
    return {
      account,
      name: displayName(profile) || account.name,
      supervisors: profile.supervisors.map(({ photoKey: _photo, ...supervisor }) => supervisor),
      locations: profile.locations.filter(({ id }) => isOwnStore(id)),
      rateBounds: { prices: account.ownPrices.prices, maxHourlyRate: MAX_HOURLY_RATE },
      fees: accountFees(account.ownPrices, {
        leafshiftPercent: LEAFSHIFT_PERCENT,
        processingFee: PROCESSING_FEE,
      }),
      address: addressLines(profile),
    };
  }

  /** Throws NOT_FOUND for an account that is closed. */
  async getWorker(workerId: WorkerId): Promise<WorkerAccount> {
    const [account, profile] = await Promise.all([
      this.users.get(workerId),
      this.profiles.get(workerId),
    ]);
    return {
      account,
      birthDay: birthDayThatCounts(profile.birthDay, profile.approved?.birthDay),
      livesAt: homeOf(profile),
    };
  }

  /** Names and pictures; closed accounts are missing. */
  cards(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, PersonCard>> {
    return this.profiles.cards(userIds);
  }

  /** Pictures of the businesses' supervisors, by the supervisor's id. */
  async supervisorPhotos(employerIds: readonly EmployerId[]): Promise<ReadonlyMap<string, string>> {
    const profiles = [...(await this.profiles.map(employerIds)).values()];
    return new Map(
      profiles
        .flatMap(({ supervisors }) => supervisors)
        .flatMap(({ id, photoKey }) =>
          photoKey ? [[id as string, this.profiles.publicPicture(photoKey)] as const] : [],
        ),
    );
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
