import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { useShell } from '@leafshift/shell-sdk';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { useSkipOnboarding } from '../frame/use-skip-onboarding.ts';
import styles from './onboarding-banner.module.css';

/** Reminds a user who skipped onboarding; the X hides the banner for this browser session. */
export function OnboardingBanner() {
  const { t } = useTranslation('mf-onboarding');
  const shell = useShell();
  const skipping = useSkipOnboarding();

  // The banner is gone as soon as the flag is cleared, so its own callbacks would not run.
  const goOn = async (): Promise<void> => {
    const user = await skipping.mutateAsync(false).catch(() => null);
    if (user) shell.navigate('/profile');
  };

  return (
    <aside className={styles.banner} aria-label={t('title')}>
      <p className={styles.text}>{t('banner.text')}</p>
      <Button type="primary" loading={skipping.isPending} onClick={goOn}>
        {t('banner.go')}
      </Button>
      <Button
        type="text"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('banner.hide')}
        onClick={() => shell.setSessionSkipOnboarding(true)}
      />
    </aside>
  );
}
