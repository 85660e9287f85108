import type { Timesheet } from '@leafshift/contracts/clockedtime';
import type { TempPost } from '@leafshift/contracts/posts';
import { paidByDecision } from '@leafshift/domain/paid-by-decision';
import { workedHours } from '@leafshift/domain/shift-lifecycle';
import type { TimeZone } from '@leafshift/domain/time-zone';
import { isolated, useFormats } from '@leafshift/i18n';
import { timesOf } from '@leafshift/remote-pages/shifts';
import { useTranslation } from 'react-i18next';
import { useSaidTimes } from '../own-clock/said-times.ts';

interface Times {
  readonly clockIn: string | null;
  readonly clockOut: string | null;
  readonly breakMinutes: number;
}

/** What was claimed, agreed or decided. */
interface Part extends Times {
  readonly sentHome?: boolean | undefined;
}

type Dispute = NonNullable<Timesheet['dispute']>;

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
    /** The times, and whether the worker was sent home; null where there is neither. */
    part: ({ sentHome = false, ...claimed }: Part): string | null => {
      const said = [times(claimed), sentHome ? t('disputes.wasSentHome') : null];
      return said.filter((one) => one !== null).join(' · ') || null;
    },
    /** What the worker claims beside what was submitted. */
    claim: (name: string, post: TempPost, sheet: Timesheet): string =>
      sheet.dispute === null
        ? ''
        : t('disputes.claims', {
            name: isolated(name),
            times: times(sheet.dispute),
            hours: formats.twoDecimals(claimedHours(post, sheet, sheet.dispute)),
            before: formats.twoDecimals(sheet.agreed?.hours ?? 0),
          }),
  };
}

/** The hours of the claimed times, or what is paid by them where the worker says that they were sent home. */
const claimedHours = (post: TempPost, { employer }: Timesheet, dispute: Dispute): number =>
  dispute.sentHome === true
    ? paidByDecision(timesOf(post), employer, dispute).hours
    : workedHours(dispute.clockIn, dispute.clockOut, dispute.breakMinutes);
