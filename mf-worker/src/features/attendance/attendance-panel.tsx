import type { OwnAttendance } from '@leafshift/contracts/attendance';
import { useFormats } from '@leafshift/i18n';
import { useFocusOnChange } from '@leafshift/ui/focus';
import { FailedAct } from '@leafshift/ui/states';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { WaitingNote } from '../waiting/waiting-note.tsx';
import { ArrivingPanel } from './arriving-panel.tsx';
import styles from './attendance.module.css';
import { type Saying, useSay } from './use-say.ts';
import { useSayComing } from './use-say-coming.ts';
import { whatToSay } from './what-to-say.ts';

interface AttendancePanelProps {
  readonly entry: OwnAttendance;
  readonly timeZone: string;
  /** By the API's clock. */
  readonly now: number;
}

/** Whether I still come, that I am on my way, and that nobody is there: each one tap. */
export function AttendancePanel({ entry, timeZone, now }: AttendancePanelProps) {
  const { t } = useTranslation('mf-worker');
  const coming = useSayComing(entry);
  const { isAsked, mayArrive, isThere } = whatToSay(entry, now);
  const panel = useFocusOnChange<HTMLDivElement>(`${isAsked} ${entry.nobodyHere?.stillAt}`);
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      {isAsked && (
        <div className={styles.line}>
          <p className={styles.text}>
            {t('attendance.ask')} <span className={styles.note}>{t('attendance.noHint')}</span>
          </p>
          <Button
            type="primary"
            size="large"
            loading={coming.isSending}
            disabled={coming.isWaiting}
            onClick={coming.tell}
          >
            {t('attendance.yes')}
          </Button>
          <WaitingNote isWaiting={coming.isWaiting} />
          <FailedAct error={coming.error} isRetrying={coming.isSending} onRetry={coming.tell} />
        </div>
      )}
      {!isAsked && !mayArrive && !isThere && entry.answeredAt !== null && (
        <p className={styles.note}>{t('attendance.answered')}</p>
      )}
      {mayArrive && <ArrivingPanel entry={entry} timeZone={timeZone} />}
      {isThere && <NobodyHere entry={entry} timeZone={timeZone} now={now} />}
    </div>
  );
}

function NobodyHere({ entry, timeZone, now }: AttendancePanelProps) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  const say = useSay(entry);
  const { nobodyHere, stillNobodyFrom } = entry;
  const time = (instant: string) => formats.time(instant, timeZone as never);
  const failed = (saying: Saying) => (
    <FailedAct error={say.error} isRetrying={say.isPending} onRetry={() => say.mutate(saying)} />
  );
  if (nobodyHere === null) {
    return (
      <div className={styles.line}>
        <p className={styles.note}>{t('attendance.nobodyHint')}</p>
        <Button danger size="large" loading={say.isPending} onClick={() => say.mutate('nobody')}>
          {t('attendance.nobody')}
        </Button>
        {failed('nobody')}
      </div>
    );
  }
  return (
    <div className={styles.line}>
      <p className={styles.text}>
        {t('attendance.reported', { time: time(nobodyHere.at) })}{' '}
        {nobodyHere.stillAt !== null
          ? t('attendance.stillDone')
          : stillNobodyFrom !== null && t('attendance.stillFrom', { time: time(stillNobodyFrom) })}
      </p>
      {nobodyHere.stillAt === null && (
        <Button
          danger
          size="large"
          disabled={!whatToSay(entry, now).hasWaited}
          loading={say.isPending}
          onClick={() => say.mutate('stillNobody')}
        >
          {t('attendance.still')}
        </Button>
      )}
      {nobodyHere.stillAt === null && failed('stillNobody')}
    </div>
  );
}
