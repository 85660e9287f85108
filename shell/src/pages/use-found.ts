import { boardPosts } from '@leafshift/contracts/posts';
import { listKey } from '@leafshift/data-access';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCore, useSessionState } from '../composition/core-context.ts';
import { accountPagesFor } from '../layout/account-pages.ts';
import { menuFor, SETTINGS } from '../layout/nav-items.ts';
import { useReleases } from '../layout/use-releases.ts';

/** A page or a posting that fits what was typed. */
export interface Found {
  readonly name: string;
  readonly path: string;
  readonly hint?: string;
}

const MOST_JOBS = 5;
const PAUSE_MS = 250;

/** The pages that somebody can open from here, by what they are called. */
export function useFoundPages(wanted: string): readonly Found[] {
  const { t } = useTranslation('shell');
  const session = useSessionState();
  const releases = useReleases();
  if (wanted === '') return [];
  const board = { name: t('notFound.board'), path: '/job-posting' };
  const entries =
    session.status === 'signed-in'
      ? [
          ...menuFor(session.user, releases),
          ...accountPagesFor(session.user, releases),
          SETTINGS,
        ].map(({ label, path = '/home' }) => ({ name: t(`nav.${label}`), path }))
      : [
          { name: t('login.heading'), path: '/login' },
          { name: t('register.title'), path: '/register' },
        ];
  const pattern = wanted.toLocaleLowerCase();
  return [...entries, board].filter(({ name }) => name.toLocaleLowerCase().includes(pattern));
}

/** What somebody has stopped typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const clock = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(clock);
  }, [text]);
  return settled;
}

/** The first public postings with these words. */
export function useFoundJobs(wanted: string) {
  const { api } = useCore();
  const settled = useSettled(wanted);
  const { data, isFetching, isError } = useQuery({
    queryKey: listKey('posts', { of: 'not-found-search', q: settled }),
    queryFn: ({ signal }) =>
      api.send(boardPosts, { query: { q: settled, limit: MOST_JOBS } }, { signal }),
    enabled: settled !== '',
  });
  const isSettled = settled === wanted;
  const posts = isSettled && wanted !== '' ? (data?.posts ?? []) : [];
  return {
    found: posts.map(
      ({ _id, jobType, name }): Found => ({
        name: jobType,
        path: `/job-posting/${_id}`,
        ...(name && { hint: name }),
      }),
    ),
    isSearching: wanted !== '' && (isFetching || !isSettled),
    isFailed: isError,
  };
}
