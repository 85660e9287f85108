import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AssignmentsModule, WorkerAttendance } from '../assignments/index.ts';
import { JobBoardModule } from '../job-board/index.ts';
import { PostsModule } from '../posts/index.ts';
import { AnswerComingUseCase } from './application/answer-coming.use-case.ts';
import { AskComing } from './application/ask-coming.ts';
import { AssignmentAttendance } from './application/assignment-attendance.ts';
import { AttendanceLists } from './application/attendance-lists.ts';
import { AttendanceNotices } from './application/attendance-notices.ts';
import { OwnConfirmation } from './application/own-confirmation.ts';
import { PersonalAttendanceData } from './application/personal-attendance-data.ts';
import { ReportNobodyUseCase } from './application/report-nobody.use-case.ts';
import { SayArrivingUseCase } from './application/say-arriving.use-case.ts';
import { WaitingAlarms } from './application/waiting-alarms.ts';
import { AttendanceRepository } from './domain/attendance.repository.ts';
import { AttendanceController } from './http/attendance.controller.ts';
import { attendanceCollection } from './persistence/attendance.schema.ts';
import { MongoAttendanceRepository } from './persistence/mongo-attendance.repository.ts';

/** Who comes to a shift, and who waits there. Global, because assignments ask it (`WorkerAttendance`). */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([attendanceCollection]),
    AssignmentsModule,
    JobBoardModule,
    PostsModule,
  ],
  controllers: [AttendanceController],
  providers: [
    AnswerComingUseCase,
    AskComing,
    AttendanceLists,
    AttendanceNotices,
    OwnConfirmation,
    PersonalAttendanceData,
    ReportNobodyUseCase,
    SayArrivingUseCase,
    WaitingAlarms,
    { provide: AttendanceRepository, useClass: MongoAttendanceRepository },
    { provide: WorkerAttendance, useClass: AssignmentAttendance },
  ],
  exports: [WorkerAttendance],
})
export class AttendanceModule {}
