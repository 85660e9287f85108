import { detailKey } from '@leafshift/data-access';

/** The key of everything that holds postings, to fetch all of it again after a change. */
export const postsKey = ['posts'] as const;

/** The key of one posting. */
export const postKey = (id: string) => detailKey('posts', { id });
