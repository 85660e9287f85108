import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { RealtimeModule } from '../realtime/realtime.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { DeliverHandler } from './deliver.handler.ts';
import { MailService } from './mail.service.ts';
import { Notification, NotificationSchema } from './notification.schema.ts';
import { NotificationsService } from './notifications.service.ts';
import { Preferences, PreferencesSchema } from './preferences.schema.ts';

@Module({
  imports: [
    OutboxModule,
    RealtimeModule,
    UsersModule,
    MongooseModule.forFeature([
      { name: Notification.name, schema: NotificationSchema },
      { name: Preferences.name, schema: PreferencesSchema },
    ]),
  ],
  providers: [NotificationsService, DeliverHandler, MailService],
  exports: [NotificationsService],
})
export class NotificationsModule {}
