import { Module } from '@nestjs/common';
import { PostsModule } from '../posts/index.ts';
import { ClockedTimeController } from './api/clocked-time.controller.ts';
import { RecordClockTimeUseCase } from './api/record-clock-time.use-case.ts';

@Module({
  imports: [PostsModule],
  controllers: [ClockedTimeController],
  providers: [RecordClockTimeUseCase],
})
export class ClockedTimeModule {}
