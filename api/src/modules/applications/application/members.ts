import { calendarDayIn } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Profiles } from '../../profile/index.ts';
import type { Member } from '../domain/application.ts';

/** Days of certificates end with the day in the west of the country. */
const LAST_ZONE = 'America/Vancouver';

/** What an application says of a worker who sends it signed in. */
@Injectable()
export class Members {
  constructor(
    private readonly profiles: Profiles,
    private readonly clock: Clock,
  ) {}

  /** Town and approved certificates that have not expired; null for anybody who is no worker. */
  async find(caller: SignedInCaller | null): Promise<Member | null> {
    if (caller?.usertype !== 'Temp') {
      return null;
    }
    const { userId } = caller;
    const [{ city = '', province = '', certificates }, reviews] = await Promise.all([
      this.profiles.get(userId),
      this.profiles.reviewsOf(userId),
    ]);
    const approved = new Set(
      reviews
        .filter(({ status }) => status === 'Approved')
        .map(({ certificateId }) => certificateId),
    );
    const today = calendarDayIn(this.clock.now(), LAST_ZONE);
    const valid = certificates.filter(
      ({ id, expiresOn }) => approved.has(id) && (expiresOn === null || expiresOn >= today),
    );
    return {
      userId,
      city,
      province,
      certificates: valid.map(({ certificationName }) => certificationName),
    };
  }
}
