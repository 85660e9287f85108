import type { BusyTime } from '@leafshift/domain/busy-time';
import type { Circle } from '@leafshift/domain/distance';
import type { RetailFrom } from '@leafshift/domain/shift-lifecycle';
import type { WorkTerms } from '@leafshift/domain/work-search';
import type { EmployerId } from '../../../../core/ids.ts';
import type { Page, PageRequest } from '../../../../core/paging/page.ts';
import type { ShiftId } from '../ids.ts';
import type { Shift } from '../shift.ts';

/** `open` are shifts without a status, `filled` those of them without an open spot. */
export type ShiftFilterStatus = 'open' | 'filled' | 'complete' | 'cancelled';

/** Filters of an employer's list; `from` and `to` bound the start, `to` is exclusive. */
export interface EmployerShiftFilter {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Without one: every shift that was not cancelled. */
  readonly status?: ShiftFilterStatus | undefined;
  readonly words: readonly string[];
}

/** The terms of a search (`fitsWork`), its order, and what its worker may not request or does not want to see. */
export interface OpenShiftFilter extends Partial<WorkTerms> {
  /** Shifts begin after `from`, and before `to` where there is one. */
  readonly from: Date;
  readonly to?: Date | undefined;
  readonly words: readonly string[];
  readonly sort: 'soonest' | 'nearest' | 'newest' | 'best-paid';
  /** Shifts that the worker has asked for or is confirmed on. */
  readonly except: readonly ShiftId[];
  /** From which days on the worker is old enough for retail shifts; absent for those who are. */
  readonly retailFrom?: RetailFrom | undefined;
  /** Businesses whose shifts the worker does not want to see. */
  readonly notBy: readonly EmployerId[];
  /** Times at which the worker is confirmed elsewhere. */
  readonly busy: readonly BusyTime[];
}

/** How many shifts were counted, and whether there may be more: a count goes through a part of a large market only. */
export interface FartherShifts {
  readonly count: number;
  readonly mayBeMore: boolean;
}

/** Pages of shifts; every query reads an index and little more than it answers. */
export abstract class ShiftLists {
  /** Latest start first. */
  abstract byEmployer(
    employerId: EmployerId,
    filter: EmployerShiftFilter,
    page: PageRequest,
  ): Promise<Page<Shift>>;

  /** Latest completion first. */
  abstract completedByEmployer(employerId: EmployerId, page: PageRequest): Promise<Page<Shift>>;

  abstract open(filter: OpenShiftFilter, page: PageRequest): Promise<Page<Shift>>;

  /** How many fit but for lying outside of the circle; counts no further than `most`. */
  abstract countFarther(
    filter: OpenShiftFilter,
    nearby: Circle,
    most: number,
  ): Promise<FartherShifts>;
}
