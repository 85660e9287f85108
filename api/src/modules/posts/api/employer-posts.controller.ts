import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  completeShift,
  confirmWorker,
  createPost,
  deletePost,
  employerPermanent,
  employerShifts,
  markNoShow,
  quotePost,
  shiftCost,
  updatePost,
} from '@leafshift/contracts/posts';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId, type WorkerId } from '../../../core/ids.ts';
import type { PlaceId, ShiftId } from '../domain/ids.ts';
import { CompleteShiftUseCase } from './use-cases/complete-shift.use-case.ts';
import { ConfirmWorkerUseCase } from './use-cases/confirm-worker.use-case.ts';
import { DeletePostUseCase } from './use-cases/delete-post.use-case.ts';
import { EmployerPosts } from './use-cases/employer-posts.ts';
import { MarkNoShowUseCase } from './use-cases/mark-no-show.use-case.ts';
import { QuotePostUseCase } from './use-cases/quote-post.use-case.ts';
import { SavePostUseCase } from './use-cases/save-post.use-case.ts';
import { ShiftCosts } from './use-cases/shift-costs.ts';

/** An employer's own postings. */
@Controller()
export class EmployerPostsController {
  constructor(
    private readonly posts: EmployerPosts,
    private readonly savePost: SavePostUseCase,
    private readonly quotePostUseCase: QuotePostUseCase,
    private readonly deletePostUseCase: DeletePostUseCase,
    private readonly confirmWorkerUseCase: ConfirmWorkerUseCase,
    private readonly markNoShowUseCase: MarkNoShowUseCase,
    private readonly completeShiftUseCase: CompleteShiftUseCase,
    private readonly shiftCosts: ShiftCosts,
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

  @Endpoint(confirmWorker)
  confirm(
    @Caller() { userId }: EmployerCaller,
    @Input() { params, body }: CallParsed<typeof confirmWorker>,
  ): Promise<CallAnswer<typeof confirmWorker>> {
    return this.confirmWorkerUseCase.execute(userId, {
      shiftId: asId<ShiftId>(params.postId),
      placeId: asId<PlaceId>(body.requestId),
      workerId: asId<WorkerId>(body.requestUserId),
    });
  }

  @Endpoint(shiftCost)
  cost(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof shiftCost>,
  ): Promise<CallAnswer<typeof shiftCost>> {
    return this.shiftCosts.get(userId, asId<ShiftId>(params.postId));
  }

  @Endpoint(markNoShow)
  noShow(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof markNoShow>,
  ): Promise<CallAnswer<typeof markNoShow>> {
    return this.markNoShowUseCase.execute(userId, {
      shiftId: asId<ShiftId>(params.postId),
      placeId: asId<PlaceId>(params.confirmedId),
    });
  }

  @Endpoint(completeShift)
  complete(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof completeShift>,
  ): Promise<CallAnswer<typeof completeShift>> {
    return this.completeShiftUseCase.execute(userId, asId<ShiftId>(params.postId));
  }
}
