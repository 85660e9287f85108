import type { EmployerPostsQuery, PermanentPost, Post, TempPost } from '@leafshift/contracts/posts';
import { searchWords } from '@leafshift/domain/folded-text';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import { asId, type EmployerId } from '../../../../core/ids.ts';
import type { Page } from '../../../../core/paging/page.ts';
import {
  type PermanentPostingId,
  PermanentRepository,
  PermanentViews,
} from '../../../job-board/index.ts';
import type { ShiftId } from '../../domain/ids.ts';
import { EmployerShiftRepository } from '../../domain/ports/employer-shift.repository.ts';
import { ShiftLists } from '../../domain/ports/shift-lists.ts';
import { ShiftViews } from '../views/shift-views.ts';

/** What an employer reads of their own postings. */
@Injectable()
export class EmployerPosts {
  constructor(
    private readonly shifts: EmployerShiftRepository,
    private readonly postings: PermanentRepository,
    private readonly lists: ShiftLists,
    private readonly shiftViews: ShiftViews,
    private readonly permanentViews: PermanentViews,
  ) {}

  /** Throws NOT_FOUND, also for another employer's posting. */
  async get(employerId: EmployerId, id: string): Promise<Post> {
    const shift = await this.shifts.find(employerId, asId<ShiftId>(id));
    if (shift) {
      return this.shiftViews.oneForEmployer(employerId, shift);
    }
    const posting = await this.postings.find(employerId, asId<PermanentPostingId>(id));
    return posting ? this.permanentViews.one(posting, 'owner') : refuse('NOT_FOUND');
  }

  /** The employment type of an own posting. */
  async findKind(employerId: EmployerId, id: string): Promise<Post['employmentType'] | null> {
    if (await this.shifts.find(employerId, asId<ShiftId>(id))) {
      return 'Temp';
    }
    return (await this.postings.find(employerId, asId<PermanentPostingId>(id)))
      ? 'Permanent'
      : null;
  }

  async listShifts(employerId: EmployerId, query: EmployerPostsQuery): Promise<Page<TempPost>> {
    const filter = { ...boundsOf(query), status: query.status };
    const { items, nextCursor } = await this.lists.byEmployer(employerId, filter, query);
    return { items: await this.shiftViews.forEmployer(employerId, items), nextCursor };
  }

  async listPermanent(
    employerId: EmployerId,
    query: EmployerPostsQuery,
  ): Promise<Page<PermanentPost>> {
    const { items, nextCursor } = await this.postings.list(employerId, boundsOf(query), query);
    return { items: await this.permanentViews.many(items, 'owner'), nextCursor };
  }
}

const boundsOf = ({ from, to, q }: EmployerPostsQuery) => ({
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(to),
  words: searchWords(q ?? ''),
});
