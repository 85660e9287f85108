import { timesheets } from '@leafshift/contracts/clockedtime';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { TimesheetLists } from '../application/timesheets/timesheet-lists.ts';

/** The hours of shifts as both sides see them. */
@Controller()
export class TimesheetsController {
  constructor(private readonly lists: TimesheetLists) {}

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
}
