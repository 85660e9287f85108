import { findWork } from '@leafshift/contracts/posts';
import { listKey } from '@leafshift/data-access';
import { useFormats } from '@leafshift/i18n';
import { useSearched, useShell } from '@leafshift/shell-sdk';
import { SearchResults } from '@leafshift/ui/search-results';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

const MOST = 5;

/** What the header's search finds for a worker: open shifts, the soonest first. */
export function SearchSlot() {
  const wanted = useSearched();
  return wanted === '' ? null : <OpenShifts wanted={wanted} />;
}

function OpenShifts({ wanted }: { readonly wanted: string }) {
  const { t } = useTranslation('mf-worker');
  const { api, navigate } = useShell();
  const formats = useFormats();
  const query = useQuery({
    queryKey: listKey('posts', { of: 'search', q: wanted }),
    queryFn: ({ signal }) =>
      api.send(findWork, { query: { q: wanted, limit: MOST, sort: 'soonest' } }, { signal }),
    select: ({ posts }) =>
      posts.map(({ _id, jobTitle, name, date, timeZone }) => ({
        path: `/find-work/${_id}`,
        name: jobTitle,
        hint: `${name}, ${formats.date(date, timeZone)}`,
      })),
  });
  return <SearchResults title={t('search.shifts')} found={query} onOpen={navigate} />;
}
