import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  createPost,
  deletePost,
  employerPermanent,
  employerShifts,
  quotePost,
  updatePost,
} from '@leafshift/contracts/posts';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { DeletePostUseCase } from '../application/postings/delete-post.use-case.ts';
import { EmployerPosts } from '../application/postings/employer-posts.ts';
import { QuotePostUseCase } from '../application/postings/quote-post.use-case.ts';
import { SavePostUseCase } from '../application/postings/save-post.use-case.ts';

/** An employer's own postings. */
@Controller()
export class EmployerPostsController {
  constructor(
    private readonly posts: EmployerPosts,
    private readonly savePost: SavePostUseCase,
    private readonly quotePostUseCase: QuotePostUseCase,
    private readonly deletePostUseCase: DeletePostUseCase,
  ) {}

  @Endpoint(createPost)
  create(
    @Caller() { userId }: EmployerCaller,
    @Input() { body }: CallParsed<typeof createPost>,
  ): Promise<CallAnswer<typeof createPost>> {
    return this.savePost.create(userId, body);
  }

  @Endpoint(quotePost)
  quote(
    @Caller() { userId }: EmployerCaller,
    @Input() { body }: CallParsed<typeof quotePost>,
  ): Promise<CallAnswer<typeof quotePost>> {
    return this.quotePostUseCase.execute(userId, body);
  }

  @Endpoint(updatePost)
  update(
    @Caller() { userId }: EmployerCaller,
    @Input() { params, body }: CallParsed<typeof updatePost>,
  ): Promise<CallAnswer<typeof updatePost>> {
    return this.savePost.update(userId, params.id, body);
  }

  @Endpoint(deletePost)
  delete(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof deletePost>,
  ): Promise<void> {
    return this.deletePostUseCase.execute(userId, params.id);
  }

  @Endpoint(employerShifts)
  async shifts(
    @Caller() { userId }: EmployerCaller,
    @Input() { query }: CallParsed<typeof employerShifts>,
  ): Promise<CallAnswer<typeof employerShifts>> {
    const { items, nextCursor } = await this.posts.listShifts(userId, query);
    return { posts: [...items], nextCursor };
  }

  @Endpoint(employerPermanent)
  async permanent(
    @Caller() { userId }: EmployerCaller,
    @Input() { query }: CallParsed<typeof employerPermanent>,
  ): Promise<CallAnswer<typeof employerPermanent>> {
    const { items, nextCursor } = await this.posts.listPermanent(userId, query);
    return { posts: [...items], nextCursor };
  }
}
