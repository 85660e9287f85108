import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/index.ts';
import { PostsModule } from '../posts/index.ts';
import { WithdrawOverlapping } from './application/withdraw-overlapping.ts';

/** Takes back what a worker has asked for at a time at which they are confirmed elsewhere (ADR 0257). */
@Module({ imports: [AssignmentsModule, PostsModule], providers: [WithdrawOverlapping] })
export class OverlappingRequestsModule {}
