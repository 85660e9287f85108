import { correctTimesheet, timesheets, witnessTime } from '@leafshift/contracts/clockedtime';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import { CorrectTimesheetUseCase } from '../application/employer/correct-timesheet.use-case.ts';
import { WitnessTimeUseCase } from '../application/employer/witness-time.use-case.ts';
import { TimesheetLists } from '../application/timesheets/timesheet-lists.ts';

/** The hours of shifts as both sides see them. */
@Controller()
export class TimesheetsController {
  constructor(
    private readonly lists: TimesheetLists,
    private readonly witnessing: WitnessTimeUseCase,
    private readonly correcting: CorrectTimesheetUseCase,
  ) {}

  @Endpoint(timesheets)
  async list(
    @Caller() caller: EmployerCaller | WorkerCaller,
    @Input() { query }: CallParsed<typeof timesheets>,
  ): Promise<CallAnswer<typeof timesheets>> {
    const { items, nextCursor } =
      caller.usertype === 'Employer'
        ? await this.lists.ofEmployer(caller.userId, query)
        : await this.lists.ofWorker(caller.userId, query);
    return { timesheets: [...items], nextCursor };
  }

  @Endpoint(witnessTime)
  witness(
    @Caller() { userId }: EmployerCaller,
    @Input() { params, body }: CallParsed<typeof witnessTime>,
  ): Promise<CallAnswer<typeof witnessTime>> {
    return this.witnessing.execute(userId, asId<AssignmentId>(params.id), body.time);
  }

  @Endpoint(correctTimesheet)
  correct(
    @Caller() { userId }: EmployerCaller,
    @Input() { params, body }: CallParsed<typeof correctTimesheet>,
  ): Promise<CallAnswer<typeof correctTimesheet>> {
    return this.correcting.execute(userId, asId<AssignmentId>(params.id), body);
  }
}
