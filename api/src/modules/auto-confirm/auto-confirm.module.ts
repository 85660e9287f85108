import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AssignmentsModule } from '../assignments/index.ts';
import { FavouritesModule } from '../favourites/index.ts';
import { JobBoardModule } from '../job-board/index.ts';
import { PostsModule } from '../posts/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { WorkerNotesModule } from '../worker-notes/index.ts';
import { Candidates } from './application/candidates.ts';
import { FollowRequests } from './application/follow-requests.ts';
import { OwnRules } from './application/own-rules.ts';
import { PersonalAutoConfirmData } from './application/personal-auto-confirm-data.ts';
import { AutoConfirmRules } from './domain/auto-confirm-rule.ts';
import { AutoConfirmController } from './http/auto-confirm.controller.ts';
import { autoConfirmRuleCollection } from './persistence/auto-confirm-rule.schema.ts';
import { MongoAutoConfirmRules } from './persistence/mongo-auto-confirm-rules.ts';

/** Confirms workers who request a shift and are what the business asks for (ADR 0285). */
@Module({
  imports: [
    MongooseModule.forFeature([autoConfirmRuleCollection]),
    AssignmentsModule,
    FavouritesModule,
    JobBoardModule,
    PostsModule,
    ProfileModule,
    WorkerNotesModule,
  ],
  controllers: [AutoConfirmController],
  providers: [
    Candidates,
    FollowRequests,
    OwnRules,
    PersonalAutoConfirmData,
    { provide: AutoConfirmRules, useClass: MongoAutoConfirmRules },
  ],
})
export class AutoConfirmModule {}
