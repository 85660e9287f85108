import type { ConfirmedWorker, ShiftStatus } from '@leafshift/contracts/posts';
import { hoursOfAssignment } from '@leafshift/domain/shift-lifecycle';
import { useFormats } from '@leafshift/i18n';
import { type MarkKind, StatusMark } from '@leafshift/ui/status-mark';
import { useTranslation } from 'react-i18next';
import styles from '../views.module.css';

const MARKS: Readonly<Record<ShiftStatus, MarkKind>> = {
  Confirmed: 'open',
  'Clocked In': 'waiting',
  'Clocked Out': 'requests-waiting',
  Completed: 'confirmed',
  'No Show': 'cancelled',
};

/** How far a confirmed worker is, and the worked hours once both times are confirmed. */
export function WorkerProgress({ worker }: { readonly worker: ConfirmedWorker }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const hours = hoursOfAssignment(worker.shiftDetails.employer);
  return (
    <span className={styles.progress}>
      {hours !== null && (
        <span className={styles.hours}>
          {t('shift.workedHours', { hours: formats.twoDecimals(hours) })}
        </span>
      )}
      <StatusMark kind={MARKS[worker.shiftStatus]}>
        {t(`shiftStatus.${worker.shiftStatus}`)}
      </StatusMark>
    </span>
  );
}
