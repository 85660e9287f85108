import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId, SessionId, WorkerId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import {
  ConnectTicketRepository,
  type TicketHolder,
} from '../domain/ports/connect-ticket.repository.ts';
import { type ConnectTicketDocument, connectTicketCollection } from './connect-ticket.schema.ts';

/** Tickets to the bank connection in MongoDB. */
@Injectable()
export class MongoConnectTicketRepository extends ConnectTicketRepository {
  constructor(
    @InjectModel(connectTicketCollection.name)
    private readonly tickets: Model<ConnectTicketDocument>,
  ) {
    super();
  }

  override async add(
    digest: string,
    { userId, sessionId }: TicketHolder,
    expiresAt: Date,
  ): Promise<void> {
    const ticket = {
      _id: digest,
      userId: toObjectId(userId),
      sessionId: toObjectId(sessionId),
      expiresAt,
    };
    await this.tickets.insertMany([ticket], { lean: true });
  }

  override async use(digest: string, now: Date): Promise<TicketHolder | null> {
    const used = await this.tickets
      .findOneAndDelete({ _id: digest, expiresAt: { $gt: now } })
      .lean();
    return used
      ? {
          userId: fromObjectId<EmployerId | WorkerId>(used.userId),
          sessionId: fromObjectId<SessionId>(used.sessionId),
        }
      : null;
  }
}
