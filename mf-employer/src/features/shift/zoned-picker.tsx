import { instantOf, type TimeZone, wallTimeIn } from '@leafshift/domain/time-zone';
import { useLanguage } from '@leafshift/i18n';
import DatePicker from 'antd/es/date-picker';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

interface ZonedPickerProps {
  readonly id: string;
  readonly value: Date;
  /** The zone whose clocks are shown; typed times are read in it. */
  readonly zone: TimeZone;
  readonly onChange: (value: Date) => void;
  readonly isInvalid?: boolean;
  readonly describedBy?: string;
}

/** Picks a day and a time of day as the clocks of a zone show them, whatever the reader's own. */
export function ZonedPicker(props: ZonedPickerProps) {
  const { id, value, zone, onChange, isInvalid = false, describedBy } = props;
  const isEnglish = useLanguage() === 'en';
  return (
    <DatePicker
      id={id}
      size="large"
      showTime={{ format: isEnglish ? 'h:mm A' : 'HH:mm', use12Hours: isEnglish }}
      format={isEnglish ? 'ddd, MMM D, YYYY h:mm A' : 'YYYY-MM-DD HH:mm'}
      allowClear={false}
      needConfirm={false}
      value={shown(value, zone)}
      onChange={(chosen) => chosen && onChange(read(chosen, zone))}
      status={isInvalid ? 'error' : ''}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      style={{ width: '100%' }}
    />
  );
}

/** The zone's wall time as the picker holds it: in UTC, which skips no hour. */
function shown(instant: Date, zone: TimeZone): Dayjs {
  const { year, month, day, hour, minute } = wallTimeIn(instant, zone);
  return dayjs.utc(Date.UTC(year, month - 1, day, hour, minute));
}

function read(chosen: Dayjs, zone: TimeZone): Date {
  return instantOf(
    {
      year: chosen.year(),
      month: chosen.month() + 1,
      day: chosen.date(),
      hour: chosen.hour(),
      minute: chosen.minute(),
    },
    zone,
  );
}
