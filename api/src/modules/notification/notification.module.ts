import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { NotificationReading } from './application/notification-reading.ts';
import { Notifier } from './application/notifier.ts';
import { PersonalNotificationData } from './application/personal-notification-data.ts';
import { NotificationRepository } from './domain/notification.repository.ts';
import { NotificationController } from './http/notification.controller.ts';
import { AssignmentCancelledMigration } from './persistence/assignment-cancelled.migration.ts';
import { MongoNotificationRepository } from './persistence/mongo-notification.repository.ts';
import { notificationCollection } from './persistence/notification.schema.ts';

@Global()
@Module({
  imports: [MongooseModule.forFeature([notificationCollection])],
  controllers: [NotificationController],
  providers: [
    AssignmentCancelledMigration,
    NotificationReading,
    Notifier,
    PersonalNotificationData,
    { provide: NotificationRepository, useClass: MongoNotificationRepository },
  ],
  exports: [NotificationReading, NotificationRepository, Notifier],
})
export class NotificationModule {}
