import type { HowToApply } from '@leafshift/contracts/posts';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import styles from './apply-here.module.css';
import { applyTarget } from './apply-target.ts';

const inNewWindow = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** 'Apply Here': the external form, a mail to the employer, or how to apply. */
export const ApplyHere = ({ apply }: { apply: HowToApply }) => {
  const { t } = useTranslation('mf-public-board');

  if (apply.kind === 'instructions') {
    return (
      <section className={styles.apply}>
        <h2 className={styles.heading}>{t('posting.howToApply')}</h2>
        <p className={styles.hint}>{apply.text}</p>
      </section>
    );
  }
  return (
    <section className={styles.apply}>
      <Button
        type="primary"
        size="large"
        block
        href={applyTarget(apply)}
        {...(apply.kind === 'form' && inNewWindow)}
      >
        {t('posting.apply')}
      </Button>
      <p className={styles.hint}>
        {apply.kind === 'form'
          ? t('posting.applyByForm')
          : t('posting.applyByEmail', { email: apply.email })}
      </p>
    </section>
  );
};
