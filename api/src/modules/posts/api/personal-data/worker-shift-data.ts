import { isConfirmedState } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import type { ShiftPlace } from '../../domain/place.ts';
import { StandingRepository } from '../../domain/ports/standing.repository.ts';
import { ShiftNotices } from '../notices/shift-notices.ts';
import { WorkerRecords } from '../records.ts';
import { ShiftViews } from '../views/shift-views.ts';

/** What is held on a worker's shifts. */
@Injectable()
export class WorkerShiftData {
  constructor(
    private readonly records: WorkerRecords,
    private readonly standings: StandingRepository,
    private readonly views: ShiftViews,
    private readonly notices: ShiftNotices,
    private readonly clock: Clock,
  ) {}

  async collect(workerId: WorkerId): Promise<unknown> {
    const places = await this.records.places.listAll(workerId);
    const shifts = await this.records.shifts.list(places.map((place) => place.shiftId));
    return {
      standing: await this.standings.find(workerId),
      shifts: await this.views.forWorker(workerId, shifts),
    };
  }

  /**
   * Gives up requests and places that are still to come, in the running transaction. Throws
   * STATE_CONFLICT while a shift that the worker has worked on is not submitted.
   */
  async erase(workerId: WorkerId): Promise<void> {
    for (const place of await this.records.places.listActive(workerId)) {
      await this.#leave(workerId, place);
    }
    await this.standings.remove(workerId);
  }

  async #leave(workerId: WorkerId, place: ShiftPlace): Promise<void> {
    const isConfirmed = isConfirmedState(place.state);
    if (isConfirmed && (place.state !== 'confirmed' || place.startsAt <= this.clock.now())) {
      refuse('STATE_CONFLICT', {
        msg: 'You can close your account once the shifts that you have worked are submitted',
      });
    }
    const { shifts, places, bookings } = this.records;
    if (!isConfirmed) {
      await places.withdraw(workerId, place.shiftId);
      await shifts.dropRequest(place.shiftId);
      return;
    }
    await places.cancel(workerId, place.shiftId);
    const shift = await shifts.reopenPlace(place.shiftId);
    await bookings.cancel(workerId, place.shiftId);
    if (shift) {
      await this.notices.tell(
        shift,
        { kind: 'place-cancelled', isLate: false },
        { from: workerId, to: [place.employerId] },
      );
    }
  }
}
