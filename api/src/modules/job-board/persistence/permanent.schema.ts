import type { Credential } from '@leafshift/domain/credentials';
import type { Benefit, EmploymentKind } from '@leafshift/domain/job-facts';
import type { PostingState } from '@leafshift/domain/moderation';
import { Schema, type Types } from 'mongoose';
import { BY_ID, defineCollection } from '../../../infra/mongo/collection.ts';
import type { JobAddress } from '../domain/permanent-posting.ts';

export interface PermanentDocument {
  _id: Types.ObjectId;
  employerId: Types.ObjectId;
  jobType: string;
  location: string;
  locationId: string | null;
  province: string;
  rateCents: number;
  rateHighCents: number;
  jobDescription: string;
  /** The facts and the address are missing in postings that are older than they. */
  employmentKind?: EmploymentKind | null;
  weeklyHours?: number | null;
  benefits?: Benefit[];
  credentials?: Credential[];
  address?: JobAddress | null;
  /** The words of the facts stand at its end. */
  searchText: string;
  /** Those of the search text, by which the board is searched. */
  words: string[];
  createdAt: Date;
  expiresAt: Date;
  /** Missing in postings that are older than reviews: those are published. */
  state?: PostingState;
  stateReason?: string | null;
  revision?: number;
  /** Whether the back office has approved it. */
  approved?: boolean;
  /** Only while it waits for review. */
  waitingSince?: Date;
  /** Off the board until then. */
  hiddenUntil?: Date;
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;
const date = { type: Date, required: true } as const;

const schema = new Schema<PermanentDocument>(
  {
    employerId: { type: Schema.Types.ObjectId, required: true },
    jobType: text,
    location: text,
    locationId: { type: String, default: null },
    province: text,
    rateCents: number,
    rateHighCents: number,
    jobDescription: text,
    employmentKind: String,
    weeklyHours: Number,
    benefits: { type: [String], default: undefined },
    credentials: { type: [String], default: undefined },
    address: { type: { street: String, city: String, postalCode: String, _id: false } },
    searchText: text,
    words: { type: [String], required: true },
    createdAt: date,
    expiresAt: date,
    state: String,
    stateReason: String,
    revision: Number,
    approved: Boolean,
    waitingSince: Date,
    hiddenUntil: Date,
  },
  { versionKey: false },
);

const FILTERED = { expiresAt: 1, hiddenUntil: 1, province: 1, searchText: 1 } as const;

export const permanentCollection = defineCollection<PermanentDocument>({
  name: 'permanent_postings',
  schema,
  shardKey: BY_ID,
  indexes: [
    { name: 'board_newest_shown', key: { createdAt: -1, _id: -1, ...FILTERED } },
    { name: 'board_best_paid_shown', key: { rateHighCents: -1, _id: -1, ...FILTERED } },
    { name: 'words', key: { words: 1, expiresAt: 1, hiddenUntil: 1, province: 1 } },
    { name: 'employer_newest', key: { employerId: 1, createdAt: -1, _id: -1, searchText: 1 } },
    { name: 'waiting', key: { waitingSince: 1, _id: 1 }, sparse: true },
  ],
});
