import { Injectable } from '@nestjs/common';
import type { WorkerId } from '../../../../core/ids.ts';
import { DomainEvents } from '../../../../infra/domain-events/domain-events.ts';
import { assertUpdated } from '../../../../infra/mongo/assert-updated.ts';
import { BookingRepository } from '../../../bookings/index.ts';
import { type Shift, type ShiftId, ShiftSpots } from '../../../posts/index.ts';
import { WorkerAssignmentRepository } from '../../domain/ports/worker-assignment.repository.ts';
import { workerLeft } from './worker-left.ts';

/** Takes a confirmed worker off a shift, so that the spot and the worker's time are free again. */
@Injectable()
export class ReleaseWorker {
  constructor(
    private readonly assignments: WorkerAssignmentRepository,
    private readonly spots: ShiftSpots,
    private readonly bookings: BookingRepository,
    private readonly events: DomainEvents,
  ) {}

  /** In the running transaction. Gives the shift after it; throws ConditionNotMet for who is not confirmed or has come. */
  async execute(workerId: WorkerId, shiftId: ShiftId): Promise<Shift> {
    assertUpdated(await this.assignments.cancel(workerId, shiftId));
    const shift = assertUpdated(await this.spots.free(shiftId));
    await this.bookings.cancel(workerId, shiftId);
    await this.events.publish(workerLeft, { shift, cause: 'worker' });
    return shift;
  }
}
