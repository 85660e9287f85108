import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { findWork } from '@leafshift/contracts/posts';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { FindWorkUseCase } from '../application/find-work/find-work.use-case.ts';

/** Shifts as a worker finds them. */
@Controller()
export class FindWorkController {
  constructor(private readonly findWorkUseCase: FindWorkUseCase) {}

  @Endpoint(findWork)
  async find(
    @Caller() { userId }: WorkerCaller,
    @Input() { query }: CallParsed<typeof findWork>,
  ): Promise<CallAnswer<typeof findWork>> {
    const { items, nextCursor, farther } = await this.findWorkUseCase.execute(userId, query);
    return { posts: [...items], nextCursor, ...(farther !== undefined && { farther }) };
  }
}
