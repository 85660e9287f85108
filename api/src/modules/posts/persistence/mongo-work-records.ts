import type { JobTitle } from '@leafshift/domain/posting-rules';
import { CONFIRMED_STATES, hoursOfPlace } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import type { Model, Types } from 'mongoose';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Database } from '../../../infra/mongo/database.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import {
  type LocationId,
  type SupervisorId,
  type WorkRecord,
  WorkRecords,
  type WorkTogether,
} from '../../profile/index.ts';
import { StandingRepository } from '../domain/ports/standing.repository.ts';
import { type PlaceDocument, placeCollection } from './place.schema.ts';
import { type ShiftDocument, shiftCollection } from './shift.schema.ts';

const LAST_SHIFTS = 5;

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

  override async together(employerId: EmployerId, workerId: WorkerId): Promise<WorkTogether> {
    const places = await this.#places
      .find(
        { ...completedFor(employerId), workerId: toObjectId(workerId) },
        { _id: 0, shiftId: 1, checkInTime: 1, checkOutTime: 1, rating: 1, completedAt: 1 },
      )
      .sort({ startsAt: -1 })
      .lean();
    const last = places.slice(0, LAST_SHIFTS);
    const shifts = await this.#shifts
      .find(
        { _id: { $in: last.map(({ shiftId }) => shiftId) } },
        { startsAt: 1, timeZone: 1, jobTitle: 1, location: 1 },
      )
      .lean();
    const byId = new Map(shifts.map((shift) => [shift._id.toHexString(), shift]));
    return {
      shiftsCompleted: places.length,
      hours: totalHours(places.map((place) => hoursOfPlace(place) ?? 0)),
      rating: average(places.flatMap(({ rating }) => rating ?? [])),
      lastShifts: last.flatMap((place) => {
        const shift = byId.get(place.shiftId.toHexString());
        return shift ? [shiftTogether(shift, place)] : [];
      }),
    };
  }

  override async completedFor(
    employerId: EmployerId,
    workerIds: readonly WorkerId[],
  ): Promise<ReadonlyMap<WorkerId, number>> {
    const counts = await this.#places.aggregate<{ _id: Types.ObjectId; count: number }>([
      {
        $match: { ...completedFor(employerId), workerId: { $in: workerIds.map(toObjectId) } },
      },
      { $group: { _id: '$workerId', count: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, count }) => [fromObjectId<WorkerId>(_id), count]));
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

const completedFor = (employerId: EmployerId) => ({
  employerId: toObjectId(employerId),
  completedAt: { $gt: new Date(0) },
});

const shiftTogether = (
  shift: Pick<ShiftDocument, '_id' | 'startsAt' | 'timeZone' | 'jobTitle' | 'location'>,
  place: Pick<PlaceDocument, 'checkInTime' | 'checkOutTime' | 'rating'>,
): WorkTogether['lastShifts'][number] => ({
  shiftId: shift._id.toHexString(),
  startsAt: shift.startsAt,
  timeZone: shift.timeZone,
  // Written only from forms whose schema has checked them.
  jobTitle: shift.jobTitle as JobTitle,
  locationName: shift.location.locationName,
  hours: hoursOfPlace(place) ?? 0,
  stars: place.rating,
});

/** Hundredths are added as whole numbers, so that the sum has two decimals as well. */
const totalHours = (hours: readonly number[]): number =>
  hours.reduce((sum, each) => sum + Math.round(each * 100), 0) / 100;

const average = (stars: readonly number[]): number | null =>
  stars.length === 0 ? null : stars.reduce((sum, each) => sum + each, 0) / stars.length;
