import { Page, PageHeader } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { BoardFilterBar } from '../features/board/board-filters.tsx';
import { ForBusinesses } from '../features/board/for-businesses.tsx';
import { PostingList } from '../features/board/posting-list.tsx';
import { useBoardFilters } from '../features/board/use-board-filters.ts';
import { useServedHead } from '../features/board/use-served-head.ts';

export const Component = () => {
  const { t } = useTranslation('mf-public-board');
  const [filters, change] = useBoardFilters();
  useServedHead(null);

  return (
    <Page>
      <PageHeader title={t('board.title')} description={t('board.intro')} />
      <BoardFilterBar filters={filters} onChange={change} />
      <PostingList filters={filters} onClear={() => change({ q: '', province: '', facts: {} })} />
      <ForBusinesses />
    </Page>
  );
};
