import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { OutboxService } from '../outbox/outbox.service.ts';
import { RealtimeGateway } from '../realtime/realtime.gateway.ts';
import { UsersService } from '../users/users.service.ts';
import { MailService } from './mail.service.ts';
import { NotificationsService } from './notifications.service.ts';
import { Preferences } from './preferences.schema.ts';

/** Delivers a notification by mail, where the user wants that, and to the user's open windows. */
@Injectable()
export class DeliverHandler implements OnModuleInit {
  constructor(
    private readonly outbox: OutboxService,
    private readonly notifications: NotificationsService,
    private readonly users: UsersService,
    private readonly mail: MailService,
    private readonly realtime: RealtimeGateway,
    @InjectModel(Preferences.name) private readonly preferences: Model<Preferences>,
  ) {}

  onModuleInit(): void {
    this.outbox.handle('peer.deliver', ({ notificationId }: { notificationId: string }) =>
      this.deliver(notificationId),
    );
  }

  private async deliver(id: string): Promise<void> {
    const notification = await this.notifications.find(id);
    if (!notification) return;
    const { kind, params, image, link, isRead, createdAt } = notification;
    const userId = String(notification.userId);
    const text = `${params.name} has confirmed you for ${params.jobTitle} at ${params.location}.`;
    const preferences = await this.preferences.findById(userId).lean();
    if (preferences?.mail?.shifts !== false) {
      await this.writeTo(userId, { id, text, link: link ?? '/home' });
    }
    this.realtime.send([userId], 'notification', {
      _id: id,
      kind,
      params,
      notificationMessage: text,
      notificationImage: image,
      link,
      isRead,
      createdAt: createdAt.toISOString(),
    });
  }

  private async writeTo(
    userId: string,
    mail: { readonly id: string; readonly text: string; readonly link: string },
  ): Promise<void> {
    const user = await this.users.find(userId);
    if (user) await this.mail.send({ ...mail, to: user.email, subject: 'You are confirmed' });
  }
}
