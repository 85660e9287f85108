import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EligibilityModule } from '../eligibility/index.ts';
import { JobBoardModule } from '../job-board/index.ts';
import { CopyWeekUseCase } from './application/copy-week.use-case.ts';
import { DraftSeries } from './application/draft-series.ts';
import { Drafts } from './application/drafts.ts';
import { Entries } from './application/entries.ts';
import { PersonalScheduleData } from './application/personal-schedule-data.ts';
import { PlannedWeeks } from './application/planned-weeks.ts';
import { PublishDraftsUseCase } from './application/publish-drafts.use-case.ts';
import { Roster } from './application/roster.ts';
import { ShiftPublishing } from './application/shift-publishing.ts';
import { BudgetRepository } from './domain/budget.repository.ts';
import { DraftRepository } from './domain/draft.repository.ts';
import { ScheduleController } from './http/schedule.controller.ts';
import { budgetCollection } from './persistence/budget.schema.ts';
import { draftCollection } from './persistence/draft.schema.ts';
import { MongoBudgetRepository } from './persistence/mongo-budget.repository.ts';
import { MongoDraftRepository } from './persistence/mongo-draft.repository.ts';

/** The schedule of a business: weeks of drafts and shifts, copied, and posted together. */
@Module({
  imports: [
    MongooseModule.forFeature([budgetCollection, draftCollection]),
    EligibilityModule,
    JobBoardModule,
  ],
  controllers: [ScheduleController],
  providers: [
    CopyWeekUseCase,
    Drafts,
    DraftSeries,
    Entries,
    PersonalScheduleData,
    PlannedWeeks,
    PublishDraftsUseCase,
    Roster,
    ShiftPublishing,
    { provide: BudgetRepository, useClass: MongoBudgetRepository },
    { provide: DraftRepository, useClass: MongoDraftRepository },
  ],
})
export class ScheduleModule {}
