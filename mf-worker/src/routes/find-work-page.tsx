import { mayOpenShiftDetails } from '@leafshift/domain/onboarding';
import { useUser } from '@leafshift/shell-sdk';
import { Card, Page, PageHeader } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { OnboardingNotice } from '../features/account/onboarding-notice.tsx';
import styles from '../features/find-work/find-work.module.css';
import { FindWork } from '../features/find-work/find-work.tsx';
import { PosterArrival } from '../features/own-clock/poster-arrival.tsx';
import { useLiveShifts } from '../features/shift/use-live-shifts.ts';

export function Component() {
  const { t } = useTranslation('mf-worker');
  useLiveShifts();
  const isOpen = mayOpenShiftDetails(useUser());
  return (
    <Page className={isOpen ? styles.page : undefined}>
      <PageHeader title={t('title.findWork')} />
      {isOpen ? (
        <>
          <PosterArrival />
          <FindWork />
        </>
      ) : (
        <Card>
          <OnboardingNotice />
        </Card>
      )}
    </Page>
  );
}
