import type { PayoutDelay } from '@leafshift/domain/payout-dates';
import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type {
  PayoutAcceptance,
  PayoutHold,
  PayoutStatus,
  PayoutWaitsFor,
} from '../domain/payout-state.ts';

export interface PayoutDocument {
  _id: Types.ObjectId;
  workerId: Types.ObjectId;
  employerId: Types.ObjectId;
  invoiceId: Types.ObjectId;
  shiftId: Types.ObjectId;
  shiftDate: Date;
  timeZone: string;
  jobTitle: string;
  employerName: string;
  locationName: string;
  hours: number;
  rateCents: number;
  amountCents: number;
  /** Missing in pay that no correction has brought. */
  correction?: number;
  /** Missing in the pay of shifts. */
  isReward?: boolean;
  status: PayoutStatus;
  waitingFor: PayoutWaitsFor | null;
  /** Payouts of earlier versions have none; they were sent at most once. */
  attempt?: number;
  /** Missing in payouts of earlier versions, which nobody held. */
  hold?: PayoutHold | null;
  /** Missing in payouts of earlier versions, as is the next. */
  delay?: PayoutDelay | null;
  fundedAt?: Date | null;
  /** Missing in payouts of earlier versions, whose hours nobody was asked about. */
  acceptance?: PayoutAcceptance | null;
  sourceCharge: string | null;
  transferId: string | null;
  createdAt: Date;
  sentAt: Date | null;
  paidAt: Date | null;
}

const required = { required: true } as const;
const reference = { type: Schema.Types.ObjectId, ...required } as const;
const text = { type: String, ...required } as const;
const number = { type: Number, ...required } as const;
const date = { type: Date, ...required } as const;
const laterDate = { type: Date, default: null } as const;

const schema = new Schema<PayoutDocument>(
  {
    workerId: reference,
    employerId: reference,
    invoiceId: reference,
    shiftId: reference,
    shiftDate: date,
    timeZone: text,
    jobTitle: text,
    employerName: text,
    locationName: text,
    hours: number,
    rateCents: number,
    amountCents: number,
    correction: Number,
    isReward: Boolean,
    status: text,
    waitingFor: { type: String, default: null },
    attempt: { type: Number },
    hold: {
      type: new Schema<PayoutHold>({ reason: text, since: date, until: date }, { _id: false }),
      default: null,
    },
    delay: {
      type: new Schema<PayoutDelay>({ reason: text, since: date, until: date }, { _id: false }),
      default: null,
    },
    fundedAt: laterDate,
    acceptance: {
      type: new Schema<PayoutAcceptance>({ until: laterDate }, { _id: false }),
      default: null,
    },
    sourceCharge: { type: String, default: null },
    transferId: { type: String, default: null },
    createdAt: date,
    sentAt: laterDate,
    paidAt: laterDate,
  },
  { versionKey: false },
);

export const payoutCollection = defineCollection<PayoutDocument>({
  name: 'payouts',
  schema,
  shardKey: { shiftId: 1 },
  indexes: [
    {
      name: 'one_a_shift_worker_and_correction',
      key: { shiftId: 1, workerId: 1, correction: 1 },
      unique: true,
    },
    { name: 'worker_newest', key: { workerId: 1, createdAt: -1, _id: -1 } },
    { name: 'newest', key: { createdAt: -1, _id: -1 } },
    {
      name: 'by_status_newest',
      key: {
        status: 1,
        createdAt: -1,
        _id: -1,
        waitingFor: 1,
        'hold.until': 1,
        'acceptance.until': 1,
        amountCents: 1,
      },
    },
    { name: 'of_invoice', key: { invoiceId: 1 } },
    {
      name: 'in_need_of_bank',
      key: { workerId: 1, status: 1, waitingFor: 1 },
    },
    {
      name: 'names_to_compare',
      key: { createdAt: 1, _id: 1 },
      partialFilterExpression: { waitingFor: 'NAME' },
    },
    {
      name: 'by_transfer',
      key: { transferId: 1, _id: 1 },
      partialFilterExpression: { transferId: { $type: 'string' } },
    },
  ],
});
