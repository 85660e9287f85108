import { PostingReport, WaitingPost } from '@leafshift/contracts/moderation';
import { anId, aPermanentPost, builderOf, hoursFromNow } from '@leafshift/testing/builders';

const HOUR_MS = 3_600_000;

/** The first posting of Maple Leaf Dispensary, which has waited for three hours. */
export const aWaitingPost = builderOf(WaitingPost, () => ({
  post: aPermanentPost({ state: 'in-review' }),
  employer: anId(1),
  waitingSince: hoursFromNow(-3),
  revision: 2,
}));

/** Somebody says that a shift is not what it says. */
export const aPostingReport = builderOf(PostingReport, () => ({
  _id: anId(801),
  postId: anId(301),
  employmentType: 'Temp' as const,
  title: 'Budtender',
  employer: anId(1),
  employerName: 'Maple Leaf Dispensary',
  reason: 'misleading',
  words: 'They wanted me to clean the cellar.',
  isMember: true,
  createdAt: hoursFromNow(-5),
}));

/** Two postings, of which one is late. */
export const waitingPosts = (now: number): WaitingPost[] => [
  aWaitingPost({ waitingSince: new Date(now - 26 * HOUR_MS).toISOString() }),
  aWaitingPost({
    post: aPermanentPost({
      _id: anId(352),
      name: 'Harbour Greens',
      jobType: 'Head Grower',
      location: 'Halifax, NS',
      state: 'in-review',
    }),
    employer: anId(5),
    waitingSince: new Date(now - 2 * HOUR_MS).toISOString(),
  }),
];

/** A report of a member, and one of a visitor in their own words. */
export const postingReports = (now: number): PostingReport[] => [
  aPostingReport({ createdAt: new Date(now - 5 * HOUR_MS).toISOString() }),
  aPostingReport({
    _id: anId(802),
    postId: anId(351),
    employmentType: 'Permanent',
    title: 'Store Manager',
    reason: 'The address is a parking lot.',
    words: '',
    isMember: false,
    createdAt: new Date(now - HOUR_MS).toISOString(),
  }),
];
