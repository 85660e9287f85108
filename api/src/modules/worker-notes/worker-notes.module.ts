import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProfileModule } from '../profile/index.ts';
import { UsersModule } from '../users/index.ts';
import { NotAgainList } from './application/not-again-list.ts';
import { PersonalWorkerNoteData } from './application/personal-worker-note-data.ts';
import { WorkerNotes } from './application/worker-notes.ts';
import { NotAgain, NotAgainRepository } from './domain/not-again.ts';
import { WorkerNoteRepository } from './domain/worker-note.repository.ts';
import { WorkerNotesController } from './http/worker-notes.controller.ts';
import { MongoNotAgainRepository } from './persistence/mongo-not-again.repository.ts';
import { MongoWorkerNoteRepository } from './persistence/mongo-worker-note.repository.ts';
import { notAgainCollection } from './persistence/not-again.schema.ts';
import { workerNoteCollection } from './persistence/worker-note.schema.ts';

/** What a business keeps to itself about workers: notes, and the 'not again' list (ADR 0322). */
@Module({
  imports: [
    MongooseModule.forFeature([notAgainCollection, workerNoteCollection]),
    ProfileModule,
    UsersModule,
  ],
  controllers: [WorkerNotesController],
  providers: [
    NotAgainList,
    PersonalWorkerNoteData,
    WorkerNotes,
    { provide: NotAgainRepository, useClass: MongoNotAgainRepository },
    { provide: NotAgain, useExisting: NotAgainRepository },
    { provide: WorkerNoteRepository, useClass: MongoWorkerNoteRepository },
  ],
  exports: [NotAgain],
})
export class WorkerNotesModule {}
