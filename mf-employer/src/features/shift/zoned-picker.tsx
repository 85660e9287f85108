import { instantOf, type TimeZone, wallTimeIn } from '@leafshift/domain/time-zone';
import DatePicker from 'antd/es/date-picker';
import dayjs, { type Dayjs } from 'dayjs';
import { keepEnter } from './keep-enter.ts';
import { useTypedFormats } from './typed-formats.ts';

interface ZonedPickerProps {
  readonly id: string;
  readonly value: Date;
  /** The zone whose clocks are shown; typed times are read in it. */
  readonly zone: TimeZone;
  /** The first and the last day that can be chosen are those of these instants. */
  readonly from?: Date;
  readonly until?: Date;
  readonly onChange: (value: Date) => void;
  readonly isInvalid?: boolean;
  readonly describedBy?: string;
}

/** Picks a day and a time of day as the clocks of a zone show them, whatever the reader's own. */
export function ZonedPicker(props: ZonedPickerProps) {
  const { id, value, zone, from, until, onChange, isInvalid = false, describedBy } = props;
  const { isEnglish, dayTimes, times } = useTypedFormats();
  return (
    <DatePicker
      id={id}
      size="large"
      showTime={{ format: times[0] ?? 'HH:mm', use12Hours: isEnglish }}
      format={dayTimes}
      // Its 'Now' would be the reader's clock.
      showNow={false}
      allowClear={false}
      needConfirm={false}
      value={shown(value, zone)}
      {...(from && { minDate: shown(from, zone).startOf('day') })}
      {...(until && { maxDate: shown(until, zone).endOf('day') })}
      onChange={(chosen) => chosen && onChange(read(chosen, zone))}
      status={isInvalid ? 'error' : ''}
      onKeyDown={keepEnter}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      style={{ width: '100%' }}
    />
  );
}

/**
 * The zone's wall time in the picker's own terms, which are those of the reader's zone. Not in UTC:
 * the picker is shared by the shell and does not know the mode of a value from another copy of dayjs.
 */
function shown(instant: Date, zone: TimeZone): Dayjs {
  const { year, month, day, hour, minute } = wallTimeIn(instant, zone);
  return dayjs(new Date(year, month - 1, day, hour, minute));
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
