import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { boardPost, boardPosts, getPost, history } from '@leafshift/contracts/posts';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import type { PermanentPostingId } from '../domain/ids.ts';
import { EmployerPosts } from './use-cases/employer-posts.ts';
import { History } from './use-cases/history.ts';
import { PublicBoard } from './use-cases/public-board.ts';
import { WorkerPost } from './use-cases/worker-shifts.ts';

/** What both user types, and visitors, read of postings. */
@Controller()
export class PostsController {
  constructor(
    private readonly employerPosts: EmployerPosts,
    private readonly workerPost: WorkerPost,
    private readonly workHistory: History,
    private readonly publicBoard: PublicBoard,
  ) {}

  @Endpoint(boardPosts)
  async board(
    @Input() { query }: CallParsed<typeof boardPosts>,
  ): Promise<CallAnswer<typeof boardPosts>> {
    const { items, nextCursor } = await this.publicBoard.list(query);
    return { posts: [...items], nextCursor };
  }

  @Endpoint(boardPost)
  boardPost(
    @Input() { params }: CallParsed<typeof boardPost>,
  ): Promise<CallAnswer<typeof boardPost>> {
    return this.publicBoard.get(asId<PermanentPostingId>(params.id));
  }

  @Endpoint(history)
  async history(
    @Caller() caller: EmployerCaller | WorkerCaller,
    @Input() { query }: CallParsed<typeof history>,
  ): Promise<CallAnswer<typeof history>> {
    const { items, nextCursor } =
      caller.usertype === 'Employer'
        ? await this.workHistory.ofEmployer(caller.userId, query)
        : await this.workHistory.ofWorker(caller.userId, query);
    return { posts: [...items], nextCursor };
  }

  @Endpoint(getPost)
  get(
    @Caller() caller: EmployerCaller | WorkerCaller,
    @Input() { params }: CallParsed<typeof getPost>,
  ): Promise<CallAnswer<typeof getPost>> {
    return caller.usertype === 'Employer'
      ? this.employerPosts.get(caller.userId, params.id)
      : this.workerPost.get(caller.userId, params.id);
  }
}
