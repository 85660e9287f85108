import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { history } from '@leafshift/contracts/posts';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { History } from '../application/lists/history.ts';

/** The work history of both user types. */
@Controller()
export class HistoryController {
  constructor(private readonly workHistory: History) {}

  @Endpoint(history)
  async history(
    @Caller() caller: EmployerCaller | WorkerCaller,
    @Input() { query }: CallParsed<typeof history>,
  ): Promise<CallAnswer<typeof history>> {
    const { items, nextCursor } =
      caller.usertype === 'Employer'
        ? await this.workHistory.ofEmployer(caller.userId, query)
        : await this.workHistory.ofWorker(caller.userId, query);
    return { posts: [...items], nextCursor };
  }
}
