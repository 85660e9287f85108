import {
  type Credential,
  credentialRefusal,
  missingCredentials,
  neededCredentials,
  workerCredentialRefusal,
} from '@leafshift/domain/credentials';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { type CalendarDay, calendarDayIn } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import type { WorkerId } from '../../../core/ids.ts';
import { Config } from '../../../infra/config/config.ts';
import { Profiles } from '../../profile/index.ts';

/** A shift as far as it says what it needs, and until when. */
export interface ShiftNeeds {
  readonly jobType: string;
  readonly location: { readonly province: string };
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly askedCredentials: readonly Credential[];
}

/** Whether workers have what shifts need; one query after the other, for transactions. */
@Injectable()
export class CredentialGate {
  constructor(
    private readonly profiles: Profiles,
    private readonly config: Config,
  ) {}

  /** All that the shift needs. */
  needed({ jobType, location, askedCredentials, ...span }: ShiftNeeds): readonly Credential[] {
    const shift = { jobType, province: location.province, day: lastDay(span) };
    return neededCredentials(
      { ...shift, credentials: askedCredentials },
      this.config.env.CREDENTIAL_RULES,
    );
  }

  /** What the worker lacks for each of the shifts, in their order; nothing is read where none needs anything. */
  async missing(
    workerId: WorkerId,
    shifts: readonly ShiftNeeds[],
  ): Promise<readonly (readonly Credential[])[]> {
    const needed = shifts.map((shift) => this.needed(shift));
    if (needed.every((credentials) => credentials.length === 0)) {
      return needed;
    }
    const certificates = await this.profiles.certificatesOf(workerId);
    const { gate } = this.config.eligibility;
    return shifts.map((shift, index) =>
      missingCredentials(needed[index] ?? [], certificates, lastDay(shift), gate),
    );
  }

  /** What the worker lacks for the shift. */
  async missingFor(workerId: WorkerId, shift: ShiftNeeds): Promise<readonly Credential[]> {
    const [missing = []] = await this.missing(workerId, [shift]);
    return missing;
  }

  /** Throws CREDENTIALS_MISSING as the worker reads it. */
  async require(workerId: WorkerId, shift: ShiftNeeds): Promise<void> {
    throwIfRefused(credentialRefusal(await this.missingFor(workerId, shift)));
  }

  /** Throws CREDENTIALS_MISSING as the employer reads it. */
  async requireOf(workerId: WorkerId, shift: ShiftNeeds): Promise<void> {
    throwIfRefused(workerCredentialRefusal(await this.missingFor(workerId, shift)));
  }
}

/** The last day on which somebody works; midnight is the end of the day before. */
const lastDay = ({ endsAt, timeZone }: Pick<ShiftNeeds, 'endsAt' | 'timeZone'>): CalendarDay =>
  calendarDayIn(new Date(endsAt.getTime() - 1), timeZone);
