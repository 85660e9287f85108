import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../../core/ids.ts';
import { PermanentRepository } from '../../domain/ports/permanent.repository.ts';
import type { Shift } from '../../domain/shift.ts';
import { ShiftNotices } from '../notices/shift-notices.ts';
import { EmployerRecords } from '../records.ts';
import { PermanentViews } from '../views/permanent-views.ts';
import { ShiftViews } from '../views/shift-views.ts';

/** What is held on an employer's postings. */
@Injectable()
export class EmployerPostData {
  constructor(
    private readonly records: EmployerRecords,
    private readonly postings: PermanentRepository,
    private readonly shiftViews: ShiftViews,
    private readonly permanentViews: PermanentViews,
    private readonly notices: ShiftNotices,
  ) {}

  async collect(employerId: EmployerId): Promise<unknown> {
    const shifts = await this.records.shifts.listAll(employerId);
    const postings = await this.postings.listAll(employerId);
    return {
      shifts: await this.shiftViews.forEmployer(employerId, shifts),
      permanent: await this.permanentViews.many(postings),
    };
  }

  /**
   * Cancels what is still open and takes permanent postings off the board, in the running
   * transaction. Throws STATE_CONFLICT while a shift with confirmed workers is not submitted.
   */
  async erase(employerId: EmployerId): Promise<void> {
    for (const shift of await this.records.shifts.listOpen(employerId)) {
      await this.#cancel(employerId, shift);
    }
    for (const posting of await this.postings.listAll(employerId)) {
      await this.postings.remove(employerId, posting.id);
    }
    await this.records.shifts.forgetSupervisors(employerId);
  }

  async #cancel(employerId: EmployerId, { id }: Shift): Promise<void> {
    const shift =
      (await this.records.shifts.cancel(employerId, id)) ??
      refuse('STATE_CONFLICT', {
        msg: 'You can close your account once your shifts with confirmed workers are submitted',
      });
    const workerIds = await this.records.places.cancelRequests(employerId, id);
    await this.notices.tell(
      shift,
      { kind: 'shift-cancelled' },
      { from: employerId, to: workerIds },
    );
  }
}
