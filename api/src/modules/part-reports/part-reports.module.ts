import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PartCounts } from './application/part-counts.ts';
import { ReleasesInWindows } from './application/releases-in-windows.ts';
import { PartTallies } from './domain/part-tallies.ts';
import { PartReportsController } from './http/part-reports.controller.ts';
import { MongoPartTallies } from './persistence/mongo-part-tallies.ts';
import { partTallyCollection } from './persistence/part-tally.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([partTallyCollection])],
  controllers: [PartReportsController],
  providers: [PartCounts, ReleasesInWindows, { provide: PartTallies, useClass: MongoPartTallies }],
  exports: [ReleasesInWindows],
})
export class PartReportsModule {}
