import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface ConnectTicketDocument {
  /** Digest of the ticket; the ticket itself is in the address only. */
  _id: string;
  userId: Types.ObjectId;
  sessionId: Types.ObjectId;
  expiresAt: Date;
}

export const connectTicketCollection = defineCollection<ConnectTicketDocument>({
  name: 'connect_tickets',
  schema: new Schema<ConnectTicketDocument>(
    {
      _id: { type: String, required: true },
      userId: { type: Schema.Types.ObjectId, required: true },
      sessionId: { type: Schema.Types.ObjectId, required: true },
      expiresAt: { type: Date, required: true },
    },
    { versionKey: false },
  ),
  indexes: [{ name: 'expire', key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});
