import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type { PostingTemplate } from '../domain/posting-template.ts';

export interface PostingTemplateDocument {
  _id: Types.ObjectId;
  employerId: Types.ObjectId;
  name: string;
  posting: PostingTemplate['posting'];
  updatedAt: Date;
}

/** Names compare without case and accents. */
export const NAME_COLLATION = { locale: 'en', strength: 1 } as const;

export const postingTemplateCollection = defineCollection<PostingTemplateDocument>({
  name: 'posting_templates',
  schema: new Schema<PostingTemplateDocument>(
    {
      employerId: { type: Schema.Types.ObjectId, required: true },
      name: { type: String, required: true },
      // Written only from forms whose schema has checked them.
      posting: { type: Schema.Types.Mixed, required: true },
      updatedAt: { type: Date, required: true },
    },
    { versionKey: false, minimize: false },
  ),
  indexes: [
    {
      name: 'one_a_name',
      key: { employerId: 1, name: 1 },
      unique: true,
      collation: NAME_COLLATION,
    },
  ],
});
