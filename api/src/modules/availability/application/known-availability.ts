import { ALWAYS_AVAILABLE, unsuitedReason } from '@leafshift/domain/availability';
import { Injectable } from '@nestjs/common';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { homeOf, Profiles } from '../../profile/index.ts';
import { AvailabilityRepository } from '../domain/availability.repository.ts';
import { BusinessMarkRepository } from '../domain/business-mark.repository.ts';
import {
  type Offered,
  type UnsuitedBy,
  WorkerAvailability,
} from '../domain/worker-availability.ts';

/** What workers said about when, as what, where and for whom they work. */
@Injectable()
export class KnownAvailability extends WorkerAvailability {
  constructor(
    private readonly availabilities: AvailabilityRepository,
    private readonly marks: BusinessMarkRepository,
    private readonly profiles: Profiles,
  ) {
    super();
  }

  override async unsuited(
    workerIds: readonly WorkerId[],
    shift: Offered,
  ): Promise<ReadonlyMap<WorkerId, UnsuitedBy>> {
    // One after the other, because offers ask within a transaction.
    const said = await this.availabilities.map(workerIds);
    const blocking = await this.blocking(shift.employerId, workerIds);
    const homes = await this.profiles.map([...said.keys()]);
    const unsuited = new Map<WorkerId, UnsuitedBy>();
    for (const workerId of workerIds) {
      const availability = said.get(workerId) ?? ALWAYS_AVAILABLE;
      const reason = blocking.has(workerId)
        ? 'blocked'
        : unsuitedReason(availability, shift, homeOf(homes.get(workerId)));
      if (reason) unsuited.set(workerId, reason);
    }
    return unsuited;
  }

  override blocking(
    employerId: EmployerId,
    workerIds: readonly WorkerId[],
  ): Promise<ReadonlySet<WorkerId>> {
    return this.marks.among(employerId, workerIds, 'blocked');
  }

  override blockedBy(workerId: WorkerId): Promise<readonly EmployerId[]> {
    return this.marks.employersOf(workerId, 'blocked');
  }
}
