import {
  TIMESHEET_STATES,
  type Timesheet as TimesheetAnswer,
  type TimesheetQuery,
} from '@leafshift/contracts/clockedtime';
import { Injectable } from '@nestjs/common';
import { asId, type EmployerId, type WorkerId } from '../../../../core/ids.ts';
import { ownStores } from '../../../../core/members/own-stores.ts';
import { StoreLookup } from '../../../../core/members/store-lookup.ts';
import type { Page } from '../../../../core/paging/page.ts';
import type { AssignmentId } from '../../../assignments/index.ts';
import { type ShiftAssignment, ShiftAssignments, type ShiftId } from '../../../posts/index.ts';
import { type TimesheetFilter, TimesheetRepository } from '../../domain/timesheet.repository.ts';
import type { Timesheet } from '../../domain/timesheet.ts';
import { timesheetView } from './timesheet.view.ts';

/** A timesheet as both sides see it, and how its worker recorded coming and going. */
export interface FiledTimesheet {
  readonly timesheet: TimesheetAnswer;
  readonly own: Pick<Timesheet['worker'], 'clockIn' | 'clockOut'>;
}

/** The timesheets of one side, with the times that count. */
@Injectable()
export class TimesheetLists {
  constructor(
    private readonly timesheets: TimesheetRepository,
    private readonly assignments: ShiftAssignments,
    private readonly stores: StoreLookup,
  ) {}

  async ofEmployer(employerId: EmployerId, query: TimesheetQuery): Promise<Page<TimesheetAnswer>> {
    const page = await this.#list({ employerId }, query, (shiftIds) =>
      this.assignments.ofShifts(employerId, shiftIds),
    );
    const own = ownStores();
    if (own === null) {
      return page;
    }
    const ids = [...new Set(page.items.map(({ postId }) => postId))];
    const stores = await this.stores.storesOf(employerId, 'shift', ids);
    return {
      ...page,
      items: page.items.filter(({ postId }) => own.includes(stores.get(postId) ?? '')),
    };
  }

  ofWorker(workerId: WorkerId, query: TimesheetQuery): Promise<Page<TimesheetAnswer>> {
    return this.#list({ workerId }, query, (shiftIds) =>
      this.assignments.ofWorker(workerId, shiftIds),
    );
  }

  /** Those of the assignments that have one, with what speaks for the worker's times, for the back office. */
  async ofAssignments(ids: readonly AssignmentId[]): Promise<readonly FiledTimesheet[]> {
    const found: FiledTimesheet[] = [];
    for (const id of ids) {
      const sheet = await this.timesheets.find(id);
      if (sheet) found.push({ timesheet: await this.one(sheet), own: sheet.worker });
    }
    return found;
  }

  /** One of them, after a change. */
  async one(sheet: Timesheet): Promise<TimesheetAnswer> {
    const { id, workerId, shiftId } = sheet;
    const counted = await this.assignments.ofWorker(workerId, [shiftId]);
    return timesheetView(sheet, counted.find((assignment) => assignment.id === id) ?? null);
  }

  async #list(
    of: TimesheetFilter['of'],
    { state, postId, ...page }: TimesheetQuery,
    countedOn: (shiftIds: readonly ShiftId[]) => Promise<readonly ShiftAssignment[]>,
  ): Promise<Page<TimesheetAnswer>> {
    const states = state ? [state] : TIMESHEET_STATES;
    const shiftId = postId === undefined ? undefined : asId<ShiftId>(postId);
    const { items, nextCursor } = await this.timesheets.list({ of, states, shiftId }, page);
    const counted = await countedOn([...new Set(items.map((sheet) => sheet.shiftId))]);
    const byId = new Map(counted.map((assignment) => [assignment.id, assignment]));
    return {
      items: items.map((sheet) => timesheetView(sheet, byId.get(sheet.id) ?? null)),
      nextCursor,
    };
  }
}
