import type { AssignmentState } from '@leafshift/domain/shift-lifecycle';
import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

/** The terms that a worker asked on or agreed to last. */
export interface AgreedDocument {
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  durationHours: number;
  jobType: string;
  jobTitle: string;
  rateCents: number;
  locationName: string;
  fullAddress: string;
  city: string;
  province: string;
}

export interface AssignmentDocument {
  _id: Types.ObjectId;
  shiftId: Types.ObjectId;
  employerId: Types.ObjectId;
  workerId: Types.ObjectId;
  state: Exclude<AssignmentState, 'none'>;
  /** Until it is withdrawn or cancelled, or its shift is submitted. */
  active: boolean;
  startsAt: Date;
  endsAt: Date;
  requestedAt: Date;
  /** Absent before the confirmation, and on those of releases before. */
  confirmedAt?: Date;
  checkInTime: Date | null;
  checkOutTime: Date | null;
  /** Absent where nobody has entered a break. */
  breakMinutes?: number;
  rating: number | null;
  /** While the worker is not shown the stars; absent on what was rated before stars were hidden. */
  ratingHidden?: boolean;
  /** Null on assignments whose shift was gone when terms began to be kept. */
  agreed: AgreedDocument | null;
  agreedAt: Date | null;
  /** Missing where no release or cancellation is paid. */
  latePayHours?: number;
  /** Missing where nobody was released. */
  release?: { reason: string; at: Date };
  /** Missing where the employer has not said so. */
  leftByChoice?: string;
  completedAt: Date | null;
}

const required = { required: true } as const;
const reference = { type: Schema.Types.ObjectId, ...required } as const;
const date = { type: Date, ...required } as const;
const laterDate = { type: Date, default: null } as const;

const text = { type: String, ...required } as const;
const number = { type: Number, ...required } as const;

const agreed = new Schema<AgreedDocument>(
  {
    startsAt: date,
    endsAt: date,
    timeZone: text,
    durationHours: number,
    jobType: text,
    jobTitle: text,
    rateCents: number,
    locationName: text,
    fullAddress: text,
    city: text,
    province: text,
  },
  { _id: false },
);

const schema = new Schema<AssignmentDocument>(
  {
    shiftId: reference,
    employerId: reference,
    workerId: reference,
    state: { type: String, ...required },
    active: { type: Boolean, ...required },
    startsAt: date,
    endsAt: date,
    requestedAt: date,
    confirmedAt: Date,
    checkInTime: laterDate,
    checkOutTime: laterDate,
    breakMinutes: Number,
    rating: { type: Number, default: null },
    ratingHidden: Boolean,
    agreed: { type: agreed, default: null },
    agreedAt: laterDate,
    latePayHours: Number,
    release: new Schema({ reason: text, at: date }, { _id: false }),
    leftByChoice: String,
    completedAt: laterDate,
  },
  { versionKey: false },
);

/** One document for each worker who ever requested a shift. */
export const assignmentCollection = defineCollection<AssignmentDocument>({
  name: 'assignments',
  schema,
  shardKey: { shiftId: 1 },
  indexes: [
    { name: 'one_a_worker_and_shift', key: { shiftId: 1, workerId: 1 }, unique: true },
    { name: 'of_shift', key: { shiftId: 1, state: 1, requestedAt: 1 } },
    {
      name: 'active_of_worker',
      key: { workerId: 1, active: 1, startsAt: 1, shiftId: 1, endsAt: 1, state: 1 },
    },
    { name: 'latest_of_worker', key: { workerId: 1, startsAt: -1, _id: -1 } },
    { name: 'completed_of_worker', key: { workerId: 1, completedAt: -1, shiftId: -1 } },
    { name: 'workers_of_employer', key: { employerId: 1, workerId: 1, state: 1 } },
    {
      name: 'shifts_of_workers',
      key: { employerId: 1, workerId: 1, state: 1, startsAt: -1, shiftId: 1 },
    },
  ],
});
