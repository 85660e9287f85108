import { EmptyState } from '@leafshift/ui/states';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './onboarding-notice.module.css';
import { useContinueOnboarding } from './use-continue-onboarding.ts';

/** Shown instead of shifts to a worker who has not completed onboarding, with what is open to them (SHIFT-8). */
export function OnboardingNotice() {
  const { t } = useTranslation('mf-worker');
  const continueOnboarding = useContinueOnboarding();
  return (
    <>
      <EmptyState
        title={t('onboarding.title')}
        text={t('onboarding.text')}
        action={{ label: t('onboarding.action'), onClick: () => continueOnboarding.mutate() }}
      />
      <p className={styles.jobs}>
        {t('onboarding.jobsText')} <Link to="/job-posting">{t('onboarding.jobs')}</Link>
      </p>
    </>
  );
}
