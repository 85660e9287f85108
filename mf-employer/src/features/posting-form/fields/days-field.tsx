import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { MAX_SERIES_DAYS } from '@leafshift/domain/posting-rules';
import { type TimeZone, toCalendarDay } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { FieldFrame, FieldRow, useField } from '@leafshift/ui/form';
import { useTranslation } from 'react-i18next';
import { DayPicker } from './day-picker.tsx';
import { DayRange } from './day-range.tsx';
import styles from './fields.module.css';

interface DaysFieldProps {
  readonly zone: TimeZone;
  readonly now: Date;
  /** Several days make several postings; an existing posting has one. */
  readonly isSeries: boolean;
}

/** On which day the shift takes place, and on which further ones. */
export function DaysField({ zone, now, isSeries }: DaysFieldProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const { message, value, onChange, onBlur } = useField('days');
  const [first, ...further]: readonly string[] = value;
  const shared = { zone, now };
  return (
    <>
      <FieldRow>
        <FieldFrame
          label={t('shift.date')}
          hint={first && formats.day(toCalendarDay(first))}
          error={message}
        >
          {(ids) => (
            <DayPicker
              {...shared}
              ids={ids}
              value={first ?? null}
              onChoose={(day) => onChange([day, ...further.filter((known) => known !== day)])}
              onBlur={onBlur}
              placeholder={t('postingForm.chooseDay')}
            />
          )}
        </FieldFrame>
        {isSeries && (
          <FieldFrame label={t('postingForm.anotherDay')} optional error={undefined}>
            {(ids) => (
              <DayPicker
                {...shared}
                ids={ids}
                value={null}
                taken={value}
                onChoose={(day) => onChange(withDay(value, day))}
                placeholder={t('postingForm.addDay')}
              />
            )}
          </FieldFrame>
        )}
      </FieldRow>
      {isSeries && (
        <DayRange
          {...shared}
          days={value}
          onAdd={(days) => onChange(days.reduce(withDay, value))}
        />
      )}
      {further.length > 0 && (
        <FurtherDays
          days={further}
          onRemove={(day) => onChange(value.filter((known: string) => known !== day))}
        />
      )}
    </>
  );
}

/** The days with one more; it becomes the first day when none was chosen. */
function withDay(days: readonly string[], day: string): readonly string[] {
  const [first, ...further] = days;
  return first ? [first, ...[...further, day].sort()].slice(0, MAX_SERIES_DAYS) : [day];
}

interface FurtherDaysProps {
  readonly days: readonly string[];
  readonly onRemove: (day: string) => void;
}

function FurtherDays({ days, onRemove }: FurtherDaysProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const nameOf = (day: string) => formats.date(`${toCalendarDay(day)}T00:00:00Z`, 'UTC');
  return (
    <div>
      <p className={styles.hint}>{t('postingForm.series', { count: days.length + 1 })}</p>
      <ul className={styles.days} aria-label={t('postingForm.furtherDays')}>
        {days.map((day) => (
          <li key={day} className={styles.day}>
            {nameOf(day)}
            <button
              type="button"
              className={styles.remove}
              aria-label={t('postingForm.removeDay', { day: nameOf(day) })}
              onClick={() => onRemove(day)}
            >
              <CloseOutlined aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
