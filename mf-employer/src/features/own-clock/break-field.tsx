import Input from 'antd/es/input/Input';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './correct-dialog.module.css';

const MOST_DIGITS = 4;

interface BreakFieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** The unpaid minutes between coming and going; none unless entered. */
export function BreakField({ value, onChange }: BreakFieldProps) {
  const { t } = useTranslation('mf-employer');
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t('ownClock.breakMinutes')}
      </label>
      <Input
        id={id}
        size="large"
        inputMode="numeric"
        maxLength={MOST_DIGITS}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
      />
    </div>
  );
}

/** Nothing typed is no break. */
export const minutesOf = (typed: string): number => (typed === '' ? 0 : Number(typed));
