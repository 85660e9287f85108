import type { DayTimes } from '@leafshift/contracts/availability';
import { NativeSelect } from '@leafshift/ui/native-select';
import Input from 'antd/es/input';
import { useTranslation } from 'react-i18next';
import styles from './availability.module.css';

const USUAL = { from: '09:00', to: '17:00' };

interface DayTimesFieldProps {
  readonly day: string;
  readonly times: DayTimes;
  readonly problem: string | undefined;
  readonly onChange: (times: DayTimes) => void;
}

/** At which times I work on a day of the week. */
export function DayTimesField({ day, times, problem, onChange }: DayTimesFieldProps) {
  const { t } = useTranslation('mf-worker');
  const window = typeof times === 'string' ? null : times;
  const kind = typeof times === 'string' ? times : 'window';
  return (
    <li className={styles.day}>
      <span className={styles.dayName}>{day}</span>
      <NativeSelect
        isLarge
        label={t('availability.on', { day })}
        value={kind}
        options={(['any', 'window', 'none'] as const).map((value) => ({
          value,
          label: t(`availability.times.${value}`),
        }))}
        onChange={(chosen) => onChange(chosen === 'window' ? USUAL : chosen)}
      />
      {window && (
        <span className={styles.window}>
          {(['from', 'to'] as const).map((end) => (
            <Input
              key={end}
              type="time"
              size="large"
              required
              aria-label={t(`availability.${end}`, { day })}
              aria-invalid={problem !== undefined}
              value={window[end]}
              onChange={({ target }) =>
                target.value !== '' && onChange({ ...window, [end]: target.value })
              }
            />
          ))}
        </span>
      )}
      {window && window.to < window.from && (
        <span className={styles.note}>{t('availability.overMidnight')}</span>
      )}
      {problem && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </li>
  );
}
