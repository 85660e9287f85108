import Switch from 'antd/es/switch';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './key-legend.module.css';
import { areKeysOn, chooseKeys } from './keys-choice.ts';

interface KeyLegendProps {
  /** What is pressed, and what it does. */
  readonly keys: readonly (readonly [key: string, does: string])[];
}

/** Which keys do what, and the switch that ends it for who presses them by mistake. */
export function KeyLegend({ keys }: KeyLegendProps) {
  const { t } = useTranslation('mf-back-office');
  const [isOn, setOn] = useState(areKeysOn);
  const id = useId();
  const change = (on: boolean): void => {
    chooseKeys(on);
    setOn(on);
  };
  return (
    <section className={styles.legend} aria-label={t('keys.title')}>
      <span className={styles.choice}>
        <Switch id={id} size="small" checked={isOn} onChange={change} />
        <label htmlFor={id}>{t('keys.on')}</label>
      </span>
      {isOn && (
        <ul className={styles.keys}>
          {keys.map(([key, does]) => (
            <li key={key}>
              <kbd dir="ltr">{key}</kbd> {does}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
