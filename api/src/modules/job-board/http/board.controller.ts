import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { boardPost, boardPosts } from '@leafshift/contracts/posts';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import { PublicBoard } from '../application/public-board.ts';
import type { PermanentPostingId } from '../domain/ids.ts';

/** The public board, for visitors. */
@Controller()
export class BoardController {
  constructor(private readonly publicBoard: PublicBoard) {}

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
}
