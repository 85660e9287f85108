import type { QuietTime } from '@leafshift/contracts/preferences';
import Input from 'antd/es/input';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../settings-page.module.css';

type Times = Pick<QuietTime, 'from' | 'to'>;

interface Props {
  readonly quiet: QuietTime;
  readonly onChange: (times: Times) => void;
}

/** From when to when; taken when a field is left with a time in it. */
export function QuietHours({ quiet: { from, to, timeZone }, onChange }: Props) {
  const { t } = useTranslation('shell');
  const id = useId();
  const [known, setKnown] = useState<Times>({ from, to });
  const [times, setTimes] = useState<Times>({ from, to });
  // What is in force now takes the place of what is typed; the fields stay, with the focus.
  if (known.from !== from || known.to !== to) {
    setKnown({ from, to });
    setTimes({ from, to });
  }
  const take = (): void => {
    const isChanged = times.from !== from || times.to !== to;
    if (times.from && times.to && isChanged) onChange(times);
  };
  return (
    <>
      <div className={styles.times}>
        {(['from', 'to'] as const).map((end) => (
          <label key={end} htmlFor={`${id}-${end}`} className={styles.time}>
            <span>{t(`push.quiet.${end}`)}</span>
            <Input
              id={`${id}-${end}`}
              type="time"
              size="large"
              value={times[end]}
              onChange={({ target }) => setTimes({ ...times, [end]: target.value })}
              onBlur={take}
            />
          </label>
        ))}
      </div>
      <p className={styles.hint}>{t('push.quiet.zone', { zone: timeZone.replaceAll('_', ' ') })}</p>
    </>
  );
}
