import type { Timesheet } from '@leafshift/contracts/clockedtime';
import { workedHours } from '@leafshift/domain/shift-lifecycle';
import type { TimeZone } from '@leafshift/domain/time-zone';
import { isolated, useFormats } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';
import { useSaidTimes } from '../own-clock/said-times.ts';

interface Times {
  readonly clockIn: string | null;
  readonly clockOut: string | null;
  readonly breakMinutes: number;
}

/** How claimed and decided times are said, in the shift's zone. */
export function useSaidClaims(zone: TimeZone) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const { time } = useSaidTimes(zone);
  const times = ({ clockIn, clockOut, breakMinutes }: Times): string | null =>
    clockIn && clockOut
      ? t('disputes.times', { from: time(clockIn), to: time(clockOut), minutes: breakMinutes })
      : null;
  return {
    time,
    /** Null where there are none. */
    times,
    /** What the worker claims beside what was submitted. */
    claim: (name: string, { dispute, agreed }: Timesheet): string =>
      dispute === null
        ? ''
        : t('disputes.claims', {
            name: isolated(name),
            times: times(dispute),
            hours: formats.twoDecimals(
              workedHours(dispute.clockIn, dispute.clockOut, dispute.breakMinutes),
            ),
            before: formats.twoDecimals(agreed?.hours ?? 0),
          }),
  };
}
