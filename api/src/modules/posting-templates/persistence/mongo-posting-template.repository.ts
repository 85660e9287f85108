import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { isDuplicateKey } from '../../../infra/mongo/mongo-errors.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { PostingTemplateRepository } from '../domain/posting-template.repository.ts';
import type { PostingTemplate, PostingTemplateId } from '../domain/posting-template.ts';
import {
  NAME_COLLATION,
  type PostingTemplateDocument,
  postingTemplateCollection,
} from './posting-template.schema.ts';

/** Posting templates in MongoDB. */
@Injectable()
export class MongoPostingTemplateRepository extends PostingTemplateRepository {
  constructor(
    @InjectModel(postingTemplateCollection.name)
    private readonly templates: Model<PostingTemplateDocument>,
  ) {
    super();
  }

  override async list(employerId: EmployerId): Promise<readonly PostingTemplate[]> {
    const stored = await this.templates
      .find(ownedBy(employerId))
      .sort({ name: 1 })
      .collation(NAME_COLLATION)
      .lean();
    return stored.map(toTemplate);
  }

  override count(employerId: EmployerId): Promise<number> {
    return this.templates.countDocuments(ownedBy(employerId)).exec();
  }

  override async add({ id, employerId, ...rest }: PostingTemplate) {
    const document = { _id: toObjectId(id), ...ownedBy(employerId), ...rest };
    return this.#unlessNameInUse(async () => {
      await this.templates.insertMany([document], { lean: true });
      return 'added' as const;
    });
  }

  override async replace({ id, employerId, ...rest }: PostingTemplate) {
    return this.#unlessNameInUse(async () => {
      const { matchedCount } = await this.templates.updateOne(
        { _id: toObjectId(id), ...ownedBy(employerId) },
        { $set: rest },
      );
      return matchedCount > 0 ? ('replaced' as const) : ('not-found' as const);
    });
  }

  override async remove(employerId: EmployerId, id: PostingTemplateId): Promise<boolean> {
    const { deletedCount } = await this.templates.deleteOne({
      _id: toObjectId(id),
      ...ownedBy(employerId),
    });
    return deletedCount > 0;
  }

  override async removeOf(employerId: EmployerId): Promise<void> {
    await this.templates.deleteMany(ownedBy(employerId));
  }

  async #unlessNameInUse<Result>(write: () => Promise<Result>): Promise<Result | 'name-in-use'> {
    try {
      return await write();
    } catch (error) {
      if (isDuplicateKey(error, 'one_a_name')) {
        return 'name-in-use';
      }
      throw error;
    }
  }
}

const ownedBy = (employerId: EmployerId) => ({ employerId: toObjectId(employerId) });

const toTemplate = (stored: PostingTemplateDocument): PostingTemplate => ({
  id: fromObjectId<PostingTemplateId>(stored._id),
  employerId: fromObjectId<EmployerId>(stored.employerId),
  name: stored.name,
  posting: stored.posting,
  updatedAt: stored.updatedAt,
});
