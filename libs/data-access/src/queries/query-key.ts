/** The domains of the contracts, as the first part of every query key. */
export type QueryDomain =
  | 'user'
  | 'profile'
  | 'availability'
  | 'posts'
  | 'posting-templates'
  /** What a step would bring: asked anew by each dialog, and not again once the step is done. */
  | 'consequences'
  | 'conversations'
  | 'earnings'
  | 'favourites'
  | 'invoice'
  | 'payouts'
  | 'notification'
  | 'quizzes'
  | 'saved-searches'
  | 'stripe'
  | 'team'
  | 'worker-notes'
  | 'admin';

export type QueryKey = readonly [QueryDomain, 'list' | 'detail', Readonly<Record<string, unknown>>];

/** The key of a list: `['posts', 'list', { of: 'employer-shifts', status: 'open' }]`. */
export const listKey = (
  domain: QueryDomain,
  params: Readonly<Record<string, unknown>> = {},
): QueryKey => [domain, 'list', params];

/** The key of one thing: `['posts', 'detail', { id }]`. */
export const detailKey = (
  domain: QueryDomain,
  params: Readonly<Record<string, unknown>> = {},
): QueryKey => [domain, 'detail', params];
