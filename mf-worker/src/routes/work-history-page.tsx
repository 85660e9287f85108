import { Page, PageHeader } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { useLiveShifts } from '../features/shift/use-live-shifts.ts';
import { ExportPay } from '../features/work-history/export-pay.tsx';
import { WorkHistory } from '../features/work-history/work-history.tsx';

export function Component() {
  const { t } = useTranslation('mf-worker');
  useLiveShifts();
  return (
    <Page>
      <PageHeader title={t('title.workHistory')} actions={<ExportPay />} />
      <WorkHistory />
    </Page>
  );
}
