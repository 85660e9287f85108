import type { CallParsed } from '@leafshift/contracts/core';
import { confirmWorker } from '@leafshift/contracts/posts';
import { Body, Controller, Param, Put } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../auth/caller.ts';
import { Roles } from '../auth/roles.decorator.ts';
import { ConfirmService } from './confirm.service.ts';

type Input = CallParsed<typeof confirmWorker>;

@Controller('posts')
export class ConfirmController {
  constructor(private readonly service: ConfirmService) {}

  @Roles('Employer')
  @Put('confirm/:postId')
  confirm(
    @CurrentCaller() { userId }: Caller,
    @Param({ schema: confirmWorker.params }) { postId }: Input['params'],
    @Body({ schema: confirmWorker.body }) body: Input['body'],
  ) {
    return this.service.confirm({
      employerId: userId,
      shiftId: postId,
      assignmentId: body.requestId,
      workerId: body.requestUserId,
    });
  }
}
