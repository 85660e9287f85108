import type { AnswerKind } from '@leafshift/domain/applications';
import type { Language } from '@leafshift/domain/languages';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type OwnAnswer, OwnAnswerRepository } from '../domain/answer-template.ts';
import { type OwnAnswersDocument, ownAnswersCollection } from './own-answers.schema.ts';

/** Own answers in MongoDB, one document a business. */
@Injectable()
export class MongoOwnAnswers extends OwnAnswerRepository {
  constructor(
    @InjectModel(ownAnswersCollection.name) private readonly own: Model<OwnAnswersDocument>,
  ) {
    super();
  }

  override async list(employerId: EmployerId): Promise<readonly OwnAnswer[]> {
    return (await this.own.findById(toObjectId(employerId)).lean())?.answers ?? [];
  }

  override set(employerId: EmployerId, answer: OwnAnswer): Promise<void> {
    return this.#replace(employerId, answer, [{ ...answer }]);
  }

  override reset(employerId: EmployerId, kind: AnswerKind, language: Language): Promise<void> {
    return this.#replace(employerId, { kind, language }, []);
  }

  override async removeAll(employerId: EmployerId): Promise<void> {
    await this.own.deleteOne({ _id: toObjectId(employerId) });
  }

  /** One update, so that two answers changed at once are both kept. */
  async #replace(
    employerId: EmployerId,
    { kind, language }: Pick<OwnAnswer, 'kind' | 'language'>,
    by: readonly OwnAnswer[],
  ): Promise<void> {
    const others = {
      $filter: {
        input: { $ifNull: ['$answers', []] },
        cond: { $or: [{ $ne: ['$$this.kind', kind] }, { $ne: ['$$this.language', language] }] },
      },
    };
    await this.own.updateOne(
      { _id: toObjectId(employerId) },
      [{ $set: { answers: { $concatArrays: [others, { $literal: by }] } } }],
      { upsert: true, updatePipeline: true },
    );
  }
}
