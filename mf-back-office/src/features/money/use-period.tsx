import Input from 'antd/es/input/Input';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './money.module.css';

const DAY_LENGTH = 10;

const today = (): string => new Date().toISOString().slice(0, DAY_LENGTH);

/** First and last day, as they are typed. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A period of days, this month at first, with the fields that change it. */
export function usePeriod(): readonly [Period, ReactNode] {
  const { t } = useTranslation('mf-back-office');
  const [from, setFrom] = useState(() => `${today().slice(0, -2)}01`);
  const [to, setTo] = useState(today);
  const id = useId();
  const field = (name: 'from' | 'to', value: string, change: (day: string) => void) => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${name}`}>{t(`money.${name}`)}</label>
      <Input
        id={`${id}-${name}`}
        type="date"
        value={value}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
  return [
    { from, to },
    <>
      {field('from', from, setFrom)}
      {field('to', to, setTo)}
    </>,
  ];
}
