import type { Timesheet } from '@leafshift/contracts/clockedtime';
import { useFormats } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';
import styles from './hours.module.css';
import { LeftByChoice } from './left-by-choice.tsx';

interface HoursSumProps {
  readonly sheet: Timesheet;
  readonly timeZone: string;
}

/** The hours and the pay as they were submitted, and until when they can be disputed. */
export function HoursSum({ sheet, timeZone }: HoursSumProps) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  const { agreed, acceptBy, state } = sheet;
  if (!agreed) return null;
  const isAbsent = agreed.hours === 0;
  return (
    <div className={styles.sum}>
      <p className={styles.figures}>
        {isAbsent
          ? t('hours.absent')
          : t('hours.figures', {
              hours: formats.twoDecimals(agreed.hours),
              pay: formats.dollars(agreed.pay),
            })}
      </p>
      <LeftByChoice sheet={sheet} />
      {state === 'submitted' && acceptBy && (
        <p className={styles.note}>
          {t(isAbsent ? 'hours.absentUntil' : 'hours.until', {
            time: `${formats.date(acceptBy, timeZone)}, ${formats.time(acceptBy, timeZone)}`,
          })}
        </p>
      )}
    </div>
  );
}
