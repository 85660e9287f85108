import type { PageQuery } from '@leafshift/contracts/core';
import type { Post, TempPost } from '@leafshift/contracts/posts';
import { mayOpenShiftDetails } from '@leafshift/domain/onboarding';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import { asId, type WorkerId } from '../../../../core/ids.ts';
import type { Page } from '../../../../core/paging/page.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import type { PermanentPostingId, ShiftId } from '../../domain/ids.ts';
import { MarketAccounts } from '../../domain/ports/market-accounts.ts';
import { PermanentBoard } from '../../domain/ports/permanent.repository.ts';
import { ShiftLists } from '../../domain/ports/shift-lists.ts';
import { WorkerRecords } from '../records.ts';
import { PermanentViews } from '../views/permanent-views.ts';
import { ShiftViews } from '../views/shift-views.ts';

/** What a worker reads of postings. */
@Injectable()
export class WorkerShifts {
  constructor(
    private readonly lists: ShiftLists,
    private readonly records: WorkerRecords,
    private readonly views: ShiftViews,
    private readonly clock: Clock,
  ) {}

  async upcoming(workerId: WorkerId, page: PageQuery): Promise<Page<TempPost>> {
    return this.#shown(workerId, await this.lists.upcomingOf(workerId, this.clock.now(), page));
  }

  async requested(workerId: WorkerId, page: PageQuery): Promise<Page<TempPost>> {
    return this.#shown(workerId, await this.lists.requestedBy(workerId, this.clock.now(), page));
  }

  async confirmed(workerId: WorkerId, page: PageQuery): Promise<Page<TempPost>> {
    return this.#shown(workerId, await this.lists.confirmedOf(workerId, page));
  }

  async #shown(workerId: WorkerId, ids: Page<ShiftId>): Promise<Page<TempPost>> {
    const shifts = await this.records.shifts.list(ids.items);
    return { items: await this.views.forWorker(workerId, shifts), nextCursor: ids.nextCursor };
  }
}

/** One posting for a worker: any shift that is not over, one they worked, or a permanent job. */
@Injectable()
export class WorkerPost {
  constructor(
    private readonly records: WorkerRecords,
    private readonly accounts: MarketAccounts,
    private readonly board: PermanentBoard,
    private readonly shiftViews: ShiftViews,
    private readonly permanentViews: PermanentViews,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, and ONBOARDING_REQUIRED for a shift before onboarding is complete. */
  async get(workerId: WorkerId, id: string): Promise<Post> {
    const shift = await this.records.shifts.find(asId<ShiftId>(id));
    if (!shift) {
      const posting = await this.board.find(asId<PermanentPostingId>(id), this.clock.now());
      return posting ? this.permanentViews.one(posting) : refuse('NOT_FOUND');
    }
    const { account } = await this.accounts.getWorker(workerId);
    if (!mayOpenShiftDetails(account)) {
      refuse('ONBOARDING_REQUIRED');
    }
    const isOver = shift.status !== null;
    if (isOver && !(await this.records.places.find(workerId, shift.id))) {
      refuse('NOT_FOUND');
    }
    return this.shiftViews.oneForWorker(workerId, shift);
  }
}
