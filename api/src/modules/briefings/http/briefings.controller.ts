import {
  briefingReaders,
  briefings,
  comingBriefings,
  readBriefing,
  saveBriefing,
} from '@leafshift/contracts/briefings';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import { isOwnStore } from '../../../core/members/own-stores.ts';
import type { ShiftId } from '../../posts/index.ts';
import type { LocationId } from '../../profile/index.ts';
import { ShiftBriefings } from '../application/shift-briefings.ts';
import { SiteBriefings } from '../application/site-briefings.ts';

/** What confirmed workers have to know of a location. */
@Controller()
export class BriefingsController {
  constructor(
    private readonly sites: SiteBriefings,
    private readonly ofShifts: ShiftBriefings,
  ) {}

  @Endpoint(briefings)
  async list(@Caller() { userId }: EmployerCaller): Promise<CallAnswer<typeof briefings>> {
    const found = await this.sites.list(userId);
    return { briefings: found.filter(({ location }) => isOwnStore(location)) };
  }

  @Endpoint(saveBriefing)
  async save(
    @Caller() { userId }: EmployerCaller,
    @Input() { params, body }: CallParsed<typeof saveBriefing>,
  ): Promise<CallAnswer<typeof saveBriefing>> {
    const locationId = asId<LocationId>(params.locationId);
    return { briefing: await this.sites.save(userId, locationId, body) };
  }

  @Endpoint(comingBriefings)
  async coming(@Caller() { userId }: WorkerCaller): Promise<CallAnswer<typeof comingBriefings>> {
    return { briefings: await this.ofShifts.coming(userId) };
  }

  @Endpoint(briefingReaders)
  readers(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof briefingReaders>,
  ): Promise<CallAnswer<typeof briefingReaders>> {
    return this.ofShifts.readers(userId, asId<ShiftId>(params.postId));
  }

  @Endpoint(readBriefing)
  read(
    @Caller() { userId }: WorkerCaller,
    @Input() { params, body }: CallParsed<typeof readBriefing>,
  ): Promise<void> {
    return this.ofShifts.read(userId, asId<ShiftId>(params.postId), body.version);
  }
}
