import type { ApplicationStage } from '@leafshift/domain/applications';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, UpdateQuery } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { wordFilter } from '../../../infra/mongo/word-filter.ts';
import type { PermanentPostingId } from '../../job-board/index.ts';
import {
  type ApplicationFilter,
  ApplicationRepository,
  type StageCount,
} from '../domain/application.repository.ts';
import type {
  Application,
  ApplicationId,
  ApplicationNote,
  SentAnswer,
} from '../domain/application.ts';
import { applicationToStore, toApplication } from './application.mapper.ts';
import { type ApplicationDocument, applicationCollection } from './application.schema.ts';

const LATEST: KeysetSort = [
  ['createdAt', -1],
  ['_id', -1],
];

/** Employers' applications in MongoDB. */
@Injectable()
export class MongoApplicationRepository extends ApplicationRepository {
  constructor(
    @InjectModel(applicationCollection.name)
    private readonly applications: Model<ApplicationDocument>,
  ) {
    super();
  }

  override async add(application: Application): Promise<ApplicationId> {
    const { postingId, emailKey, ...added } = applicationToStore(application);
    const kept = await this.applications
      .findOneAndUpdate(
        { postingId, emailKey },
        { $setOnInsert: added },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return fromObjectId<ApplicationId>(kept._id);
  }

  override async find(employerId: EmployerId, id: ApplicationId): Promise<Application | null> {
    const stored = await this.applications.findOne(own(employerId, id)).lean();
    return stored && toApplication(stored);
  }

  override async list(
    employerId: EmployerId,
    { postingId, stage, words }: ApplicationFilter,
    page: PageRequest,
  ): Promise<Page<Application>> {
    const query = keysetQuery(LATEST, page);
    const filter = {
      employerId: toObjectId(employerId),
      ...(postingId && { postingId: toObjectId(postingId) }),
      ...(stage && { stage }),
      ...wordFilter(words),
    };
    const stored = await this.applications
      .find({ $and: [filter, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .hint(postingId ? 'posting_latest' : 'employer_latest')
      .lean();
    const { rows, nextCursor } = keysetPage(LATEST, stored, page.limit);
    return { items: rows.map(toApplication), nextCursor };
  }

  override async countStages(employerId: EmployerId): Promise<readonly StageCount[]> {
    const counted = await this.applications
      .aggregate<{
        _id: Pick<ApplicationDocument, 'postingId' | 'stage'>;
        title: string;
        count: number;
      }>([
        { $match: { employerId: toObjectId(employerId) } },
        {
          $group: {
            _id: { postingId: '$postingId', stage: '$stage' },
            title: { $max: '$title' },
            count: { $sum: 1 },
          },
        },
      ])
      .hint('counts');
    return counted.map(({ _id, title, count }) => ({
      postingId: fromObjectId<PermanentPostingId>(_id.postingId),
      stage: _id.stage,
      title,
      count,
    }));
  }

  override setStage(employerId: EmployerId, id: ApplicationId, stage: ApplicationStage) {
    return this.#change(employerId, id, {}, { $set: { stage } });
  }

  override addNote(
    employerId: EmployerId,
    id: ApplicationId,
    { id: noteId, text, at }: ApplicationNote,
    most: number,
  ): Promise<Application | null> {
    return this.#change(
      employerId,
      id,
      { [`notes.${most - 1}`]: { $exists: false } },
      { $push: { notes: { _id: toObjectId(noteId), text, at } } },
    );
  }

  override addAnswer(
    employerId: EmployerId,
    id: ApplicationId,
    { id: answerId, ...answer }: SentAnswer,
    { stage, most }: { readonly stage: ApplicationStage | null; readonly most: number },
  ): Promise<Application | null> {
    return this.#change(
      employerId,
      id,
      { [`answers.${most - 1}`]: { $exists: false } },
      {
        $push: { answers: { _id: toObjectId(answerId), ...answer } },
        ...(stage && { $set: { stage } }),
      },
    );
  }

  override async remove(employerId: EmployerId, id: ApplicationId): Promise<Application | null> {
    const removed = await this.applications.findOneAndDelete(own(employerId, id)).lean();
    return removed && toApplication(removed);
  }

  override async listOfEmployer(employerId: EmployerId): Promise<readonly Application[]> {
    const stored = await this.applications
      .find({ employerId: toObjectId(employerId) })
      .sort({ createdAt: -1, _id: -1 })
      .lean();
    return stored.map(toApplication);
  }

  async #change(
    employerId: EmployerId,
    id: ApplicationId,
    condition: object,
    change: UpdateQuery<ApplicationDocument>,
  ): Promise<Application | null> {
    const changed = await this.applications
      .findOneAndUpdate({ ...own(employerId, id), ...condition }, change, {
        returnDocument: 'after',
      })
      .lean();
    return changed && toApplication(changed);
  }
}

const own = (employerId: EmployerId, id: ApplicationId) => ({
  _id: toObjectId(id),
  employerId: toObjectId(employerId),
});
