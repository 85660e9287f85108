import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { findWork, getPost } from '@leafshift/contracts/posts';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { FindWorkUseCase } from '../application/find-work/find-work.use-case.ts';
import { WorkerPost } from '../application/find-work/worker-post.ts';
import { EmployerPosts } from '../application/postings/employer-posts.ts';

/** Shifts as a worker finds them, and what both user types read of one posting. */
@Controller()
export class PostsController {
  constructor(
    private readonly employerPosts: EmployerPosts,
    private readonly workerPost: WorkerPost,
    private readonly findWorkUseCase: FindWorkUseCase,
  ) {}

  @Endpoint(findWork)
  async find(
    @Caller() { userId }: WorkerCaller,
    @Input() { query }: CallParsed<typeof findWork>,
  ): Promise<CallAnswer<typeof findWork>> {
    const { items, nextCursor, farther } = await this.findWorkUseCase.execute(userId, query);
    return {
      posts: [...items],
      nextCursor,
      ...(farther && { farther: farther.count, fartherAtLeast: farther.mayBeMore }),
    };
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
