import { Page, PageHeader } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { WorkerProfile } from '../features/profile/worker-profile.tsx';
import { useLiveShifts } from '../features/shift/use-live-shifts.ts';

export function Component() {
  const { t } = useTranslation('mf-worker');
  useLiveShifts();
  return (
    <Page>
      <PageHeader title={t('title.profile')} />
      <WorkerProfile />
    </Page>
  );
}
