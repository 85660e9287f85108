import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { ComingShifts, type LocationId, type SupervisorId } from '../../profile/index.ts';
import { type ShiftDocument, shiftCollection } from './shift.schema.ts';

/** What profiles ask about shifts that are still to come, from the shifts in MongoDB. */
@Injectable()
export class MongoComingShifts extends ComingShifts {
  constructor(
    @InjectModel(shiftCollection.name) private readonly shifts: Model<ShiftDocument>,
    private readonly clock: Clock,
  ) {
    super();
  }

  override needSupervisor(employerId: EmployerId, supervisorId: SupervisorId): Promise<boolean> {
    return this.#isComing(employerId, { 'supervisor.id': supervisorId });
  }

  override needLocation(employerId: EmployerId, locationId: LocationId): Promise<boolean> {
    return this.#isComing(employerId, { 'location.id': locationId });
  }

  async #isComing(employerId: EmployerId, where: Record<string, string>): Promise<boolean> {
    const shift = await this.shifts.exists({
      employerId: toObjectId(employerId),
      status: null,
      endsAt: { $gt: this.clock.now() },
      ...where,
    });
    return shift !== null;
  }
}
