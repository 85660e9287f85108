import { people } from '@leafshift/contracts/back-office';
import { listKey } from '@leafshift/data-access';
import { useSearched, useShell } from '@leafshift/shell-sdk';
import { SearchResults } from '@leafshift/ui/search-results';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

const MOST = 5;

/** What the header's search finds for the back office: people by name, address, number or id. */
export function SearchSlot() {
  const wanted = useSearched();
  return wanted === '' ? null : <People wanted={wanted} />;
}

function People({ wanted }: { readonly wanted: string }) {
  const { t } = useTranslation('mf-back-office');
  const { api, navigate } = useShell();
  const query = useQuery({
    queryKey: listKey('admin', { of: 'search-people', q: wanted }),
    queryFn: ({ signal }) => api.send(people, { query: { q: wanted, limit: MOST } }, { signal }),
    select: ({ people }) =>
      people.map(({ _id, name, email }) => ({
        path: `/people/${_id}`,
        name,
        hint: email,
      })),
  });
  return <SearchResults title={t('search.people')} found={query} onOpen={navigate} />;
}
