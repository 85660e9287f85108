import type { TempPost } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { Money, ShiftDate, ShiftTime } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';
import { BackButton } from './back-button.tsx';
import styles from './shift-details-card.module.css';

interface ShiftDetailsCardProps {
  readonly post: TempPost;
  readonly onBack: () => void;
}

/** The shift at a glance, above the requested and the confirmed workers. */
export function ShiftDetailsCard({ post, onBack }: ShiftDetailsCardProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const facts = [
    [t('shift.workers'), formats.number(post.totalWorkers)],
    [t('shift.duration'), formats.hours(post.duration)],
    [t('shift.hourlyRate'), <Money key="rate" dollars={post.rate} />],
    [t('shift.jobType'), post.jobType],
    [t('shift.jobTitle'), post.jobTitle],
  ] as const;
  return (
    <section className={styles.card} aria-label={t('shift.details')}>
      <BackButton onClick={onBack} />
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.wide}>
          <dt>{t('shift.date')}</dt>
          <dd>
            <ShiftDate at={post.date} zone={post.timeZone} />,{' '}
            <ShiftTime start={post.date} end={post.endDate} zone={post.timeZone} />
          </dd>
        </div>
        <div className={styles.wide}>
          <dt>{t('shift.location')}</dt>
          <dd>
            {post.location.locationName}
            <span className={styles.address}>{post.location.fullAddress}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}
