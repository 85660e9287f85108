import { Schema, type Types } from 'mongoose';
import { BY_ID, defineCollection } from '../../../infra/mongo/collection.ts';
import type { Decision, Dispute } from '../domain/dispute.ts';
import type { LateTime, TimesheetState, Witness } from '../domain/timesheet.ts';

export interface OwnTimeDocument {
  at: Date;
  by: Witness;
  metres: number | null;
  acceptedAt: Date | null;
  late?: LateTime | null;
}

interface CountedTimesDocument {
  clockIn: Date | null;
  clockOut: Date | null;
  breakMinutes: number;
}

export interface CorrectionDocument {
  at: Date;
  before: CountedTimesDocument;
  after: CountedTimesDocument;
  reason: string;
}

export interface TimesheetDocument {
  /** The assignment's id. */
  _id: Types.ObjectId;
  shiftId: Types.ObjectId;
  employerId: Types.ObjectId;
  workerId: Types.ObjectId;
  startsAt: Date;
  state: TimesheetState;
  worker: {
    clockIn: OwnTimeDocument | null;
    clockOut: OwnTimeDocument | null;
    breakMinutes: number | null;
  };
  corrections: CorrectionDocument[];
  agreed: { hours: number; payCents: number } | null;
  acceptBy: Date | null;
  /** The next three are missing where nobody disputed. */
  dispute?: Dispute;
  disputedAt?: Date;
  decision?: Decision;
}

const required = { required: true } as const;
const reference = { type: Schema.Types.ObjectId, ...required } as const;
const date = { type: Date, ...required } as const;
const laterDate = { type: Date, default: null } as const;
const text = { type: String, ...required } as const;
const number = { type: Number, ...required } as const;
const laterNumber = { type: Number, default: null } as const;

const late = new Schema<LateTime>(
  { sentAt: date, codeFits: { type: Boolean, ...required } },
  { _id: false },
);
const ownTime = new Schema<OwnTimeDocument>(
  {
    at: date,
    by: text,
    metres: laterNumber,
    acceptedAt: laterDate,
    late: { type: late, default: null },
  },
  { _id: false },
);

const counted = new Schema<CountedTimesDocument>(
  { clockIn: laterDate, clockOut: laterDate, breakMinutes: number },
  { _id: false },
);

const correction = new Schema<CorrectionDocument>(
  {
    at: date,
    before: { type: counted, ...required },
    after: { type: counted, ...required },
    reason: { type: String, default: '' },
  },
  { _id: false },
);

const agreed = new Schema({ hours: number, payCents: number }, { _id: false });

const times = { clockIn: date, clockOut: date, breakMinutes: number } as const;
const answer = new Schema(
  { at: date, agree: { type: Boolean, ...required }, reason: { type: String, default: '' } },
  { _id: false },
);
const dispute = new Schema<Dispute>(
  {
    ...times,
    at: date,
    reason: text,
    sentHome: Boolean,
    answerBy: date,
    answer: { type: answer, default: null },
  },
  { _id: false },
);
const decision = new Schema<Decision>(
  {
    at: date,
    by: text,
    times: { type: new Schema(times, { _id: false }), default: null },
    sentHome: Boolean,
    reason: { type: String, default: '' },
  },
  { _id: false },
);

const schema = new Schema<TimesheetDocument>(
  {
    shiftId: reference,
    employerId: reference,
    workerId: reference,
    startsAt: date,
    state: text,
    worker: {
      clockIn: { type: ownTime, default: null },
      clockOut: { type: ownTime, default: null },
      breakMinutes: laterNumber,
    },
    corrections: { type: [correction], default: [] },
    agreed: { type: agreed, default: null },
    acceptBy: laterDate,
    dispute,
    disputedAt: Date,
    decision,
  },
  { versionKey: false },
);

/** One document an assignment, made when its hours are first recorded. */
export const timesheetCollection = defineCollection<TimesheetDocument>({
  name: 'timesheets',
  schema,
  shardKey: BY_ID,
  indexes: [
    { name: 'of_employer', key: { employerId: 1, state: 1, startsAt: -1, _id: -1 } },
    {
      name: 'disputed',
      key: { disputedAt: 1, _id: 1 },
      partialFilterExpression: { state: 'disputed' },
    },
    { name: 'of_worker', key: { workerId: 1, state: 1, startsAt: -1, _id: -1 } },
  ],
});
