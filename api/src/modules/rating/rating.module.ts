import { Module } from '@nestjs/common';
import { PostsModule } from '../posts/index.ts';
import { RateWorkerUseCase } from './api/rate-worker.use-case.ts';
import { RatingController } from './api/rating.controller.ts';

@Module({
  imports: [PostsModule],
  controllers: [RatingController],
  providers: [RateWorkerUseCase],
})
export class RatingModule {}
