import { Page } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { WorkerHome } from '../features/home/worker-home.tsx';
import { useLiveUpdates } from '../features/live-updates/use-live-updates.ts';

export function Component() {
  const { t } = useTranslation('mf-worker');
  useLiveUpdates();
  return (
    <Page>
      <h1 className="ls-unseen">{t('title.home')}</h1>
      <WorkerHome />
    </Page>
  );
}
