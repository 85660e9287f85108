import { Module } from '@nestjs/common';
import { InvoiceModule } from '../invoice/index.ts';
import { PayoutsModule } from '../payouts/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { ReportWriter } from './api/report-writer.ts';
import { ReportsController } from './api/reports.controller.ts';
import { WeeklySending } from './api/weekly-sending.ts';
import { ReportRunRepository } from './domain/report-run.repository.ts';
import { MongoReportRunRepository } from './persistence/mongo-report-run.repository.ts';

@Module({
  imports: [InvoiceModule, PayoutsModule, ProfileModule],
  controllers: [ReportsController],
  providers: [
    ReportWriter,
    WeeklySending,
    { provide: ReportRunRepository, useClass: MongoReportRunRepository },
  ],
})
export class ReportsModule {}
