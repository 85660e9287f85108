import type { PageQuery } from '@leafshift/contracts/core';
import type { CompletedShift, TempPost } from '@leafshift/contracts/posts';
import { centsToDollars, timesRoundedUp } from '@leafshift/domain/money';
import { hoursOfPlace } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import type { EmployerId, WorkerId } from '../../../../core/ids.ts';
import type { Page } from '../../../../core/paging/page.ts';
import { type PayoutStatus, Payouts } from '../../../payouts/index.ts';
import type { ShiftPlace } from '../../domain/place.ts';
import { ShiftLists } from '../../domain/ports/shift-lists.ts';
import type { Shift } from '../../domain/shift.ts';
import { WorkerRecords } from '../records.ts';
import { ShiftViews } from '../views/shift-views.ts';

/** The work history: completed shifts, latest first. */
@Injectable()
export class History {
  constructor(
    private readonly lists: ShiftLists,
    private readonly records: WorkerRecords,
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
    const { items: ids, nextCursor } = await this.lists.completedOf(workerId, page);
    const shifts = await this.records.shifts.list(ids);
    const posts = await this.views.forWorker(workerId, shifts);
    const places = await this.records.places.list(workerId, ids);
    const payouts = await this.payouts.byShift(workerId, ids);
    return {
      items: shifts.flatMap((shift, index) => {
        const place = places.find((entry) => entry.shiftId === shift.id);
        const status = payouts.get(shift.id)?.status ?? null;
        return completed(shift, posts[index], {
          invoiceId: null,
          worked: place ? worked(shift, place, status) : null,
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

function worked(
  shift: Shift,
  place: ShiftPlace,
  payoutStatus: PayoutStatus | null,
): CompletedShift['worked'] {
  const hours = hoursOfPlace(place) ?? 0;
  return {
    hours,
    rate: centsToDollars(shift.rate),
    pay: centsToDollars(timesRoundedUp(shift.rate, hours)),
    ratingReceived: place.rating,
    payoutStatus,
  };
}
