import { boardPosts } from '@leafshift/contracts/posts';
import { listKey } from '@leafshift/data-access';
import { useSearched, useShell } from '@leafshift/shell-sdk';
import { SearchResults } from '@leafshift/ui/search-results';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

const MOST = 5;

/** What the header's search finds of the public board: permanent jobs, the newest first. */
export function SearchSlot() {
  const wanted = useSearched();
  return wanted === '' ? null : <Jobs wanted={wanted} />;
}

function Jobs({ wanted }: { readonly wanted: string }) {
  const { t } = useTranslation('mf-public-board');
  const { api, navigate } = useShell();
  const query = useQuery({
    queryKey: listKey('posts', { of: 'search-board', q: wanted }),
    queryFn: ({ signal }) =>
      api.send(boardPosts, { query: { q: wanted, limit: MOST, sort: 'newest' } }, { signal }),
    select: ({ posts }) =>
      posts.map(({ _id, jobType, name, location }) => ({
        path: `/job-posting/${_id}`,
        name: jobType,
        hint: [name, location].filter(Boolean).join(', '),
      })),
  });
  return <SearchResults title={t('search.jobs')} found={query} onOpen={navigate} />;
}
