import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { assignmentCollection } from '../assignments/index.ts';
import { invoiceCollection } from '../invoice/index.ts';
import { JobBoardModule } from '../job-board/index.ts';
import { PostsModule } from '../posts/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { UsersModule } from '../users/index.ts';
import { MemberActLog } from './application/member-act-log.ts';
import { MemberActViews } from './application/member-act-views.ts';
import { PersonalMemberActData } from './application/personal-member-act-data.ts';
import { ActSubjects } from './domain/act-subjects.ts';
import { MemberActRepository } from './domain/member-act.ts';
import { MemberActsController } from './http/member-acts.controller.ts';
import { RecordActsInterceptor } from './http/record-acts.interceptor.ts';
import { memberActCollection } from './persistence/member-act.schema.ts';
import { MongoActSubjects } from './persistence/mongo-act-subjects.ts';
import { MongoMemberActRepository } from './persistence/mongo-member-act.repository.ts';

/** The log of what members do for their business. */
@Module({
  imports: [
    MongooseModule.forFeature([assignmentCollection, invoiceCollection, memberActCollection]),
    JobBoardModule,
    PostsModule,
    ProfileModule,
    UsersModule,
  ],
  controllers: [MemberActsController],
  providers: [
    MemberActLog,
    MemberActViews,
    PersonalMemberActData,
    { provide: ActSubjects, useClass: MongoActSubjects },
    { provide: APP_INTERCEPTOR, useClass: RecordActsInterceptor },
    { provide: MemberActRepository, useClass: MongoMemberActRepository },
  ],
})
export class MemberActsModule {}
