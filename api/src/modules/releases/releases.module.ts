import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/index.ts';
import { BookingsModule } from '../bookings/index.ts';
import { PostsModule } from '../posts/index.ts';
import { SubmissionsModule } from '../submissions/index.ts';
import { CancelShiftUseCase } from './application/cancel-shift.use-case.ts';
import { LeftByChoiceUseCase } from './application/left-by-choice.use-case.ts';
import { ReleaseWorkerUseCase } from './application/release-worker.use-case.ts';
import { WorkerRelease } from './application/worker-release.ts';
import { ReleasesController } from './http/releases.controller.ts';

/** Taking a confirmed worker off a shift, with late pay (ADR 0198). */
@Module({
  imports: [AssignmentsModule, BookingsModule, PostsModule, SubmissionsModule],
  controllers: [ReleasesController],
  providers: [CancelShiftUseCase, LeftByChoiceUseCase, ReleaseWorkerUseCase, WorkerRelease],
  exports: [WorkerRelease],
})
export class ReleasesModule {}
