import { Module } from '@nestjs/common';
import { PartCounts } from './application/part-counts.ts';
import { PartReportsController } from './http/part-reports.controller.ts';

@Module({ controllers: [PartReportsController], providers: [PartCounts] })
export class PartReportsModule {}
