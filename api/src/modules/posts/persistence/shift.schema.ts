import type { Credential } from '@leafshift/domain/credentials';
import type { PlacePrecision } from '@leafshift/domain/places/precision';
import { Schema, type Types } from 'mongoose';
import { BY_ID, type CollectionIndex, defineCollection } from '../../../infra/mongo/collection.ts';

export interface SupervisorDocument {
  id: string;
  name: string;
  phoneNumber: string;
  email: string;
}

export interface LocationDocument {
  id: string;
  locationName: string;
  fullAddress: string;
  address: string;
  city: string;
  province: string;
  postalCode: string;
  country: string;
  latitude: number;
  longitude: number;
  precision?: PlacePrecision;
}

export interface ShiftDocument {
  _id: Types.ObjectId;
  employerId: Types.ObjectId;
  seriesId: Types.ObjectId;
  seriesDays: string[];
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  /** The calendar day on which it starts there. */
  localDay: string;
  durationHours: number;
  rateCents: number;
  totalWorkers: number;
  jobType: string;
  jobTitle: string;
  supervisor: SupervisorDocument;
  location: LocationDocument;
  /** Longitude and latitude, for distances. */
  point: [number, number];
  /** The square of the map in which it lies, for searches within a distance, and the larger one around that. */
  cell: string;
  region: string;
  /** The place itself, for the order by the nearest. */
  place: number;
  /** The city without case and accents, for the filter. */
  cityKey: string;
  jobDescription: string;
  jobRequirements: string;
  /** Missing where the posting asks for none. */
  askedCredentials?: Credential[];
  searchText: string;
  requestCount: number;
  confirmedCount: number;
  ratedCount: number;
  /** Missing on shifts that were stored before no-shows were counted. */
  noShowCount?: number;
  /** Workers who were released late; missing where nobody was. */
  latePayCount?: number;
  openSpots: number;
  /** Whether workers find it: it has no status and a spot is open. */
  listed: boolean;
  status: 'Complete' | 'Cancelled' | null;
  takenDownReason?: string | null;
  createdAt: Date;
  completedAt: Date | null;
  invoiceId: string | null;
}

const required = { required: true } as const;
const text = { type: String, ...required } as const;
const possiblyEmpty = { type: String, default: '' } as const;
const number = { type: Number, ...required } as const;
const date = { type: Date, ...required } as const;
const reference = { type: Schema.Types.ObjectId, ...required } as const;

const supervisor = new Schema<SupervisorDocument>(
  { id: text, name: text, phoneNumber: text, email: text },
  { _id: false, id: false },
);

const location = new Schema<LocationDocument>(
  {
    id: text,
    locationName: text,
    fullAddress: text,
    address: text,
    city: text,
    province: text,
    postalCode: text,
    country: text,
    latitude: number,
    longitude: number,
    precision: String,
  },
  { _id: false, id: false },
);

const schema = new Schema<ShiftDocument>(
  {
    employerId: reference,
    seriesId: reference,
    seriesDays: { type: [String], ...required },
    startsAt: date,
    endsAt: date,
    timeZone: text,
    localDay: text,
    durationHours: number,
    rateCents: number,
    totalWorkers: number,
    jobType: text,
    jobTitle: text,
    supervisor: { type: supervisor, ...required },
    location: { type: location, ...required },
    point: { type: [Number], ...required },
    cell: text,
    region: text,
    place: number,
    cityKey: text,
    jobDescription: text,
    jobRequirements: possiblyEmpty,
    askedCredentials: { type: [String], default: undefined },
    searchText: text,
    requestCount: number,
    confirmedCount: number,
    ratedCount: number,
    noShowCount: { type: Number, default: 0 },
    latePayCount: Number,
    openSpots: number,
    listed: { type: Boolean, ...required },
    status: { type: String, default: null },
    takenDownReason: { type: String, default: null },
    createdAt: date,
    completedAt: { type: Date, default: null },
    invoiceId: { type: String, default: null },
  },
  { versionKey: false },
);

/**
 * What find-work filters by stands at the end of each of its indexes, so that a filter is decided
 * on the keys and only what is answered is read. `listed` comes first, because conditions reach the
 * keys of an index only together with one on its first field.
 */
const FILTERED = {
  endsAt: 1,
  localDay: 1,
  'location.province': 1,
  cityKey: 1,
  jobType: 1,
  'location.latitude': 1,
  'location.longitude': 1,
  searchText: 1,
} as const;

/** What tabs and filters of an employer's rows decide on. */
const ROW_FACTS: Readonly<Record<string, 1>> = Object.fromEntries(
  'status endsAt openSpots requestCount confirmedCount noShowCount latePayCount location.id supervisor.id searchText'
    .split(' ')
    .map((name) => [name, 1]),
);

const onlyListed = { listed: true } as const;

/** What find-work within a distance goes through: squares of the map, each in the order that is asked for. */
const ORDERS: Readonly<Record<string, CollectionIndex['key']>> = {
  soonest: { startsAt: 1, _id: 1, rateCents: 1 },
  newest: { createdAt: -1, _id: -1, startsAt: 1, rateCents: 1 },
  best_paid: { rateCents: -1, _id: -1, startsAt: 1 },
};
const ofSquares = (['cell', 'region'] as const).flatMap((square) =>
  Object.entries(ORDERS).map(
    ([order, key]): CollectionIndex => ({
      name: `${square}_${order}`,
      key: { listed: 1, [square]: 1, ...key, ...FILTERED, employerId: 1 },
      partialFilterExpression: onlyListed,
    }),
  ),
);

export const shiftCollection = defineCollection<ShiftDocument>({
  name: 'shifts',
  schema,
  shardKey: BY_ID,
  indexes: [
    {
      name: 'employer_by_start_and_spots',
      key: { employerId: 1, startsAt: -1, _id: -1, status: 1, openSpots: 1, searchText: 1 },
    },
    { name: 'employer_rows', key: { employerId: 1, startsAt: 1, _id: 1, ...ROW_FACTS } },
    { name: 'employer_completed', key: { employerId: 1, status: 1, completedAt: -1, _id: -1 } },
    {
      name: 'open_soonest',
      key: { listed: 1, startsAt: 1, _id: 1, rateCents: 1, ...FILTERED },
      partialFilterExpression: onlyListed,
    },
    {
      name: 'open_newest',
      key: { listed: 1, createdAt: -1, _id: -1, startsAt: 1, rateCents: 1, ...FILTERED },
      partialFilterExpression: onlyListed,
    },
    {
      name: 'open_best_paid',
      key: { listed: 1, rateCents: -1, _id: -1, startsAt: 1, ...FILTERED },
      partialFilterExpression: onlyListed,
    },
    ...ofSquares,
    // What find-work by the nearest goes through: one place after the other.
    {
      name: 'place_soonest',
      key: { listed: 1, place: 1, ...ORDERS.soonest, ...FILTERED, employerId: 1 },
      partialFilterExpression: onlyListed,
    },
    { name: 'latest', key: { startsAt: -1, _id: -1, status: 1, openSpots: 1 } },
    { name: 'market_by_start', key: { startsAt: 1, status: 1 } },
    { name: 'series', key: { seriesId: 1 } },
  ],
});
