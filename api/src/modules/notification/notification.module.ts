import { Global, Module } from '@nestjs/common';
import { NotificationController } from './api/notification.controller.ts';
import { Notifier } from './api/notifier.ts';
import { PersonalNotificationData } from './api/personal-notification-data.ts';
import { NotificationRepository } from './domain/notification.repository.ts';
import { MongoNotificationRepository } from './persistence/mongo-notification.repository.ts';

@Global()
@Module({
  controllers: [NotificationController],
  providers: [
    Notifier,
    PersonalNotificationData,
    { provide: NotificationRepository, useClass: MongoNotificationRepository },
  ],
  exports: [Notifier],
})
export class NotificationModule {}
