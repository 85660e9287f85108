import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProfileModule } from '../profile/index.ts';
import { BusinessMarks } from './application/business-marks.ts';
import { KnownAvailability } from './application/known-availability.ts';
import { OwnAvailabilities } from './application/own-availability.ts';
import { PersonalAvailability } from './application/personal-availability.ts';
import { AvailabilityRepository } from './domain/availability.repository.ts';
import { BusinessMarkRepository } from './domain/business-mark.repository.ts';
import { WorkerAvailability } from './domain/worker-availability.ts';
import { AvailabilityController } from './http/availability.controller.ts';
import { availabilityCollection } from './persistence/availability.schema.ts';
import { businessMarkCollection } from './persistence/business-mark.schema.ts';
import { MongoAvailabilityRepository } from './persistence/mongo-availability.repository.ts';
import { MongoBusinessMarkRepository } from './persistence/mongo-business-mark.repository.ts';

/** When, as what and for whom workers want to work. Global, because postings and offers ask it. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([availabilityCollection, businessMarkCollection]),
    ProfileModule,
  ],
  controllers: [AvailabilityController],
  providers: [
    BusinessMarks,
    OwnAvailabilities,
    PersonalAvailability,
    { provide: AvailabilityRepository, useClass: MongoAvailabilityRepository },
    { provide: BusinessMarkRepository, useClass: MongoBusinessMarkRepository },
    { provide: WorkerAvailability, useClass: KnownAvailability },
  ],
  exports: [WorkerAvailability],
})
export class AvailabilityModule {}
