import { Module } from '@nestjs/common';
import { ShiftsModule } from '../shifts/shifts.module.ts';
import { EmployerPostsController } from './employer-posts.controller.ts';
import { EmployerPostsService } from './employer-posts.service.ts';

@Module({
  imports: [ShiftsModule],
  controllers: [EmployerPostsController],
  providers: [EmployerPostsService],
})
export class EmployerPostsModule {}
