import type { PageQuery } from '@leafshift/contracts/core';
import type { TempPost } from '@leafshift/contracts/posts';
import { Injectable } from '@nestjs/common';
import type { WorkerId } from '../../../../core/ids.ts';
import type { Page } from '../../../../core/paging/page.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { type ShiftId, Shifts, ShiftViews } from '../../../posts/index.ts';
import { WorkerShiftLists } from '../../domain/ports/worker-shift-lists.ts';

/** A worker's own shifts. */
@Injectable()
export class WorkerShifts {
  constructor(
    private readonly lists: WorkerShiftLists,
    private readonly shifts: Shifts,
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
    const shifts = await this.shifts.list(ids.items);
    return { items: await this.views.forWorker(workerId, shifts), nextCursor: ids.nextCursor };
  }
}
