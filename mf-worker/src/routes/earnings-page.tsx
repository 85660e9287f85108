import { Page, PageHeader } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { Earnings } from '../features/earnings/earnings.tsx';
import { ToPapers } from '../features/earnings/to-papers.tsx';
import { useLiveShifts } from '../features/shift/use-live-shifts.ts';

export function Component() {
  const { t } = useTranslation('mf-worker');
  useLiveShifts();
  return (
    <Page>
      <PageHeader
        title={t('title.earnings')}
        description={t('earnings.text')}
        actions={<ToPapers />}
      />
      <Earnings />
    </Page>
  );
}
