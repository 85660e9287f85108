import type { Model, QueryFilter } from 'mongoose';
import { fitting } from './keys-in-order.ts';

/** So many keys are gone through to count, and more only where these were neither all nor enough. */
const GONE_THROUGH = [200, 2_000] as const;

/** How many were counted, and whether there may be more: a count goes through a part of a large market only. */
export interface Counted {
  readonly count: number;
  readonly mayBeMore: boolean;
}

interface CountSearch<Doc> {
  /** What the keys that are gone through have. */
  readonly within: Record<string, unknown>;
  readonly index: string;
  readonly match: QueryFilter<Doc>;
  /** What else has to be true, counted from fields of the index. */
  readonly fits: Record<string, unknown>;
  readonly most: number;
}

/** Counts on the keys of an index, no further than `most`; only fields of the index are asked for. */
export async function countKeys<Doc>(
  model: Model<Doc>,
  { within, index, match, fits, most }: CountSearch<Doc>,
): Promise<Counted> {
  let count = 0;
  for (const keys of GONE_THROUGH) {
    const [found] = await model
      .aggregate<Record<'gone' | 'fitting', readonly { readonly count: number }[]>>([
        { $match: within as QueryFilter<Doc> },
        { $limit: keys + 1 },
        {
          $facet: {
            gone: [{ $count: 'count' }],
            fitting: [{ $match: match }, ...fitting(fits), { $limit: most }, { $count: 'count' }],
          },
        },
      ])
      .hint(index);
    count = found?.fitting[0]?.count ?? 0;
    const isAll = (found?.gone[0]?.count ?? 0) <= keys;
    if (isAll || count === most) return { count, mayBeMore: count === most };
  }
  return { count, mayBeMore: true };
}
