import { findProvince } from '@leafshift/domain/provinces';
import { type TimeZone, timeZoneOf } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import type { WorkerId } from '../../../core/ids.ts';
import { Config } from '../../../infra/config/config.ts';
import { type Profile, Profiles } from '../../profile/index.ts';
import { Users } from '../../users/index.ts';
import type { Issuer, Recipient } from '../domain/slip.ts';

/** Who pays, who is paid, and by whose calendar. */
@Injectable()
export class Recipients {
  constructor(
    private readonly config: Config,
    private readonly profiles: Profiles,
    private readonly users: Users,
  ) {}

  get issuer(): Issuer {
    const { ISSUER_NAME, ISSUER_ADDRESS = '', ISSUER_ACCOUNT_NUMBER = '' } = this.config.env;
    return { name: ISSUER_NAME, address: ISSUER_ADDRESS, account: ISSUER_ACCOUNT_NUMBER };
  }

  /** By whose calendar pay was paid in a year. */
  get issuerZone(): TimeZone {
    return this.config.env.ISSUER_TIME_ZONE;
  }

  /** Of the worker's address; the issuer's while there is none. */
  async zoneOf(workerId: WorkerId): Promise<TimeZone> {
    const { province = '', latitude, longitude } = await this.profiles.get(workerId);
    if (!findProvince(province)) return this.issuerZone;
    const isPlaced = latitude !== undefined && longitude !== undefined;
    return timeZoneOf(province, isPlaced ? { latitude, longitude } : null);
  }

  async one(workerId: WorkerId): Promise<Recipient> {
    return (await this.of([workerId]))(workerId);
  }

  /** By id. Of a closed account nothing is left but the id, which its invoices name. */
  async of(workerIds: readonly WorkerId[]): Promise<(workerId: WorkerId) => Recipient> {
    const profiles = await this.profiles.map(workerIds);
    const accounts = await this.users.map(workerIds);
    return (workerId) =>
      recipient(workerId, profiles.get(workerId), accounts.get(workerId)?.name ?? '');
  }
}

function recipient(workerId: WorkerId, profile: Profile | undefined, name: string): Recipient {
  const { firstName = '', lastName = '', address = '', city = '' } = profile ?? {};
  const { province = '', postalCode = '', country = '' } = profile ?? {};
  return {
    workerId,
    // Without a legal name yet, as the account is called.
    surname: lastName || (firstName ? '' : name),
    firstName,
    address,
    city,
    province,
    postalCode,
    country,
  };
}
