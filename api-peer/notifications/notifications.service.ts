import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { NewOutboxRecord } from '../outbox/outbox.service.ts';
import { Notification } from './notification.schema.ts';

@Injectable()
export class NotificationsService {
  constructor(
    @InjectModel(Notification.name) private readonly notifications: Model<Notification>,
  ) {}

  /** Writes a notification; gives the outbox record that delivers it. */
  async add(
    notification: Omit<Notification, 'isRead' | 'createdAt'>,
    session: ClientSession,
  ): Promise<NewOutboxRecord> {
    const _id = new Types.ObjectId();
    await this.notifications.create(
      [{ _id, ...notification, isRead: false, createdAt: new Date() }],
      { session },
    );
    return { kind: 'peer.deliver', payload: { notificationId: String(_id) } };
  }

  async find(id: string): Promise<(Notification & { _id: Types.ObjectId }) | null> {
    return this.notifications.findById(id).lean();
  }
}
