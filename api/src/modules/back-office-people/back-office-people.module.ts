import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountReviewsModule } from '../account-reviews/index.ts';
import { AdminModule } from '../admin/index.ts';
import { AffiliatesModule } from '../affiliates/index.ts';
import { BackOfficeModule } from '../back-office/index.ts';
import { InvoiceModule } from '../invoice/index.ts';
import { PayoutsModule } from '../payouts/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { SuspensionsModule } from '../suspensions/index.ts';
import { PeopleSearch } from './application/people-search.ts';
import { PersonActions } from './application/person-actions.ts';
import { PersonFile } from './application/person-file.ts';
import { PersonNotes } from './application/person-notes.ts';
import { Timeline } from './application/timeline.ts';
import { TimelineSources } from './application/timeline-sources.ts';
import { PersonNoteRepository } from './domain/person-note.ts';
import { PeopleController } from './http/people.controller.ts';
import { MongoPersonNoteRepository } from './persistence/mongo-person-note.repository.ts';
import { personNoteCollection } from './persistence/person-note.schema.ts';

/** People as the back office sees them, and what it does for them. It owns its notes. */
@Module({
  imports: [
    MongooseModule.forFeature([personNoteCollection]),
    AccountReviewsModule,
    AdminModule,
    AffiliatesModule,
    BackOfficeModule,
    InvoiceModule,
    PayoutsModule,
    ProfileModule,
    SuspensionsModule,
  ],
  controllers: [PeopleController],
  providers: [
    PeopleSearch,
    PersonActions,
    PersonFile,
    PersonNotes,
    Timeline,
    TimelineSources,
    { provide: PersonNoteRepository, useClass: MongoPersonNoteRepository },
  ],
})
export class BackOfficePeopleModule {}
