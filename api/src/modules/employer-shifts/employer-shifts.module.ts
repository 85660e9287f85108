import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AssignmentsModule, assignmentCollection } from '../assignments/index.ts';
import { timesheetCollection } from '../clockedtime/index.ts';
import { invoiceCollection } from '../invoice/index.ts';
import { JobBoardModule } from '../job-board/index.ts';
import { PostsModule, shiftCollection } from '../posts/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { securedPayCollection } from '../secured-pay/index.ts';
import { accountCollection } from '../users/index.ts';
import { DeclineRequestUseCase } from './application/decline-request.use-case.ts';
import { EmployerShiftRows } from './application/employer-shift-rows.ts';
import { WorkerDistances } from './application/worker-distances.ts';
import { EmployerShiftLists } from './domain/employer-shift-lists.ts';
import { EmployerShiftsController } from './http/employer-shifts.controller.ts';
import { MongoEmployerShiftLists } from './persistence/mongo-employer-shift-lists.ts';

/** An employer's page of postings. */
@Module({
  imports: [
    MongooseModule.forFeature([
      accountCollection,
      assignmentCollection,
      invoiceCollection,
      securedPayCollection,
      shiftCollection,
      timesheetCollection,
    ]),
    AssignmentsModule,
    JobBoardModule,
    PostsModule,
    ProfileModule,
  ],
  controllers: [EmployerShiftsController],
  providers: [
    DeclineRequestUseCase,
    EmployerShiftRows,
    WorkerDistances,
    { provide: EmployerShiftLists, useClass: MongoEmployerShiftLists },
  ],
})
export class EmployerShiftsModule {}
