import { MAX_SERIES_DAYS } from '@leafshift/domain/posting-rules';
import { calendarDayIn, type TimeZone } from '@leafshift/domain/time-zone';
import { useLanguage } from '@leafshift/i18n';
import { FieldFrame, useField } from '@leafshift/ui/form';
import DatePicker from 'antd/es/date-picker';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';

interface DaysFieldProps {
  readonly zone: TimeZone;
  readonly now: Date;
  /** Several days make several postings; an existing posting has one. */
  readonly isSeries: boolean;
}

const WIRE = 'YYYY-MM-DD';

/** On which days the shift takes place. */
export function DaysField({ zone, now, isSeries }: DaysFieldProps) {
  const { t } = useTranslation('mf-employer');
  const { message, value, onChange, onBlur, ref } = useField('days');
  const format = useLanguage() === 'en' ? 'ddd, MMM D' : WIRE;
  const days: readonly string[] = value;
  const choose = (chosen: readonly (Dayjs | null)[]) =>
    onChange(
      chosen
        .flatMap((day) => (day ? [day.format(WIRE)] : []))
        .slice(0, MAX_SERIES_DAYS)
        .sort(),
    );
  const shared = {
    ref,
    onBlur,
    size: 'large',
    format,
    minDate: dayjs(calendarDayIn(now, zone)),
    style: { width: '100%' },
    placeholder: t(isSeries ? 'postingForm.chooseDays' : 'postingForm.chooseDay'),
    ...(message && { status: 'error' as const }),
  } as const;
  return (
    <FieldFrame
      label={t(isSeries ? 'postingForm.days' : 'postingForm.day')}
      hint={isSeries && days.length > 1 ? t('postingForm.series', { count: days.length }) : null}
      error={message}
    >
      {(ids) =>
        isSeries ? (
          <DatePicker
            {...ids}
            {...shared}
            multiple
            maxTagCount="responsive"
            value={days.map((day) => dayjs(day))}
            onChange={(chosen) => choose(chosen ?? [])}
          />
        ) : (
          <DatePicker
            {...ids}
            {...shared}
            allowClear={false}
            value={days[0] ? dayjs(days[0]) : null}
            onChange={(chosen) => choose([chosen])}
          />
        )
      }
    </FieldFrame>
  );
}
