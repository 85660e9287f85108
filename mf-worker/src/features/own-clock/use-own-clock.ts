import {
  type ClockedMoment,
  type SelfClockForm,
  selfClockIn,
  selfClockOut,
  type Timesheet,
} from '@leafshift/contracts/clockedtime';
import type { TempPost } from '@leafshift/contracts/posts';
import { useWaitingCall } from '@leafshift/remote-pages/waiting';
import { useTranslation } from 'react-i18next';
import type { NextTimes } from './next-times.ts';

interface OwnClock {
  /** What can be recorded next, after what waits for a network. */
  readonly next: NextTimes;
  readonly isWaiting: boolean;
  /** As `send` of a waiting call. */
  readonly record: (moment: ClockedMoment, form: SelfClockForm) => Promise<void>;
}

/** Clocks me in and out of a shift; without a network later, with the time of this device (HOURS-30). */
export function useOwnClock(
  shift: TempPost,
  known: NextTimes,
  onRecorded: (sheet: Timesheet, moment: ClockedMoment) => void,
): OwnClock {
  const { t } = useTranslation('mf-worker');
  const params = { postId: shift._id };
  const coming = useWaitingCall(selfClockIn, params, {
    onSent: (sheet) => onRecorded(sheet, 'in'),
  });
  const going = useWaitingCall(selfClockOut, params, {
    onSent: (sheet) => onRecorded(sheet, 'out'),
  });
  const place = shift.location.locationName;
  return {
    next: afterWaiting(known, coming.isWaiting, going.isWaiting),
    isWaiting: coming.isWaiting || going.isWaiting,
    record: (moment, body) =>
      moment === 'in'
        ? coming.send({ params, body }, `${t('ownClock.clockIn')} · ${place}`)
        : going.send({ params, body }, `${t('ownClock.clockOut')} · ${place}`),
  };
}

/** Who has come and waits to say so can say that they leave, and then nothing more. */
function afterWaiting(known: NextTimes, comes: boolean, goes: boolean): NextTimes {
  if (goes) return { byCode: null, byWord: null };
  return comes ? { byCode: 'out', byWord: 'out' } : known;
}
