import type { AnswerKind, ApplicationStage, ConsentVersion } from '@leafshift/domain/applications';
import type { Language } from '@leafshift/domain/languages';
import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface ApplicationDocument {
  _id: Types.ObjectId;
  employerId: Types.ObjectId;
  postingId: Types.ObjectId;
  title: string;
  name: string;
  email: string;
  /** As addresses compare: one application of an address for a posting. */
  emailKey: string;
  phone: string;
  words: string;
  /** Name, address and title, as searches compare them. */
  searchText: string;
  language: Language;
  /** The key of the file. */
  resume: string | null;
  userId?: Types.ObjectId;
  member: { city: string; province: string; certificates: string[] } | null;
  consent: { version: ConsentVersion; at: Date };
  stage: ApplicationStage;
  notes: { _id: Types.ObjectId; text: string; at: Date }[];
  answers: { _id: Types.ObjectId; kind: AnswerKind; subject: string; text: string; at: Date }[];
  createdAt: Date;
  removedOn: Date;
}

const text = { type: String, required: true } as const;
const empty = { type: String, default: '' } as const;
const date = { type: Date, required: true } as const;
const reference = { type: Schema.Types.ObjectId, required: true } as const;
const part = { _id: false } as const;

export const applicationCollection = defineCollection<ApplicationDocument>({
  name: 'applications',
  schema: new Schema<ApplicationDocument>(
    {
      employerId: reference,
      postingId: reference,
      title: text,
      name: text,
      email: text,
      emailKey: text,
      phone: empty,
      words: empty,
      searchText: text,
      language: text,
      resume: { type: String, default: null },
      userId: Schema.Types.ObjectId,
      member: {
        type: new Schema({ city: empty, province: empty, certificates: [String] }, part),
        default: null,
      },
      consent: { type: new Schema({ version: text, at: date }, part), required: true },
      stage: text,
      notes: [new Schema({ _id: reference, text, at: date })],
      answers: [new Schema({ _id: reference, kind: text, subject: text, text, at: date })],
      createdAt: date,
      removedOn: date,
    },
    { versionKey: false },
  ),
  shardKey: { postingId: 1 },
  indexes: [
    { name: 'one_an_address', key: { postingId: 1, emailKey: 1 }, unique: true },
    {
      name: 'employer_latest',
      key: { employerId: 1, createdAt: -1, _id: -1, stage: 1, searchText: 1 },
    },
    {
      name: 'posting_latest',
      key: { employerId: 1, postingId: 1, createdAt: -1, _id: -1, stage: 1, searchText: 1 },
    },
    { name: 'counts', key: { employerId: 1, postingId: 1, stage: 1, title: 1 } },
    { name: 'of_member', key: { userId: 1 }, sparse: true },
  ],
});
