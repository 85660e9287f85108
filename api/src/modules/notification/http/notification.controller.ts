import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  markAllRead,
  markRead,
  type Notification,
  notifications,
} from '@leafshift/contracts/notification';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { refuse } from '../../../core/errors/api-error.ts';
import { asId } from '../../../core/ids.ts';
import { notificationAnswer } from '../application/notification-answer.ts';
import { NotificationReading } from '../application/notification-reading.ts';
import type { NotificationId } from '../domain/notification.ts';

@Controller()
export class NotificationController {
  constructor(private readonly reading: NotificationReading) {}

  @Endpoint(notifications)
  async list(
    @Caller() { userId }: SignedInCaller,
    @Input() { query }: CallParsed<typeof notifications>,
  ): Promise<CallAnswer<typeof notifications>> {
    const page = await this.reading.list(userId, query);
    return {
      notifications: page.notifications.map(notificationAnswer),
      unread: await this.reading.countUnread(userId),
      nextCursor: page.nextCursor,
    };
  }

  @Endpoint(markRead)
  async markRead(
    @Caller() { userId }: SignedInCaller,
    @Input() { params }: CallParsed<typeof markRead>,
  ): Promise<Notification> {
    const read = await this.reading.markRead(userId, asId<NotificationId>(params.id));
    return read ? notificationAnswer(read) : refuse('NOT_FOUND');
  }

  @Endpoint(markAllRead)
  markAllRead(@Caller() { userId }: SignedInCaller): Promise<void> {
    return this.reading.markAllRead(userId);
  }
}
