import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/index.ts';
import { PostsModule } from '../posts/index.ts';
import { ClockRules } from './application/clock-rules.ts';
import { RecordClockTimeUseCase } from './application/record-clock-time.use-case.ts';
import { ClockedTimeController } from './http/clocked-time.controller.ts';

@Module({
  imports: [AssignmentsModule, PostsModule],
  controllers: [ClockedTimeController],
  providers: [ClockRules, RecordClockTimeUseCase],
})
export class ClockedTimeModule {}
