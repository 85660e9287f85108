import { calendarDayIn, type TimeZone } from '@leafshift/domain/time-zone';
import type { FieldIds } from '@leafshift/ui/form';
import DatePicker from 'antd/es/date-picker';
import dayjs from 'dayjs';
import { keepEnter } from '../../shift/keep-enter.ts';
import { useTypedFormats } from '../../shift/typed-formats.ts';

interface DayPickerProps {
  readonly ids: FieldIds;
  /** `YYYY-MM-DD`, or null while there is none. */
  readonly value: string | null;
  readonly onChoose: (day: string) => void;
  readonly onBlur?: () => void;
  readonly zone: TimeZone;
  readonly now: Date;
  readonly placeholder: string;
  /** Days that cannot be chosen again. */
  readonly taken?: readonly string[];
}

const WIRE = 'YYYY-MM-DD';

/** A calendar day at the location, today or later. */
export function DayPicker(props: DayPickerProps) {
  const { ids, value, onChoose, onBlur, zone, now, placeholder, taken = [] } = props;
  const { days } = useTypedFormats();
  return (
    <DatePicker
      {...ids}
      size="large"
      format={days}
      minDate={dayjs(calendarDayIn(now, zone))}
      disabledDate={(day) => taken.includes(day.format(WIRE))}
      allowClear={false}
      placeholder={placeholder}
      onKeyDown={keepEnter}
      style={{ width: '100%' }}
      value={value ? dayjs(value) : null}
      onChange={(chosen) => chosen && onChoose(chosen.format(WIRE))}
      {...(onBlur && { onBlur })}
      {...(ids['aria-invalid'] && { status: 'error' as const })}
    />
  );
}
