import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Appeals } from './application/appeals.ts';
import { PersonalSuspensionData } from './application/personal-suspension-data.ts';
import { Suspensions } from './application/suspensions.ts';
import { SuspensionRepository } from './domain/suspension.repository.ts';
import { SuspensionController } from './http/suspension.controller.ts';
import { MongoSuspensionRepository } from './persistence/mongo-suspension.repository.ts';
import { suspensionCollection } from './persistence/suspension.schema.ts';
import { SuspensionsMigration } from './persistence/suspensions.migration.ts';

/** Suspensions of accounts with reason, begin and end, and the appeals against them. */
@Module({
  imports: [MongooseModule.forFeature([suspensionCollection])],
  controllers: [SuspensionController],
  providers: [
    Appeals,
    PersonalSuspensionData,
    Suspensions,
    SuspensionsMigration,
    { provide: SuspensionRepository, useClass: MongoSuspensionRepository },
  ],
  exports: [Appeals, Suspensions],
})
export class SuspensionsModule {}
