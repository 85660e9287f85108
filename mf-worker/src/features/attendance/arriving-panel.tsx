import type { OwnAttendance } from '@leafshift/contracts/attendance';
import { useFormats } from '@leafshift/i18n';
import { useFocusOnChange } from '@leafshift/ui/focus';
import { FailedAct } from '@leafshift/ui/states';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WaitingNote } from '../waiting/waiting-note.tsx';
import styles from './attendance.module.css';
import { useSayArriving } from './use-say-arriving.ts';

const CHOICES = [10, 15, 30, 45, 60] as const;

interface ArrivingPanelProps {
  readonly entry: OwnAttendance;
  readonly timeZone: string;
}

/** That I am on my way, with one tap, or how late I shall be, with two (SHIFT-57); what waits for a network is not said twice. */
export function ArrivingPanel({ entry, timeZone }: ArrivingPanelProps) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  const [isLate, setIsLate] = useState(false);
  const say = useSayArriving(entry, () => setIsLate(false));
  const { arriving } = entry;
  const choices = useFocusOnChange<HTMLFieldSetElement>(isLate);
  const inMinutes = (minutes: number): string => t('attendance.minutes', { minutes });
  const waits =
    say.waits === 0 ? [t('attendance.way')] : [t('attendance.late'), inMinutes(say.waits ?? 0)];
  return (
    <div className={styles.panel}>
      <p className={styles.note} role="status">
        {arriving === null
          ? t('attendance.wayHint')
          : t(arriving.minutesLate === 0 ? 'attendance.onWay' : 'attendance.onWayLate', {
              time: formats.time(arriving.at, timeZone as never),
              minutes: arriving.minutesLate,
            })}
      </p>
      <WaitingNote isWaiting={say.waits !== null} what={waits.join(' · ')} />
      <div className={styles.buttons}>
        {arriving?.minutesLate !== 0 && (
          <Button
            size="large"
            type={arriving === null ? 'primary' : 'default'}
            loading={say.isSending && say.said === 0}
            disabled={say.waits === 0}
            onClick={() => say.tell(0)}
          >
            {t('attendance.way')}
          </Button>
        )}
        <Button size="large" aria-expanded={isLate} onClick={() => setIsLate(!isLate)}>
          {t('attendance.late')}
        </Button>
      </div>
      {isLate && (
        <fieldset ref={choices} tabIndex={-1} className={styles.choices}>
          <legend className={styles.text}>{t('attendance.lateBy')}</legend>
          <div className={styles.buttons}>
            {CHOICES.map((minutes) => (
              <Button
                key={minutes}
                size="large"
                loading={say.isSending && say.said === minutes}
                disabled={say.waits === minutes}
                onClick={() => say.tell(minutes)}
              >
                {inMinutes(minutes)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <FailedAct
        error={say.error}
        isRetrying={say.isSending}
        onRetry={() => say.tell(say.said ?? 0)}
      />
    </div>
  );
}
