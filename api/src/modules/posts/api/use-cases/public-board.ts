import type { BoardQuery, PermanentPost } from '@leafshift/contracts/posts';
import { findProvince } from '@leafshift/domain/provinces';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { Page } from '../../../../core/paging/page.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import type { PermanentPostingId } from '../../domain/ids.ts';
import { PermanentBoard } from '../../domain/ports/permanent.repository.ts';
import { searchWords } from '../../domain/search-text.ts';
import { PermanentViews } from '../views/permanent-views.ts';

/** The public board of permanent jobs. */
@Injectable()
export class PublicBoard {
  constructor(
    private readonly board: PermanentBoard,
    private readonly views: PermanentViews,
    private readonly clock: Clock,
  ) {}

  async list(query: BoardQuery): Promise<Page<PermanentPost>> {
    const filter = {
      now: this.clock.now(),
      words: searchWords(query.q ?? ''),
      province: query.province && (findProvince(query.province)?.code ?? query.province),
      sort: query.sort,
    };
    const { items, nextCursor } = await this.board.list(filter, query);
    return { items: await this.views.many(items), nextCursor };
  }

  /** Throws NOT_FOUND, also for a posting that has expired. */
  async get(id: PermanentPostingId): Promise<PermanentPost> {
    const posting = await this.board.find(id, this.clock.now());
    return posting ? this.views.one(posting) : refuse('NOT_FOUND');
  }
}
