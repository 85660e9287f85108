import type { User } from '@leafshift/contracts/users';
import { myProfileQuery } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { ErrorState, FormSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import { useTranslation } from 'react-i18next';
import styles from './onboarding-frame.module.css';
import { OnboardingSteps } from './onboarding-steps.tsx';
import { useDirectionalSide } from './use-directional-side.ts';

/**
 * The panel over the page: 100vw under 800 px, 80vw under 1280 px, 70vw above (ONBOARD-14). It cannot
 * be closed, so it has the way out that the page's covered menu has.
 */
export function OnboardingFrame({ user }: { user: User }) {
  const { t } = useTranslation('mf-onboarding');
  const { api, signOut } = useShell();
  const side = useDirectionalSide();
  const profile = useQuery(myProfileQuery(api));

  return (
    <Drawer
      open
      placement={side}
      title={t('title')}
      extra={
        <Button type="text" onClick={signOut}>
          {t('signOut')}
        </Button>
      }
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      classNames={{ wrapper: styles.panel ?? '', body: styles.body ?? '' }}
      // The drawer's own width goes, so that the one of the style sheet counts.
      styles={{ wrapper: { width: '' } }}
    >
      {profile.data ? (
        <OnboardingSteps user={user} profile={profile.data} />
      ) : (
        <div className={styles.waiting}>
          {profile.isError ? (
            <ErrorState
              error={profile.error}
              onRetry={profile.refetch}
              isRetrying={profile.isFetching}
            />
          ) : (
            <FormSkeleton />
          )}
        </div>
      )}
    </Drawer>
  );
}
