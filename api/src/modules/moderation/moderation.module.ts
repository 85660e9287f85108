import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AdminModule } from '../admin/index.ts';
import { JobBoardModule } from '../job-board/index.ts';
import { PostsModule } from '../posts/index.ts';
import { Moderation } from './application/moderation.ts';
import { PersonalReportData } from './application/personal-report-data.ts';
import { PostingReports } from './application/posting-reports.ts';
import { Reporters } from './application/reporters.ts';
import { TakeDownUseCase } from './application/take-down.use-case.ts';
import { PostingReportRepository } from './domain/posting-report.ts';
import { ModerationController } from './http/moderation.controller.ts';
import { MongoPostingReportRepository } from './persistence/mongo-posting-report.repository.ts';
import { postingReportCollection } from './persistence/posting-report.schema.ts';

/** What the back office does about postings: review before the first, reports, taking down. */
@Module({
  imports: [
    MongooseModule.forFeature([postingReportCollection]),
    AdminModule,
    JobBoardModule,
    PostsModule,
  ],
  controllers: [ModerationController],
  providers: [
    Moderation,
    PersonalReportData,
    PostingReports,
    Reporters,
    TakeDownUseCase,
    { provide: PostingReportRepository, useClass: MongoPostingReportRepository },
  ],
  exports: [PostingReports],
})
export class ModerationModule {}
