import { Schema } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type { PartTally } from '../domain/part-tallies.ts';

export interface PartTallyDocument extends PartTally {
  /** When its ten minutes began. */
  at: Date;
}

const KEPT_SECONDS = 2 * 24 * 60 * 60;

const required = { required: true } as const;
const text = { type: String, ...required } as const;
const number = { type: Number, ...required } as const;

export const partTallyCollection = defineCollection<PartTallyDocument>({
  name: 'part_tallies',
  schema: new Schema<PartTallyDocument>(
    {
      remote: text,
      release: text,
      side: text,
      at: { type: Date, ...required },
      loads: number,
      failures: number,
      crashes: number,
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'one_a_step', key: { at: 1, remote: 1, release: 1, side: 1 }, unique: true },
    { name: 'expire', key: { at: 1 }, expireAfterSeconds: KEPT_SECONDS },
  ],
});
