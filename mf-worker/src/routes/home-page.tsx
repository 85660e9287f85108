import { Page } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { WorkerHome } from '../features/home/worker-home.tsx';
import { useLiveShifts } from '../features/shift/use-live-shifts.ts';

export function Component() {
  const { t } = useTranslation('mf-worker');
  useLiveShifts();
  return (
    <Page>
      <h1 className="ls-unseen">{t('title.home')}</h1>
      <WorkerHome />
    </Page>
  );
}
