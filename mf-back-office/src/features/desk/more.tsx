import { LoadMore } from '@leafshift/ui/load-more';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** The end of a list of the desk, where there is more of it. */
export function More({ query }: { readonly query: UseInfiniteQueryResult<unknown> }) {
  const { t } = useTranslation('mf-back-office');
  return (
    <LoadMore
      label={t('action.more')}
      hasMore={query.hasNextPage}
      isLoading={query.isFetchingNextPage}
      error={query.isFetchNextPageError ? query.error : null}
      onMore={() => query.fetchNextPage()}
    />
  );
}
