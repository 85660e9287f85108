import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { SentApplications } from '../domain/application.repository.ts';
import type { Application, ApplicationId } from '../domain/application.ts';
import { toApplication } from './application.mapper.ts';
import { type ApplicationDocument, applicationCollection } from './application.schema.ts';

/** Applications in MongoDB, by themselves or by who sent them. */
@Injectable()
export class MongoSentApplications extends SentApplications {
  constructor(
    @InjectModel(applicationCollection.name)
    private readonly applications: Model<ApplicationDocument>,
  ) {
    super();
  }

  override async find(id: ApplicationId): Promise<Application | null> {
    const stored = await this.applications.findById(toObjectId(id)).lean();
    return stored && toApplication(stored);
  }

  override async remove(id: ApplicationId): Promise<Application | null> {
    const removed = await this.applications.findOneAndDelete({ _id: toObjectId(id) }).lean();
    return removed && toApplication(removed);
  }

  override async listOfMember(userId: UserId): Promise<readonly Application[]> {
    const stored = await this.applications.find({ userId: toObjectId(userId) }).lean();
    return stored.map(toApplication);
  }
}
