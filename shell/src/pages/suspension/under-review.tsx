import { Page, PageHeader, Section } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { ToSupport } from '../../support/to-support.tsx';
import styles from './suspension.module.css';

/** An account that matches one that was suspended, until a person has looked. */
export function UnderReview() {
  const { t } = useTranslation('shell');
  return (
    <Page width="narrow">
      <PageHeader title={t('review.title')} />
      <Section title={t('review.what')}>
        <div className={styles.text}>
          <p>{t('review.text')}</p>
          <p>{t('review.next')}</p>
          <p>
            <ToSupport />
          </p>
        </div>
      </Section>
    </Page>
  );
}
