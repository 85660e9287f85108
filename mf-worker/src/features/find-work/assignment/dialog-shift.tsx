import type { TempPost } from '@leafshift/contracts/posts';
import { useTrade } from '@leafshift/i18n/messages';
import { ShiftDate, ShiftTime } from '@leafshift/ui/text';
import styles from './dialog-shift.module.css';

/** Which shift a dialog is about. */
export function DialogShift({ shift }: { readonly shift: TempPost }) {
  const trade = useTrade();
  return (
    <p className={styles.shift}>
      <strong className={styles.title}>{trade(shift.jobTitle)}</strong>
      <span>
        <bdi>
          {shift.name}, {shift.location.locationName}
        </bdi>
      </span>
      <span>
        <ShiftDate at={shift.date} zone={shift.timeZone} />{' '}
        <ShiftTime start={shift.date} end={shift.endDate} zone={shift.timeZone} />
      </span>
    </p>
  );
}
