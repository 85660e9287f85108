import type { ClosingTerms } from '@leafshift/contracts/users';
import { isConfirmedState, isLateCancellation } from '@leafshift/domain/shift-lifecycle';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId, WorkerId } from '../../../../core/ids.ts';
import type { PersonalData } from '../../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../../core/personal-data/personal-data.registry.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { type ShiftId, ShiftSpots, Shifts, ShiftViews } from '../../../posts/index.ts';
import { Suspensions } from '../../../suspensions/index.ts';
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
    private readonly suspensions: Suspensions,
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

  /** What has not begun would be cancelled; what was worked and is not submitted keeps the account open. */
  async closingTerms(userId: UserId): Promise<Partial<ClosingTerms>> {
    const workerId = userId as WorkerId;
    const { coming, begun, requests } = await this.#active(workerId);
    const shifts = await this.shifts.list(coming.map(({ shiftId }) => shiftId));
    const now = this.clock.now();
    const consequence = await this.suspensions.consequenceOf(
      userId,
      coming.map(({ startsAt }) => startsAt),
    );
    const count = begun.length;
    return {
      requests: requests.length,
      shifts: shifts.map((shift) => ({
        post: shift.id,
        jobTitle: shift.jobTitle,
        locationName: shift.location.locationName,
        date: shift.startsAt.toISOString(),
        timeZone: shift.timeZone,
        isLate: isLateCancellation(shift, now),
      })),
      suspension: consequence && {
        days: consequence.days,
        until: consequence.until?.toISOString() ?? null,
      },
      ...(count > 0 && { blockers: [{ code: 'CLOSE_WORK_NOT_SUBMITTED', count, amount: null }] }),
    };
  }

  /**
   * Gives up requests and confirmed spots that are still to come, by the rules of cancelling: a late
   * one suspends the account, which closing does not end. Who is no worker has nothing here.
   */
  async leave(userId: UserId): Promise<void> {
    const workerId = userId as WorkerId;
    const { coming, requests } = await this.#active(workerId);
    for (const { shiftId } of requests) {
      await this.assignments.withdraw(workerId, shiftId);
      await this.spots.removeRequest(shiftId);
    }
    for (const { shiftId } of coming) {
      await this.#cancel(workerId, shiftId);
    }
    await this.suspensions.followCancellation(
      userId,
      coming.map(({ startsAt }) => startsAt),
    );
  }

  /** What the law asks to keep of shifts names nobody. */
  async erase(): Promise<void> {
    return;
  }

  async #active(workerId: WorkerId) {
    const active = await this.assignments.listActive(workerId);
    const now = this.clock.now();
    const confirmed = active.filter(({ state }) => isConfirmedState(state));
    const isToCome = ({ state, startsAt }: Assignment) => state === 'confirmed' && startsAt > now;
    return {
      requests: active.filter(({ state }) => state === 'requested'),
      coming: confirmed.filter(isToCome),
      begun: confirmed.filter((assignment) => !isToCome(assignment)),
    };
  }

  async #cancel(workerId: WorkerId, shiftId: ShiftId): Promise<void> {
    const shift = await this.release.execute(workerId, shiftId);
    await this.notifications.tell(
      shift,
      { kind: 'assignment-cancelled', isLate: isLateCancellation(shift, this.clock.now()) },
      { from: workerId, to: [shift.employerId] },
    );
  }
}
