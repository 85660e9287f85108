import { CONFIRMED_STATES } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Database } from '../../../infra/mongo/database.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import {
  type LocationId,
  type SupervisorId,
  type WorkRecord,
  WorkRecords,
} from '../../profile/index.ts';
import { StandingRepository } from '../domain/ports/standing.repository.ts';
import { type PlaceDocument, placeCollection } from './place.schema.ts';
import { type ShiftDocument, shiftCollection } from './shift.schema.ts';

/** What profiles ask about shifts, from the shifts in MongoDB. */
@Injectable()
export class MongoWorkRecords extends WorkRecords {
  readonly #shifts: Model<ShiftDocument>;
  readonly #places: Model<PlaceDocument>;

  constructor(
    database: Database,
    private readonly standings: StandingRepository,
    private readonly clock: Clock,
  ) {
    super();
    this.#shifts = database.model(shiftCollection);
    this.#places = database.model(placeCollection);
  }

  override async findForEmployer(
    employerId: EmployerId,
    workerId: WorkerId,
  ): Promise<WorkRecord | null> {
    const place = await this.#places.exists({
      employerId: toObjectId(employerId),
      workerId: toObjectId(workerId),
      state: { $in: ['requested', ...CONFIRMED_STATES] },
    });
    return place && this.standings.find(workerId);
  }

  override needsSupervisor(employerId: EmployerId, supervisorId: SupervisorId): Promise<boolean> {
    return this.#isComing(employerId, { 'supervisor.id': supervisorId });
  }

  override needsLocation(employerId: EmployerId, locationId: LocationId): Promise<boolean> {
    return this.#isComing(employerId, { 'location.id': locationId });
  }

  async #isComing(employerId: EmployerId, where: Record<string, string>): Promise<boolean> {
    const shift = await this.#shifts.exists({
      employerId: toObjectId(employerId),
      status: null,
      endsAt: { $gt: this.clock.now() },
      ...where,
    });
    return shift !== null;
  }
}
