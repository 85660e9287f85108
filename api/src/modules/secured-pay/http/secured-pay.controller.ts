import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { ownSecuredPay, shiftsSecuredPay, trySecuredPay } from '@leafshift/contracts/secured-pay';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import { PaySecuring } from '../application/pay-securing.ts';
import { SecuredPayLists } from '../application/secured-pay-lists.ts';

/** Whether the pay of shifts is set aside before they begin. */
@Controller()
export class SecuredPayController {
  constructor(
    private readonly lists: SecuredPayLists,
    private readonly securing: PaySecuring,
  ) {}

  @Endpoint(ownSecuredPay)
  async own(@Caller() { userId }: WorkerCaller): Promise<CallAnswer<typeof ownSecuredPay>> {
    return { shifts: [...(await this.lists.ofWorker(userId))] };
  }

  @Endpoint(shiftsSecuredPay)
  async ofShifts(
    @Caller() { userId }: EmployerCaller,
  ): Promise<CallAnswer<typeof shiftsSecuredPay>> {
    return { shifts: [...(await this.lists.ofEmployer(userId))] };
  }

  @Endpoint(trySecuredPay)
  tryNow(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof trySecuredPay>,
  ): Promise<CallAnswer<typeof trySecuredPay>> {
    return this.securing.tryNow(userId, asId<ShiftId>(params.postId));
  }
}
