import type { TempPost } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { useWordings } from '@leafshift/i18n/wordings';
import { Money, ShiftDate, ShiftTime } from '@leafshift/ui/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './shift-facts.module.css';

/** Workers, Duration, Hourly Rate, Job Type, Job Title, Date and Location address of a shift. */
export function ShiftFacts({ post }: { readonly post: TempPost }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const { say } = useWordings();
  return (
    <dl className={styles.facts}>
      <Fact label={t('shift.workers')}>{formats.number(post.totalWorkers)}</Fact>
      <Fact label={t('shift.duration')}>{formats.hours(post.duration)}</Fact>
      <Fact label={t('shift.hourlyRate')}>
        <Money dollars={post.rate} />
      </Fact>
      <Fact label={t('shift.jobType')}>{say(post.jobType)}</Fact>
      <Fact label={t('shift.jobTitle')}>{say(post.jobTitle)}</Fact>
      <Fact label={t('shift.date')}>
        <ShiftDate at={post.date} zone={post.timeZone} />
        <span className={styles.line}>
          <ShiftTime start={post.date} end={post.endDate} zone={post.timeZone} />
        </span>
      </Fact>
      <Fact label={t('shift.location')} isWide>
        <bdi>{post.location.locationName}</bdi>
        <span className={styles.line}>
          <bdi>{post.location.fullAddress}</bdi>
        </span>
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Fact({ label, isWide = false, children }: FactProps) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
