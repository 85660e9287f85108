import type { TempPost } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { useWordings } from '@leafshift/i18n/wordings';
import { Money, ShiftDate, ShiftTime } from '@leafshift/ui/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './shift-facts.module.css';

/** Workers, Duration, Hourly Rate, Job Type, Job Title, Date and Location address (section 2). */
export function ShiftFacts({ shift }: { readonly shift: TempPost }) {
  const { t } = useTranslation('mf-worker');
  const { say } = useWordings();
  const formats = useFormats();
  return (
    <dl className={styles.facts}>
      <Fact label={t('shift.date')}>
        <ShiftDate at={shift.date} zone={shift.timeZone} />
        <span className={styles.second}>
          <ShiftTime start={shift.date} end={shift.endDate} zone={shift.timeZone} />
        </span>
      </Fact>
      <Fact label={t('shift.duration')}>{formats.hours(shift.duration)}</Fact>
      <Fact label={t('shift.hourlyRate')}>
        <Money dollars={shift.rate} />
      </Fact>
      <Fact label={t('shift.jobTitle')}>{say(shift.jobTitle)}</Fact>
      <Fact label={t('shift.jobType')}>{say(shift.jobType)}</Fact>
      <Fact label={t('shift.workers')}>{formats.number(shift.totalWorkers)}</Fact>
      <Fact label={t('shift.location')} isWide>
        <bdi>{shift.location.locationName}</bdi>
        <span className={styles.second}>
          <bdi>{shift.location.fullAddress}</bdi>
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
