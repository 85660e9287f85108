import type { Post } from '@leafshift/contracts/posts';
import { mayOpenShiftDetails } from '@leafshift/domain/onboarding';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import { asId, type WorkerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import {
  MarketAccounts,
  PermanentBoard,
  type PermanentPostingId,
  PermanentViews,
} from '../../../job-board/index.ts';
import type { ShiftId } from '../../domain/ids.ts';
import { ShiftRepository } from '../../domain/ports/shift.repository.ts';
import { ShiftAssignments } from '../../domain/ports/shift-assignments.ts';
import { ShiftViews } from '../views/shift-views.ts';

/** One posting for a worker: any shift that is not over, one they worked, or a permanent job. */
@Injectable()
export class WorkerPost {
  constructor(
    private readonly shifts: ShiftRepository,
    private readonly assignments: ShiftAssignments,
    private readonly accounts: MarketAccounts,
    private readonly board: PermanentBoard,
    private readonly shiftViews: ShiftViews,
    private readonly permanentViews: PermanentViews,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, and ONBOARDING_REQUIRED for a shift before onboarding is complete. */
  async get(workerId: WorkerId, id: string): Promise<Post> {
    const shift = await this.shifts.find(asId<ShiftId>(id));
    if (!shift) {
      const posting = await this.board.find(asId<PermanentPostingId>(id), this.clock.now());
      return posting ? this.permanentViews.one(posting, 'others') : refuse('NOT_FOUND');
    }
    const { account } = await this.accounts.getWorker(workerId);
    if (!mayOpenShiftDetails(account)) {
      refuse('ONBOARDING_REQUIRED');
    }
    const isOver = shift.status !== null;
    if (isOver && (await this.assignments.ofWorker(workerId, [shift.id])).length === 0) {
      refuse('NOT_FOUND');
    }
    return this.shiftViews.oneForWorker(workerId, shift);
  }
}
