import type { BoardQuery, PermanentPost } from '@leafshift/contracts/posts';
import { findProvince } from '@leafshift/domain/provinces';
import { queryWords } from '@leafshift/domain/search-words';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { asId } from '../../../core/ids.ts';
import type { Page } from '../../../core/paging/page.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { factWords } from '../domain/fact-words.ts';
import type { PermanentPostingId } from '../domain/ids.ts';
import { PermanentBoard } from '../domain/permanent.repository.ts';
import { BOARD_DAYS } from '../domain/permanent-posting.ts';
import { PermanentViews } from './permanent-views.ts';

/** Where a posting of the board is, and when it was saved last. */
export interface PostingAddress {
  readonly id: string;
  readonly savedAt: Date;
}

const factsOf = ({ kind, hours, benefit, credential }: BoardQuery) => ({
  kind,
  hours,
  benefits: benefit && [benefit],
  credentials: credential && [credential],
});

const DAY_MS = 86_400_000;

/** The public board of permanent jobs. */
@Injectable()
export class PublicBoard {
  constructor(
    private readonly board: PermanentBoard,
    private readonly views: PermanentViews,
    private readonly clock: Clock,
  ) {}

  /** Open postings; one that is searched for has words that begin with each of the query's. */
  async list(query: BoardQuery): Promise<Page<PermanentPost>> {
    const words = queryWords(query.q ?? '');
    if (query.q !== undefined && words.length === 0) {
      return { items: [], nextCursor: null };
    }
    const filter = {
      now: this.clock.now(),
      words: [...words, ...factWords(factsOf(query))],
      province: query.province && (findProvince(query.province)?.code ?? query.province),
      sort: query.sort,
    };
    const { items, nextCursor } = await this.board.list(filter, query);
    return { items: await this.views.many(items, 'others'), nextCursor };
  }

  /** Throws NOT_FOUND, also for a posting that has expired. */
  async get(id: PermanentPostingId): Promise<PermanentPost> {
    const posting = await this.board.find(id, this.clock.now());
    return posting ? this.views.one(posting, 'others') : refuse('NOT_FOUND');
  }

  /** An open posting, or null. Throws for what is no id at all. */
  async find(id: string): Promise<PermanentPost | null> {
    const posting = await this.board.find(asId<PermanentPostingId>(id), this.clock.now());
    return posting && this.views.one(posting, 'others');
  }

  /** Up to `most` open postings, newest first. */
  async addresses(most: number): Promise<readonly PostingAddress[]> {
    const postings = await this.board.listAddresses(this.clock.now(), most);
    return postings.map(({ id, expiresAt }) => ({
      id,
      savedAt: new Date(expiresAt.getTime() - BOARD_DAYS * DAY_MS),
    }));
  }
}
