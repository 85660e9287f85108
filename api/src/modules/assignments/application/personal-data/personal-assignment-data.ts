import { isConfirmedState } from '@leafshift/domain/shift-lifecycle';
import { textCode } from '@leafshift/domain/text-code';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { UserId, WorkerId } from '../../../../core/ids.ts';
import type { PersonalData } from '../../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../../core/personal-data/personal-data.registry.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { ShiftSpots, Shifts, ShiftViews } from '../../../posts/index.ts';
import { Users } from '../../../users/index.ts';
import type { Assignment } from '../../domain/assignment.ts';
import { WorkerAssignmentRepository } from '../../domain/ports/worker-assignment.repository.ts';
import { ReleaseWorker } from '../absence/release-worker.ts';
import { ShiftNotifications } from '../notifications/shift-notifications.ts';

/** A worker's shifts in their own export, and what becomes of them when the account is closed. */
@Injectable()
export class PersonalAssignmentData implements PersonalData, OnModuleInit {
  readonly section = 'posts';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly users: Users,
    private readonly shifts: Shifts,
    private readonly spots: ShiftSpots,
    private readonly assignments: WorkerAssignmentRepository,
    private readonly release: ReleaseWorker,
    private readonly views: ShiftViews,
    private readonly notifications: ShiftNotifications,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<Record<string, unknown>> {
    if ((await this.users.get(userId)).usertype === 'Employer') {
      return {};
    }
    const workerId = userId as WorkerId;
    const assignments = await this.assignments.listAll(workerId);
    const shifts = await this.shifts.list(assignments.map(({ shiftId }) => shiftId));
    return { shifts: await this.views.forWorker(workerId, shifts) };
  }

  /**
   * Gives up requests and confirmed spots that are still to come, in the running transaction. Throws
   * STATE_CONFLICT while a shift that the worker has worked on is not submitted. Who is no worker has
   * nothing here.
   */
  async erase(userId: UserId): Promise<void> {
    const workerId = userId as WorkerId;
    for (const assignment of await this.assignments.listActive(workerId)) {
      if (isConfirmedState(assignment.state)) {
        await this.#cancel(workerId, assignment);
      } else {
        await this.assignments.withdraw(workerId, assignment.shiftId);
        await this.spots.removeRequest(assignment.shiftId);
      }
    }
  }

  async #cancel(workerId: WorkerId, { state, startsAt, shiftId }: Assignment): Promise<void> {
    if (state !== 'confirmed' || startsAt <= this.clock.now()) {
      refuse('STATE_CONFLICT', {
        text: textCode('CLOSE_WORK_NOT_SUBMITTED'),
      });
    }
    const shift = await this.release.execute(workerId, shiftId);
    await this.notifications.tell(
      shift,
      { kind: 'assignment-cancelled', isLate: false },
      { from: workerId, to: [shift.employerId] },
    );
  }
}
