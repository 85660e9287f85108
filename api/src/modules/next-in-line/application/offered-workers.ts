import { credentialRefusal } from '@leafshift/domain/credentials';
import { birthDayThatCounts } from '@leafshift/domain/locked-fields';
import type { Refusal } from '@leafshift/domain/refusal';
import { shiftRefusal, takeOfferRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import type { WorkerId } from '../../../core/ids.ts';
import { WorkerAssignmentRepository } from '../../assignments/index.ts';
import { WorkerAvailability } from '../../availability/index.ts';
import { BookingRepository, confirmedElsewhere } from '../../bookings/index.ts';
import { CredentialGate } from '../../credentials/index.ts';
import { Eligibility } from '../../eligibility/index.ts';
import { type Shift, toLifecycleShift } from '../../posts/index.ts';
import { Profiles } from '../../profile/index.ts';
import { Users } from '../../users/index.ts';

/** Workers who are offered a place without having asked for it. */
@Injectable()
export class OfferedWorkers {
  constructor(
    private readonly users: Users,
    private readonly profiles: Profiles,
    private readonly assignments: WorkerAssignmentRepository,
    private readonly bookings: BookingRepository,
    private readonly eligibility: Eligibility,
    private readonly credentials: CredentialGate,
    private readonly availability: WorkerAvailability,
  ) {}

  /**
   * Whether offering it would be no use: they cannot take it, do not work then, there or as that, or
   * have blocked the business, which does not learn which of these it is (FIND-2, FIND-4).
   */
  async isPassedOver(workerId: WorkerId, shift: Shift): Promise<boolean> {
    const unsuited = await this.availability.unsuited([workerId], shift);
    return unsuited.has(workerId) || (await this.refusal(workerId, shift)) !== null;
  }

  /** Why the worker cannot take a place of the shift, or null; one query after the other, for transactions. */
  async refusal(workerId: WorkerId, shift: Shift): Promise<Refusal | null> {
    const account = (await this.users.map([workerId])).get(workerId);
    const profile = (await this.profiles.map([workerId])).get(workerId);
    if (!account || !profile) {
      return shiftRefusal('POST_CANCELLED');
    }
    const { bookings } = await this.bookings.find(workerId);
    const own = await this.assignments.find(workerId, shift.id);
    const worker = {
      workerId,
      account,
      birthDay: birthDayThatCounts(profile.birthDay, profile.approved?.birthDay),
      confirmedShifts: confirmedElsewhere(bookings, shift.id),
    };
    return (
      (await this.eligibility.refusal(workerId, 'request')) ??
      takeOfferRefusal(toLifecycleShift(shift, own), worker) ??
      credentialRefusal(await this.credentials.missingFor(workerId, shift))
    );
  }
}
