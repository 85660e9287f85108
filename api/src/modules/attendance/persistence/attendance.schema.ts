import { Schema, type Types } from 'mongoose';
import { BY_ID, defineCollection } from '../../../infra/mongo/collection.ts';

export interface NobodyHereDocument {
  at: Date;
  metres: number | null;
  stillAt: Date | null;
  stillMetres: number | null;
}

export interface ArrivingDocument {
  at: Date;
  minutesLate: number;
}

export interface AttendanceDocument {
  /** The assignment's id. */
  _id: Types.ObjectId;
  shiftId: Types.ObjectId;
  employerId: Types.ObjectId;
  workerId: Types.ObjectId;
  startsAt: Date;
  endsAt: Date;
  askedAt: Date | null;
  answeredAt: Date | null;
  nobodyHere: NobodyHereDocument | null;
  /** Not on entries of before it could be said. */
  arriving?: ArrivingDocument | null;
  /** When the back office was told of it. */
  toldAt: Date | null;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;
const date = { type: Date, required: true } as const;
const laterDate = { type: Date, default: null } as const;
const laterNumber = { type: Number, default: null } as const;

const nobodyHere = new Schema<NobodyHereDocument>(
  { at: date, metres: laterNumber, stillAt: laterDate, stillMetres: laterNumber },
  { _id: false },
);

const arriving = new Schema<ArrivingDocument>(
  { at: date, minutesLate: { type: Number, required: true } },
  { _id: false },
);

export const attendanceCollection = defineCollection<AttendanceDocument>({
  name: 'attendance',
  schema: new Schema<AttendanceDocument>(
    {
      shiftId: reference,
      employerId: reference,
      workerId: reference,
      startsAt: date,
      endsAt: date,
      askedAt: laterDate,
      answeredAt: laterDate,
      nobodyHere: { type: nobodyHere, default: null },
      arriving: { type: arriving, default: null },
      toldAt: laterDate,
    },
    { versionKey: false },
  ),
  shardKey: BY_ID,
  indexes: [
    { name: 'of_shift', key: { employerId: 1, shiftId: 1 } },
    { name: 'of_worker', key: { workerId: 1, endsAt: 1 } },
    {
      name: 'told',
      key: { toldAt: -1, _id: -1 },
      partialFilterExpression: { toldAt: { $gt: new Date(0) } },
    },
  ],
});
