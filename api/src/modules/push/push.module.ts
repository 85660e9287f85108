import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PersonalPushData } from './application/personal-push-data.ts';
import { PushDelivery } from './application/push-delivery.ts';
import { PushDevices } from './application/push-devices.ts';
import { PushKeys } from './application/push-keys.ts';
import { PushPost } from './application/push-post.ts';
import { PushSending } from './application/push-sending.ts';
import { PushDeviceRepository } from './domain/push-device.repository.ts';
import { PushQueueRepository } from './domain/push-queue.repository.ts';
import { PushController } from './http/push.controller.ts';
import { MongoPushDeviceRepository } from './persistence/mongo-push-device.repository.ts';
import { MongoPushQueueRepository } from './persistence/mongo-push-queue.repository.ts';
import { pushDeviceCollection } from './persistence/push-device.schema.ts';
import { pushPaceCollection, waitingPushCollection } from './persistence/push-queue.schema.ts';

/** Pushes to the devices of who wants them. */
@Module({
  imports: [
    MongooseModule.forFeature([pushDeviceCollection, pushPaceCollection, waitingPushCollection]),
  ],
  controllers: [PushController],
  providers: [
    PersonalPushData,
    PushDelivery,
    PushDevices,
    PushKeys,
    PushPost,
    PushSending,
    { provide: PushDeviceRepository, useClass: MongoPushDeviceRepository },
    { provide: PushQueueRepository, useClass: MongoPushQueueRepository },
  ],
})
export class PushModule {}
