import type { PageQuery } from '@leafshift/contracts/core';
import type { CompletedShift, TempPost } from '@leafshift/contracts/posts';
import { centsToDollars, timesRoundedUp } from '@leafshift/domain/money';
import { hoursOfAssignment } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import type { EmployerId, WorkerId } from '../../../../core/ids.ts';
import type { Page } from '../../../../core/paging/page.ts';
import { type PaidInAll, Payouts } from '../../../payouts/index.ts';
import { type Shift, ShiftLists, Shifts, ShiftViews } from '../../../posts/index.ts';
import type { Assignment } from '../../domain/assignment.ts';
import { WorkerAssignmentRepository } from '../../domain/ports/worker-assignment.repository.ts';
import { WorkerShiftLists } from '../../domain/ports/worker-shift-lists.ts';

/** The work history: completed shifts, latest first. */
@Injectable()
export class History {
  constructor(
    private readonly lists: ShiftLists,
    private readonly workerLists: WorkerShiftLists,
    private readonly shifts: Shifts,
    private readonly assignments: WorkerAssignmentRepository,
    private readonly payouts: Payouts,
    private readonly views: ShiftViews,
  ) {}

  async ofEmployer(employerId: EmployerId, page: PageQuery): Promise<Page<CompletedShift>> {
    const { items, nextCursor } = await this.lists.completedByEmployer(employerId, page);
    const posts = await this.views.forEmployer(employerId, items);
    return {
      items: items.flatMap((shift, index) =>
        completed(shift, posts[index], { invoiceId: shift.invoiceId, worked: null }),
      ),
      nextCursor,
    };
  }

  /** With the worker's own hours and pay, and without the employer's invoice. */
  async ofWorker(workerId: WorkerId, page: PageQuery): Promise<Page<CompletedShift>> {
    const { items: ids, nextCursor } = await this.workerLists.completedOf(workerId, page);
    const shifts = await this.shifts.list(ids);
    const posts = await this.views.forWorker(workerId, shifts);
    const assignments = await this.assignments.list(workerId, ids);
    const payouts = await this.payouts.paidFor(workerId, ids);
    return {
      items: shifts.flatMap((shift, index) => {
        const assignment = assignments.find((entry) => entry.shiftId === shift.id);
        return completed(shift, posts[index], {
          invoiceId: null,
          worked: assignment ? worked(shift, assignment, payouts.get(shift.id)) : null,
        });
      }),
      nextCursor,
    };
  }
}

const completed = (
  shift: Shift,
  post: TempPost | undefined,
  own: Pick<CompletedShift, 'invoiceId' | 'worked'>,
): readonly CompletedShift[] =>
  post && shift.completedAt
    ? [{ ...post, completedAt: shift.completedAt.toISOString(), ...own }]
    : [];

/** What was paid, which is more or less than was worked where rules or corrections say so. */
function worked(
  shift: Shift,
  assignment: Assignment,
  paid: PaidInAll | undefined,
): CompletedShift['worked'] {
  const hours = paid?.hours ?? hoursOfAssignment(assignment) ?? 0;
  return {
    hours,
    rate: centsToDollars(shift.rate),
    pay: centsToDollars(paid?.amount ?? timesRoundedUp(shift.rate, hours)),
    ratingReceived: assignment.rating,
    payoutStatus: paid?.status ?? null,
  };
}
