import { ALLOWANCE_WINDOW_MS, type SentForm } from '@leafshift/domain/posting-allowance';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { SentForms } from '../domain/sent-forms.ts';
import { type SentFormsDocument, sentFormsCollection } from './sent-forms.schema.ts';

/** Sent forms in MongoDB, one document a business. */
@Injectable()
export class MongoSentForms extends SentForms {
  constructor(
    @InjectModel(sentFormsCollection.name) private readonly sent: Model<SentFormsDocument>,
  ) {
    super();
  }

  override async list(employerId: EmployerId): Promise<readonly SentForm[]> {
    const stored = await this.sent.findById(toObjectId(employerId)).lean();
    return (stored?.forms ?? []).map(({ at, postings }) => ({ at, postings }));
  }

  override async add(employerId: EmployerId, { at, postings }: SentForm): Promise<void> {
    const since = new Date(at.getTime() - ALLOWANCE_WINDOW_MS);
    await this.sent.updateOne(
      { _id: toObjectId(employerId) },
      [
        {
          $set: {
            forms: {
              $concatArrays: [
                {
                  $filter: {
                    input: { $ifNull: ['$forms', []] },
                    cond: { $gt: ['$$this.at', since] },
                  },
                },
                [{ at, postings }],
              ],
            },
          },
        },
      ],
      { upsert: true, updatePipeline: true },
    );
  }

  override async forget(employerId: EmployerId): Promise<void> {
    await this.sent.deleteOne({ _id: toObjectId(employerId) });
  }
}
