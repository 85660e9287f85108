import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { completeShift, shiftCost, shiftCosts } from '@leafshift/contracts/posts';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import { CompleteShiftUseCase } from '../application/complete-shift.use-case.ts';
import { ShiftCosts } from '../application/shift-costs.ts';

/** What a shift costs its employer, and its submission. */
@Controller()
export class SubmissionsController {
  constructor(
    private readonly completeShiftUseCase: CompleteShiftUseCase,
    private readonly shiftCosts: ShiftCosts,
  ) {}

  @Endpoint(shiftCost)
  cost(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof shiftCost>,
  ): Promise<CallAnswer<typeof shiftCost>> {
    return this.shiftCosts.get(userId, asId<ShiftId>(params.postId));
  }

  @Endpoint(shiftCosts)
  async costs(
    @Caller() { userId }: EmployerCaller,
    @Input() { body }: CallParsed<typeof shiftCosts>,
  ): Promise<CallAnswer<typeof shiftCosts>> {
    const ids = body.postIds.map((id) => asId<ShiftId>(id));
    return { costs: await this.shiftCosts.list(userId, ids) };
  }

  @Endpoint(completeShift)
  complete(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof completeShift>,
  ): Promise<CallAnswer<typeof completeShift>> {
    return this.completeShiftUseCase.execute(userId, asId<ShiftId>(params.postId));
  }
}
