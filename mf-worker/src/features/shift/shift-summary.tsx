import type { TempPost } from '@leafshift/contracts/posts';
import { truncate } from '@leafshift/domain/text';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { WorkerAvatar } from '@leafshift/ui/avatar';
import { Money, ShiftDate, ShiftTime } from '@leafshift/ui/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmployerAverage } from '../business-rating/employer-average.tsx';
import { CredentialTag } from '../credentials/credential-tag.tsx';
import { earningsOf } from './earnings.ts';
import styles from './shift-summary.module.css';
import { WorkerShiftStatusMark } from './worker-shift-status-mark.tsx';

interface ShiftSummaryProps {
  readonly shift: TempPost;
  /** Where every shift of the list is on the same day, the day is not said again. */
  readonly withDate?: boolean;
  /** Such as how far away it is. */
  readonly note?: ReactNode;
}

/** A shift in a list: what, for whom, where, when and for how much. */
export function ShiftSummary({ shift, withDate = true, note }: ShiftSummaryProps) {
  const { t } = useTranslation('mf-worker');
  const trade = useTrade();
  const formats = useFormats();
  const { locationName, city } = shift.location;
  return (
    <span className={styles.summary}>
      <WorkerAvatar name={shift.name} photo={shift.profilePhoto} shape="square" />
      <span className={styles.body}>
        <span className={styles.line}>
          <span className={styles.title}>{trade(shift.jobTitle)}</span>
          <span className={styles.rate}>
            <Money dollars={shift.rate} />
            <span className={styles.unit}>{t('shift.anHour')}</span>
          </span>
        </span>
        <span className={styles.line}>
          <span className={styles.muted}>
            <bdi>{shift.name}</bdi> <EmployerAverage shift={shift} />
          </span>
          <span className={styles.total}>
            {t('shift.inTotal', { amount: formats.dollars(earningsOf(shift)) })}
          </span>
        </span>
        <span className={styles.muted} title={locationName}>
          <bdi>
            {truncate(locationName)}, {city}
          </bdi>
        </span>
        <span className={styles.when}>
          {withDate && <ShiftDate at={shift.date} zone={shift.timeZone} />}
          <ShiftTime start={shift.date} end={shift.endDate} zone={shift.timeZone} />
        </span>
        <span className={styles.marks}>
          <WorkerShiftStatusMark shift={shift} />
          <CredentialTag shift={shift} />
          {note && <span className={styles.note}>{note}</span>}
        </span>
      </span>
    </span>
  );
}
