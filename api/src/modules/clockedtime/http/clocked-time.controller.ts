import { clockIn, clockOut, clockRules } from '@leafshift/contracts/clockedtime';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import { ClockRules } from '../application/clock-rules.ts';
import {
  type ClockedTime,
  RecordClockTimeUseCase,
} from '../application/record-clock-time.use-case.ts';

/** Clock-in and clock-out times. */
@Controller()
export class ClockedTimeController {
  constructor(
    private readonly record: RecordClockTimeUseCase,
    private readonly clockRules: ClockRules,
  ) {}

  @Endpoint(clockRules)
  rules(): Promise<CallAnswer<typeof clockRules>> {
    return Promise.resolve(this.clockRules.view());
  }

  @Endpoint(clockIn)
  clockIn(
    @Caller() { userId }: EmployerCaller,
    @Input() { params, body }: CallParsed<typeof clockIn>,
  ): Promise<CallAnswer<typeof clockIn>> {
    return this.record.clockIn(userId, clockedTime(params, body.clockIn));
  }

  @Endpoint(clockOut)
  clockOut(
    @Caller() { userId }: EmployerCaller,
    @Input() { params, body }: CallParsed<typeof clockOut>,
  ): Promise<CallAnswer<typeof clockOut>> {
    const { breakMinutes } = body;
    return this.record.clockOut(userId, { ...clockedTime(params, body.clockOut), breakMinutes });
  }
}

const clockedTime = (
  { postId, confirmedId }: CallParsed<typeof clockIn>['params'],
  time: string,
): ClockedTime => ({
  shiftId: asId<ShiftId>(postId),
  assignmentId: asId<AssignmentId>(confirmedId),
  at: new Date(time),
});
