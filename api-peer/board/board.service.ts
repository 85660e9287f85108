import type { BoardQuery, PermanentPost } from '@leafshift/contracts/posts';
import { findProvince } from '@leafshift/domain/provinces';
import { queryWords } from '@leafshift/domain/search-words';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { after, pageOf } from '../http/cursor.ts';
import { PeopleService } from '../people/people.service.ts';
import { permanentPost } from './permanent-post.view.ts';
import { PermanentPosting } from './permanent-posting.schema.ts';

/** Conditions that each word of a search begins one of a posting's; a search without any finds nothing. */
const beginnings = (search: string) => {
  const words = queryWords(search);
  return words.length === 0
    ? [{ _id: null }]
    : words.map((word) => ({ words: { $regex: `^${word}` } }));
};

/** Conditions on what a posting says of the employment. */
const factsOf = ({ kind, hours, benefit, credential }: BoardQuery) => ({
  ...(kind && { employmentKind: kind }),
  ...(hours && { weeklyHours: HOURS[hours] }),
  ...(benefit && { benefits: benefit }),
  ...(credential && { credentials: credential }),
});

const HOURS = {
  'under-20': { $lt: 20 },
  '20-to-34': { $gte: 20, $lt: 35 },
  '35-and-more': { $gte: 35 },
} as const;

const SORTED_BY = { newest: 'createdAt', 'best-paid': 'rateHighCents' } as const;

@Injectable()
export class BoardService {
  constructor(
    @InjectModel(PermanentPosting.name) private readonly postings: Model<PermanentPosting>,
    private readonly people: PeopleService,
  ) {}

  async list(query: BoardQuery) {
    const { q, province, sort, limit, cursor } = query;
    const field = SORTED_BY[sort];
    const now = new Date();
    const found = await this.postings
      .find({
        expiresAt: { $gt: now },
        hiddenUntil: { $not: { $gt: now } },
        ...(province && { province: findProvince(province)?.code ?? province }),
        ...factsOf(query),
        ...(q !== undefined && { $and: beginnings(q) }),
        ...after(field, -1, cursor),
      })
      .sort({ [field]: -1, _id: -1 })
      .limit(limit + 1)
      .lean();
    const { page, nextCursor } = pageOf(found, limit, (posting) => posting[field]);
    const cardOf = await this.people.cardsOf(page.map(({ employerId }) => employerId));
    const posts = page.map(
      (posting): PermanentPost => permanentPost(posting, cardOf(posting.employerId)),
    );
    return { posts, nextCursor };
  }
}
