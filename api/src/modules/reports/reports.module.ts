import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { InvoiceModule, invoiceCollection } from '../invoice/index.ts';
import { PayoutsModule } from '../payouts/index.ts';
import { shiftCollection } from '../posts/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { DividedSpending } from './application/divided-spending.ts';
import { ReportWriter } from './application/report-writer.ts';
import { WeeklySending } from './application/weekly-sending.ts';
import { ReportRunRepository } from './domain/report-run.repository.ts';
import { ReportedShifts } from './domain/reported-shifts.ts';
import { Spending } from './domain/spending.ts';
import { ReportsController } from './http/reports.controller.ts';
import { MongoReportRunRepository } from './persistence/mongo-report-run.repository.ts';
import { MongoReportedShifts } from './persistence/mongo-reported-shifts.ts';
import { MongoSpending } from './persistence/mongo-spending.ts';
import { reportRunCollection } from './persistence/report-run.schema.ts';

@Module({
  imports: [
    MongooseModule.forFeature([invoiceCollection, reportRunCollection, shiftCollection]),
    InvoiceModule,
    PayoutsModule,
    ProfileModule,
  ],
  controllers: [ReportsController],
  providers: [
    DividedSpending,
    ReportWriter,
    WeeklySending,
    { provide: ReportedShifts, useClass: MongoReportedShifts },
    { provide: ReportRunRepository, useClass: MongoReportRunRepository },
    { provide: Spending, useClass: MongoSpending },
  ],
})
export class ReportsModule {}
