import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AssignmentsModule } from '../assignments/index.ts';
import { NextInLineModule } from '../next-in-line/index.ts';
import { PostsModule } from '../posts/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { OwnSearches } from './application/own-searches.ts';
import { PersonalSavedSearches } from './application/personal-saved-searches.ts';
import { SearchAlerts } from './application/search-alerts.ts';
import { SearchMatches } from './application/search-matches.ts';
import { FoundShiftRepository } from './domain/found-shift.repository.ts';
import { SavedSearchRepository } from './domain/saved-search.repository.ts';
import { SavedSearchesController } from './http/saved-searches.controller.ts';
import { foundShiftCollection } from './persistence/found-shift.schema.ts';
import { MongoFoundShiftRepository } from './persistence/mongo-found-shift.repository.ts';
import { MongoSavedSearchRepository } from './persistence/mongo-saved-search.repository.ts';
import { savedSearchCollection } from './persistence/saved-search.schema.ts';

/** Searches that workers keep, and alerts on new shifts that fit them (ADR 0317). */
@Module({
  imports: [
    MongooseModule.forFeature([foundShiftCollection, savedSearchCollection]),
    AssignmentsModule,
    NextInLineModule,
    PostsModule,
    ProfileModule,
  ],
  controllers: [SavedSearchesController],
  providers: [
    OwnSearches,
    PersonalSavedSearches,
    SearchAlerts,
    SearchMatches,
    { provide: FoundShiftRepository, useClass: MongoFoundShiftRepository },
    { provide: SavedSearchRepository, useClass: MongoSavedSearchRepository },
  ],
})
export class SavedSearchesModule {}
