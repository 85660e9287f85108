import { Page, PageHeader } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { useLiveUpdates } from '../features/live-updates/use-live-updates.ts';
import { WorkerProfile } from '../features/profile/worker-profile.tsx';

export function Component() {
  const { t } = useTranslation('mf-worker');
  useLiveUpdates();
  return (
    <Page>
      <PageHeader title={t('title.profile')} />
      <WorkerProfile />
    </Page>
  );
}
