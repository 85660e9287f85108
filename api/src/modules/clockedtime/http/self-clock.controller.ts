import {
  clockCode,
  locationPoster,
  posterShift,
  recordBreak,
  selfClockIn,
  selfClockOut,
} from '@leafshift/contracts/clockedtime';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import { ClockCodes } from '../application/self/clock-codes.ts';
import { Posters } from '../application/self/posters.ts';
import { RecordBreakUseCase } from '../application/self/record-break.use-case.ts';
import { SelfClock } from '../application/self/self-clock.ts';

/** Workers who clock themselves, and the code with which they do. */
@Controller()
export class SelfClockController {
  constructor(
    private readonly codes: ClockCodes,
    private readonly posters: Posters,
    private readonly selfClock: SelfClock,
    private readonly breaks: RecordBreakUseCase,
  ) {}

  @Endpoint(clockCode)
  code(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof clockCode>,
  ): Promise<CallAnswer<typeof clockCode>> {
    return this.codes.ofShift(userId, asId<ShiftId>(params.postId));
  }

  @Endpoint(locationPoster)
  poster(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof locationPoster>,
  ): Promise<CallAnswer<typeof locationPoster>> {
    return this.posters.ofLocation(userId, params.locationId);
  }

  @Endpoint(posterShift)
  async posterShift(
    @Caller() { userId }: WorkerCaller,
    @Input() { query }: CallParsed<typeof posterShift>,
  ): Promise<CallAnswer<typeof posterShift>> {
    return { postId: await this.posters.shiftOf(userId, query.code) };
  }

  @Endpoint(selfClockIn)
  in(
    @Caller() { userId }: WorkerCaller,
    @Input() { params, body }: CallParsed<typeof selfClockIn>,
  ): Promise<CallAnswer<typeof selfClockIn>> {
    return this.selfClock.in(userId, asId<ShiftId>(params.postId), body);
  }

  @Endpoint(selfClockOut)
  out(
    @Caller() { userId }: WorkerCaller,
    @Input() { params, body }: CallParsed<typeof selfClockOut>,
  ): Promise<CallAnswer<typeof selfClockOut>> {
    return this.selfClock.out(userId, asId<ShiftId>(params.postId), body);
  }

  @Endpoint(recordBreak)
  recordBreak(
    @Caller() { userId }: WorkerCaller,
    @Input() { params, body }: CallParsed<typeof recordBreak>,
  ): Promise<CallAnswer<typeof recordBreak>> {
    return this.breaks.execute(userId, asId<ShiftId>(params.postId), body.breakMinutes);
  }
}
