import { isConfirmedState, PLACE_STATES } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { Database } from '../../../infra/mongo/database.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import {
  Activity,
  type EmployerActivity,
  type Span,
  type WorkerActivity,
} from '../domain/ports/activity.ts';
import { type PlaceDocument, placeCollection } from './place.schema.ts';
import { type ShiftDocument, shiftCollection } from './shift.schema.ts';

const CONFIRMED = PLACE_STATES.filter(
  (state): state is PlaceDocument['state'] => state !== 'none' && isConfirmedState(state),
);

const NOTHING: EmployerActivity = { shifts: 0, places: 0, filled: 0, requests: 0 };

/** Counts of shifts and places in MongoDB. */
@Injectable()
export class MongoActivity extends Activity {
  readonly #shifts: Model<ShiftDocument>;
  readonly #places: Model<PlaceDocument>;

  constructor(database: Database) {
    super();
    this.#shifts = database.model(shiftCollection);
    this.#places = database.model(placeCollection);
  }

  override async ofEmployer(employerId: EmployerId, span: Span): Promise<EmployerActivity> {
    const [counted] = await this.#shifts.aggregate<EmployerActivity>([
      {
        $match: {
          employerId: toObjectId(employerId),
          startsAt: within(span),
          status: { $ne: 'Cancelled' },
        },
      },
      {
        $group: {
          _id: null,
          shifts: { $sum: 1 },
          places: { $sum: '$totalWorkers' },
          filled: { $sum: '$confirmedCount' },
          requests: { $sum: '$requestCount' },
        },
      },
      { $project: { _id: 0 } },
    ]);
    return counted ?? NOTHING;
  }

  override async ofWorker(workerId: WorkerId, span: Span): Promise<WorkerActivity> {
    const places = await this.#places
      .find(
        {
          workerId: toObjectId(workerId),
          active: { $in: [true, false] },
          startsAt: within(span),
          state: { $in: CONFIRMED },
        },
        { shiftId: 1 },
      )
      .sort({ startsAt: 1 })
      .lean();
    const [place] = places;
    const first = place && (await this.#shifts.findById(place.shiftId).lean());
    return {
      shifts: places.length,
      first: first
        ? {
            startsAt: first.startsAt,
            timeZone: first.timeZone,
            locationName: first.location.locationName,
          }
        : null,
    };
  }

  override countOpen(span: Span, province: string | null): Promise<number> {
    return this.#shifts.countDocuments({
      listed: true,
      startsAt: within(span),
      ...(province && { 'location.province': province }),
    });
  }
}

const within = ({ from, to }: Span) => ({ $gte: from, $lt: to });
