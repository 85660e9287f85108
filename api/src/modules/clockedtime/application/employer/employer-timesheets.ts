import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../../core/ids.ts';
import {
  type AssignmentId,
  type AssignmentOnShift,
  AssignmentProgress,
} from '../../../assignments/index.ts';
import { TimesheetRepository } from '../../domain/timesheet.repository.ts';
import type { Timesheet } from '../../domain/timesheet.ts';
import { throwIfNotConfirmed } from '../throw-if-not-confirmed.ts';

/** A timesheet that is open, with its assignment and shift. */
export interface OpenTimesheet extends AssignmentOnShift {
  readonly sheet: Timesheet;
}

/** The timesheets of an employer's own shifts, until these are submitted. */
@Injectable()
export class EmployerTimesheets {
  constructor(
    private readonly progress: AssignmentProgress,
    private readonly timesheets: TimesheetRepository,
  ) {}

  /** Throws NOT_FOUND, also for another employer's. */
  async get(employerId: EmployerId, id: AssignmentId): Promise<Timesheet> {
    const sheet = await this.timesheets.find(id);
    return sheet?.employerId === employerId ? sheet : refuse('NOT_FOUND');
  }

  /** Throws NOT_FOUND, NOT_CONFIRMED, POST_COMPLETE or POST_CANCELLED. */
  async getOpen(employerId: EmployerId, id: AssignmentId): Promise<OpenTimesheet> {
    const sheet = await this.get(employerId, id);
    const key = { shiftId: sheet.shiftId, assignmentId: id };
    const found = (await this.progress.find(employerId, key)) ?? refuse('NOT_FOUND');
    throwIfNotConfirmed(found);
    return { ...found, sheet };
  }
}
