import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AssignmentsModule } from '../assignments/index.ts';
import { PostsModule } from '../posts/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { UploadsModule } from '../uploads/index.ts';
import { PersonalBriefingData } from './application/personal-briefing-data.ts';
import { ShiftBriefings } from './application/shift-briefings.ts';
import { SiteBriefings } from './application/site-briefings.ts';
import { BriefingRepository } from './domain/briefing.repository.ts';
import { BriefingsController } from './http/briefings.controller.ts';
import { briefingCollection, briefingReadingCollection } from './persistence/briefing.schema.ts';
import { MongoBriefingRepository } from './persistence/mongo-briefing.repository.ts';

/** Where to enter, what to wear, whom to ask: what confirmed workers read of a location. */
@Module({
  imports: [
    MongooseModule.forFeature([briefingCollection, briefingReadingCollection]),
    AssignmentsModule,
    PostsModule,
    ProfileModule,
    UploadsModule,
  ],
  controllers: [BriefingsController],
  providers: [
    PersonalBriefingData,
    ShiftBriefings,
    SiteBriefings,
    { provide: BriefingRepository, useClass: MongoBriefingRepository },
  ],
})
export class BriefingsModule {}
