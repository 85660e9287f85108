import type { User } from '@leafshift/contracts/users';
import { myProfileQuery } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { ErrorState, FormSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import Drawer from 'antd/es/drawer';
import { useTranslation } from 'react-i18next';
import styles from './onboarding-frame.module.css';
import { OnboardingSteps } from './onboarding-steps.tsx';
import { useDirectionalSide } from './use-directional-side.ts';

/** The panel over the page: 100vw under 800 px, 80vw under 1280 px, 70vw above (section 2). */
export function OnboardingFrame({ user }: { user: User }) {
  const { t } = useTranslation('mf-onboarding');
  const { api } = useShell();
  const side = useDirectionalSide();
  const profile = useQuery(myProfileQuery(api));

  return (
    <Drawer
      open
      placement={side}
      size="var(--onboarding-width)"
      title={t('title')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      rootClassName={styles.panel ?? ''}
      classNames={{ body: styles.body ?? '' }}
    >
      {profile.isPending && <FormSkeleton />}
      {profile.isError && <ErrorState error={profile.error} onRetry={() => profile.refetch()} />}
      {profile.data && <OnboardingSteps user={user} profile={profile.data} />}
    </Drawer>
  );
}
