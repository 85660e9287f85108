import type { ReleaseTerms, TempPost } from '@leafshift/contracts/posts';
import { centsToDollars } from '@leafshift/domain/money';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { releaseRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { GuardedChanges } from '../../../infra/mongo/guarded-changes.ts';
import {
  type AssignmentKey,
  type AssignmentOnShift,
  AssignmentProgress,
} from '../../assignments/index.ts';
import { ShiftViews, toLifecycleShift } from '../../posts/index.ts';
import { ShiftBilling } from '../../submissions/index.ts';
import { WorkerRelease } from './worker-release.ts';

/** An employer releases a confirmed worker who has not come; with less than 24 hours notice they are paid for it. */
@Injectable()
export class ReleaseWorkerUseCase {
  constructor(
    private readonly changes: GuardedChanges,
    private readonly progress: AssignmentProgress,
    private readonly release: WorkerRelease,
    private readonly billing: ShiftBilling,
    private readonly views: ShiftViews,
  ) {}

  /** Throws NOT_FOUND, NOT_CONFIRMED, ALREADY_CLOCKED_IN, ALREADY_NO_SHOW, or that the shift is over. */
  async execute(employerId: EmployerId, key: AssignmentKey, reason: string): Promise<TempPost> {
    const shift = await this.changes.run(
      key.shiftId,
      () => this.#check(employerId, key),
      (found) => this.release.execute(found, reason),
    );
    return this.views.oneForEmployer(employerId, shift);
  }

  /** What releasing the worker would bring now. Throws what releasing throws. */
  async terms(employerId: EmployerId, key: AssignmentKey): Promise<ReleaseTerms> {
    const { shift, assignment } = await this.#check(employerId, key);
    const hours = await this.release.payHours({ shift, assignment });
    if (hours === null) {
      return { isLate: false, hours: 0, pay: 0, total: 0 };
    }
    const bill = await this.billing.preview(shift, [{ ...assignment, latePayHours: hours }]);
    return {
      isLate: true,
      hours,
      pay: centsToDollars(bill.basePay),
      total: centsToDollars(bill.total),
    };
  }

  async #check(employerId: EmployerId, key: AssignmentKey): Promise<AssignmentOnShift> {
    const found = (await this.progress.find(employerId, key)) ?? refuse('NOT_FOUND');
    const { shift, assignment } = found;
    throwIfRefused(releaseRefusal(toLifecycleShift(shift, assignment), assignment.workerId));
    return found;
  }
}
