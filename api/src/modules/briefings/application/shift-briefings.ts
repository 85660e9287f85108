import type { BriefingReader, ComingBriefing } from '@leafshift/contracts/briefings';
import { isOnShift } from '@leafshift/domain/conversations';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { asId, type EmployerId, type WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import {
  type AssignmentId,
  AssignmentProgress,
  WorkerAssignmentRepository,
} from '../../assignments/index.ts';
import { ShiftAssignments, type ShiftId, Shifts } from '../../posts/index.ts';
import type { LocationId } from '../../profile/index.ts';
import { BriefingRepository } from '../domain/briefing.repository.ts';
import type { Briefing } from '../domain/briefing.ts';
import { SiteBriefings } from './site-briefings.ts';

/** The briefing of a shift's location, for who is confirmed on it, and who has read it. */
@Injectable()
export class ShiftBriefings {
  constructor(
    private readonly briefings: BriefingRepository,
    private readonly sites: SiteBriefings,
    private readonly progress: AssignmentProgress,
    private readonly ownAssignments: WorkerAssignmentRepository,
    private readonly assignments: ShiftAssignments,
    private readonly shifts: Shifts,
    private readonly realtime: Realtime,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Of the shifts that the worker is confirmed on and that are not over. */
  async coming(workerId: WorkerId): Promise<ComingBriefing[]> {
    const now = this.clock.now();
    const active = await this.ownAssignments.listActive(workerId);
    const confirmed = active.filter(({ state, endsAt }) => isOnShift(state) && endsAt > now);
    const shifts = await this.shifts.list(confirmed.map(({ shiftId }) => shiftId));
    const found = await this.#of(shifts.map(({ location }) => location.id));
    const readings = await this.briefings.listReadings(confirmed.map(({ id }) => id));
    return confirmed.flatMap(({ id, shiftId }) => {
      const shift = shifts.find((each) => each.id === shiftId);
      const briefing = shift && found.get(shift.location.id);
      const reading = readings.find(({ assignmentId }) => assignmentId === id);
      return briefing && briefing.employerId === shift.employerId
        ? [
            {
              post: shiftId,
              briefing: this.sites.view(briefing),
              readAt: readAt(reading, briefing),
            },
          ]
        : [];
    });
  }

  /** Throws NOT_FOUND for another's shift. */
  async readers(employerId: EmployerId, shiftId: ShiftId) {
    const shift = (await this.shifts.findOf(employerId, shiftId)) ?? refuse('NOT_FOUND');
    const briefing = await this.briefings.find(employerId, shift.location.id as LocationId);
    if (!briefing) {
      return { briefing: null, readers: [] };
    }
    const taken = await this.assignments.ofShifts(employerId, [shiftId]);
    const confirmed = taken.filter(({ state }) => isOnShift(state));
    const readings = await this.briefings.listReadings(
      confirmed.map(({ id }) => asId<AssignmentId>(id)),
    );
    const readers: BriefingReader[] = confirmed.map(({ id, workerId }) => ({
      worker: workerId,
      readAt: readAt(
        readings.find(({ assignmentId }) => assignmentId === id),
        briefing,
      ),
    }));
    return { briefing: this.sites.view(briefing), readers };
  }

  /** Throws NOT_FOUND where the worker is not confirmed on the shift, or it has no such briefing. */
  async read(workerId: WorkerId, shiftId: ShiftId, version: number): Promise<void> {
    const found = (await this.progress.findOwn(workerId, shiftId)) ?? refuse('NOT_FOUND');
    const { shift, assignment } = found;
    const { employerId } = shift;
    const briefing = await this.briefings.find(employerId, shift.location.id as LocationId);
    if (!(briefing && isOnShift(assignment.state)) || version > briefing.version) {
      return refuse('NOT_FOUND');
    }
    const reading = { assignmentId: assignment.id, employerId, workerId, version };
    if (await this.briefings.read({ ...reading, readAt: this.clock.now() })) {
      await this.transactions.run(() => this.realtime.postChanged(shiftId, [employerId, workerId]));
    }
  }

  async #of(locationIds: readonly string[]): Promise<ReadonlyMap<string, Briefing>> {
    const ids = [...new Set(locationIds)].map((id) => asId<LocationId>(id));
    const found = await this.briefings.list(ids);
    return new Map(found.map((briefing) => [briefing.locationId, briefing]));
  }
}

/** When this version was read; null where only one before it was. */
const readAt = (
  reading: { readonly version: number; readonly readAt: Date } | undefined,
  { version }: Briefing,
): string | null => (reading && reading.version >= version ? reading.readAt.toISOString() : null);
