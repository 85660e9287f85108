import {
  availability,
  changeAvailability,
  markBusiness,
  markedBusinesses,
  unmarkBusiness,
} from '@leafshift/contracts/availability';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId, type EmployerId } from '../../../core/ids.ts';
import { BusinessMarks } from '../application/business-marks.ts';
import { OwnAvailabilities } from '../application/own-availability.ts';

/** What a worker says about when, as what and for whom they work. */
@Controller()
export class AvailabilityController {
  constructor(
    private readonly own: OwnAvailabilities,
    private readonly marks: BusinessMarks,
  ) {}

  @Endpoint(availability)
  get(@Caller() { userId }: WorkerCaller): Promise<CallAnswer<typeof availability>> {
    return this.own.get(userId);
  }

  @Endpoint(changeAvailability)
  change(
    @Caller() { userId }: WorkerCaller,
    @Input() { body }: CallParsed<typeof changeAvailability>,
  ): Promise<CallAnswer<typeof changeAvailability>> {
    return this.own.change(userId, body);
  }

  @Endpoint(markedBusinesses)
  async businesses(
    @Caller() { userId }: WorkerCaller,
  ): Promise<CallAnswer<typeof markedBusinesses>> {
    return { businesses: await this.marks.list(userId) };
  }

  @Endpoint(markBusiness)
  mark(
    @Caller() { userId }: WorkerCaller,
    @Input() { params, body }: CallParsed<typeof markBusiness>,
  ): Promise<CallAnswer<typeof markBusiness>> {
    return this.marks.mark(userId, asId<EmployerId>(params.employerId), body.mark);
  }

  @Endpoint(unmarkBusiness)
  unmark(
    @Caller() { userId }: WorkerCaller,
    @Input() { params }: CallParsed<typeof unmarkBusiness>,
  ): Promise<void> {
    return this.marks.unmark(userId, asId<EmployerId>(params.employerId));
  }
}
