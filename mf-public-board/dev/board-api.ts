import { applyToPosting, sendResume } from '@leafshift/contracts/applications';
import { marketStats } from '@leafshift/contracts/market-stats';
import {
  type BoardQuery,
  boardPost,
  boardPosts,
  employerPermanent,
  type PermanentPost,
} from '@leafshift/contracts/posts';
import { changePreferences, type Preferences, preferences } from '@leafshift/contracts/preferences';
import { monthsOfAccount, weeklyReport } from '@leafshift/contracts/reports';
import { weeklyHoursGroup } from '@leafshift/domain/job-facts';
import { type ApiState, anApiError, createMockApi, handle } from '@leafshift/testing/mock-api';
import { marketFigures, monthsOf, reportOfWeek } from './sample-figures.ts';

interface BoardApi {
  readonly postings: readonly PermanentPost[];
  readonly state: ApiState;
  readonly usertype?: 'Employer' | 'Temp';
}

/** Whether a posting gives what is filtered for. */
const hasFacts =
  ({ kind, hours, benefit, credential }: Partial<BoardQuery>) =>
  (post: PermanentPost): boolean =>
    (!kind || post.employmentKind === kind) &&
    (!hours || (post.weeklyHours !== null && weeklyHoursGroup(post.weeklyHours) === hours)) &&
    (!benefit || post.benefits.includes(benefit)) &&
    (!credential || post.credentials.includes(credential));

/** The public board over some postings, and what the pages of an account ask for. */
export const boardApi = ({ postings, state, usertype = 'Temp' }: BoardApi) => {
  let chosen: Preferences = {
    language: 'en',
    mail: { shifts: true, messages: true, payments: true, account: true },
    weeklyReport: false,
    push: {
      invitations: true,
      shifts: true,
      messages: true,
      reminders: true,
      payments: true,
      account: true,
      hideDetails: false,
      quiet: null,
    },
  };
  const pageFrom = (found: readonly PermanentPost[], cursor = '0', limit = 20) => {
    const to = Number(cursor) + limit;
    return {
      posts: found.slice(Number(cursor), to),
      nextCursor: to < found.length ? String(to) : null,
    };
  };

  return createMockApi(
    [
      handle(boardPosts, ({ query }) => {
        const wanted = (query.q ?? '').toLowerCase();
        const found = postings
          .filter(({ province }) => !query.province || province === query.province)
          .filter(hasFacts(query))
          .filter(({ jobType, name }) => `${jobType} ${name}`.toLowerCase().includes(wanted))
          .sort((one, other) =>
            query.sort === 'best-paid'
              ? other.rateHigh - one.rateHigh
              : other.date.localeCompare(one.date),
          );
        return pageFrom(found, query.cursor, query.limit);
      }),
      handle(boardPost, ({ params }) => {
        const posting = postings.find(({ _id }) => _id === params.id);
        if (!posting) throw anApiError('NOT_FOUND');
        return posting;
      }),
      handle(sendResume, { key: 'a'.repeat(32), pages: 2, size: 80_000 }),
      handle(applyToPosting, undefined),
      handle(employerPermanent, ({ query }) => pageFrom(postings, query.cursor, query.limit)),
      handle(marketStats, marketFigures()),
      handle(weeklyReport, reportOfWeek()),
      handle(monthsOfAccount, monthsOf(usertype)),
      handle(preferences, () => chosen),
      handle(changePreferences, ({ body: { mail, push, ...change } }) => {
        const chosenNow = { mail: { ...chosen.mail, ...mail }, push: { ...chosen.push, ...push } };
        chosen = { ...chosen, ...change, ...chosenNow };
        return chosen;
      }),
    ],
    { state },
  );
};
