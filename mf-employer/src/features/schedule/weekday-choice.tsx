import { useFormats } from '@leafshift/i18n';
import Checkbox from 'antd/es/checkbox';
import { useTranslation } from 'react-i18next';
import styles from './series.module.css';

interface WeekdayChoiceProps {
  /** 0 is the Sunday. */
  readonly value: readonly number[];
  readonly onChange: (weekdays: readonly number[]) => void;
}

/** On which weekdays something comes again. */
export function WeekdayChoice({ value, onChange }: WeekdayChoiceProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const toggle = (weekday: number, isOn: boolean) => {
    const others = value.filter((known) => known !== weekday);
    onChange(isOn ? [...others, weekday] : others);
  };
  return (
    <fieldset className={styles.weekdays}>
      <legend className="ls-unseen">{t('schedule.weekdays')}</legend>
      {formats.weekdays().map((name, weekday) => (
        <Checkbox
          key={name}
          checked={value.includes(weekday)}
          onChange={({ target }) => toggle(weekday, target.checked)}
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}
