import {
  calendarDayIn,
  type Instant,
  offsetMinutes,
  toMilliseconds,
} from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { useUiText } from '../locales/use-ui-text.ts';
import { readersZone } from './readers-zone.ts';

/** Whether the clocks of a zone and the reader's own show different times. */
const differsFromReader = (instant: Instant, zone: string): boolean =>
  offsetMinutes(instant, zone) !== offsetMinutes(instant, readersZone());

const isoText = (instant: Instant): string => new Date(toMilliseconds(instant)).toISOString();

interface TimeProps {
  readonly at: Instant;
  /** The zone of the shift's location. */
  readonly zone: string;
}

/** A time of day in the shift's zone; the zone is named where the reader's clock shows another time. */
export function TimeOfDay({ at, zone }: TimeProps) {
  const formats = useFormats();
  return (
    <time className="ls-figures" dateTime={isoText(at)}>
      {formats.time(at, zone)}
      {differsFromReader(at, zone) && ` ${formats.zoneName(at, zone)}`}
    </time>
  );
}

/** A day in the shift's zone: `Fri, May 1, 2026`. */
export function ShiftDate({ at, zone }: TimeProps) {
  const formats = useFormats();
  return (
    <time className="ls-figures" dateTime={isoText(at)}>
      {formats.date(at, zone)}
    </time>
  );
}

interface ShiftTimeProps {
  readonly start: Instant;
  readonly end: Instant;
  readonly zone: string;
}

/** From when to when, `9:00 PM – 5:00 AM (next day) EDT`, in the shift's zone. */
export function ShiftTime({ start, end, zone }: ShiftTimeProps) {
  const t = useUiText();
  const formats = useFormats();
  const endsLater = calendarDayIn(start, zone) !== calendarDayIn(end, zone);
  return (
    <span className="ls-figures">
      {formats.timeRange(start, end, zone)}
      {endsLater && ` (${t('time.nextDay')})`}
      {differsFromReader(start, zone) && ` ${formats.zoneName(start, zone)}`}
    </span>
  );
}
