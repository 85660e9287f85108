import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/index.ts';
import { PostsModule } from '../posts/index.ts';
import { ReleaseSuspended } from './release-suspended.ts';

/** What a suspension does to the shifts of a worker. */
@Module({ imports: [AssignmentsModule, PostsModule], providers: [ReleaseSuspended] })
export class SuspendedWorkersModule {}
