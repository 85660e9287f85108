import type { TodayQueue } from '@leafshift/contracts/back-office';
import { useFormats } from '@leafshift/i18n';
import { Section } from '@leafshift/ui/page';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Age } from '../desk/age.tsx';
import styles from './today.module.css';

/** Where the work of a queue is done. */
const PAGES: Readonly<Record<TodayQueue['queue'], string>> = {
  documents: '/reviews',
  postings: '/moderation',
  reports: '/moderation?tab=reports',
  messageReports: '/moderation?tab=messages',
  disputes: '/disputes',
  appeals: '/people?tab=appeals',
  accountReviews: '/people?tab=reviews',
  payoutChecks: '/money',
  support: '/moderation?tab=support',
};

/** What waits for the back office, with how long the oldest of it has, against what is promised. */
export function Queues({ queues }: { readonly queues: readonly TodayQueue[] }) {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  return (
    <Section title={t('today.queues')}>
      <ul className={styles.queues}>
        {queues.map(({ queue, count, oldestSince, promisedHours }) => (
          <li key={queue}>
            <Link to={PAGES[queue]} className={styles.queue}>
              <span className={styles.count}>{formats.number(count)}</span>
              <span className={styles.what}>{t(`today.queue.${queue}`)}</span>
              {oldestSince === null ? (
                <StatusMark kind="complete" variant="plain">
                  {t('today.nothingWaits')}
                </StatusMark>
              ) : (
                <Age isPromiseSaid since={oldestSince} promisedHours={promisedHours} />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
