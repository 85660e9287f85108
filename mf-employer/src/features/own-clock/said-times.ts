import type { TimeZone } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';

const NOTHING = '–';

/** How the times of a timesheet are said, in the shift's zone. */
export function useSaidTimes(zone: TimeZone) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  return {
    time: (instant: string | null): string =>
      instant === null ? NOTHING : `${formats.date(instant, zone)}, ${formats.time(instant, zone)}`,
    minutes: (minutes: number | null): string =>
      minutes === null ? NOTHING : t('ownClock.minutes', { minutes }),
  };
}
