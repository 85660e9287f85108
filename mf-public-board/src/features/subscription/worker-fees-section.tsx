import { useFormats } from '@leafshift/i18n';
import { Section } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './subscription.module.css';

/** What applies to workers: nothing is taken from their pay. */
export const WorkerFeesSection = ({ hasBank }: { hasBank: boolean }) => {
  const { t } = useTranslation('mf-public-board');
  const { dollars, percent } = useFormats();

  return (
    <Section title={t('subscription.fees')} description={t('subscription.workerText')}>
      <dl className={styles.fees}>
        <div>
          <dt>{t('subscription.monthly')}</dt>
          <dd className="ls-figures">{dollars(0)}</dd>
          <dd>{t('subscription.workerMonthlyText')}</dd>
        </div>
        <div>
          <dt>{t('subscription.ofPay')}</dt>
          <dd className="ls-figures">{percent(0)}</dd>
          <dd>{t('subscription.ofPayText')}</dd>
        </div>
      </dl>
      <p className={styles.hint}>
        {t(hasBank ? 'subscription.bankReady' : 'subscription.bankMissing')}{' '}
        {!hasBank && <Link to="/profile">{t('subscription.toProfile')}</Link>}
      </p>
    </Section>
  );
};
